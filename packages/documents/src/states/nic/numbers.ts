import { payloadDate } from '../../barcodes/payload-date.js'
import type { NumberRules, ToldByNumber } from '../number-rule.js'
import { twoDigitBirth } from '../two-digit-birth.js'

/** No I, Ñ, O and Z. */
const nicaraguanLetters = 'ABCDEFGHJKLMNPQRSTUVWXY'

/** Nicaragua's cédula: municipality, birth date ddmmyy, serial, and a letter that is the thirteen digits modulo 23 (CSE). */
const cedulaNicaraguaHolds = (number: string): boolean => {
  const match = /^(\d{3}(\d{2})(\d{2})(\d{2})\d{4})([A-Z])$/.exec(number)
  if (!match) return false
  const [, digits, day, month, year, letter] = match as unknown as [string, string, string, string, string, string]
  // 29 February stands in a year of either century.
  const isDay = ['19', '20'].some((century) => payloadDate(century + year, month, day) !== undefined)
  return isDay && nicaraguanLetters[Number(digits) % nicaraguanLetters.length] === letter
}

const tellNicaraguan = (number: string, today: Date): ToldByNumber | null => {
  const match = /^\d{3}(\d{2})(\d{2})(\d{2})\d{4}[A-Z]$/.exec(number)
  return match && { birth_date: twoDigitBirth(match[1]!, match[2]!, match[3]!, today) }
}

export const nicNumbers = {
  'cedula-nicaragua': { holds: cedulaNicaraguaHolds, tells: tellNicaraguan },
} as const satisfies NumberRules
