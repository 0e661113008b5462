import { payloadDate } from '../../barcodes/payload-date.js'
import type { Initials, NumberRules, ToldByNumber } from '../number-rule.js'
import { twoDigitBirth } from '../two-digit-birth.js'

const values = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'

/** Mexico's population registry key: the last digit checks the seventeen characters before it (RENAPO). */
export const curpHolds = (curp: string): boolean => {
  if (!/^[A-Z]{4}\d{6}[HMX][A-Z]{5}[0-9A-Z]\d$/.test(curp)) return false
  const sum = [...curp.slice(0, 17)].reduce((total, letter, index) => total + values.indexOf(letter) * (18 - index), 0)
  return (10 - (sum % 10)) % 10 === Number(curp[17])
}

/** On Mexican documents H is a man, M a woman (mujer). */
const sexOf = (letter: string | undefined): ToldByNumber =>
  letter === 'H' ? { gender: 'M' } : letter === 'M' ? { gender: 'F' } : {}

/** The seventeenth character is a digit for those born before 2000 (RENAPO). */
const tellCurp = (curp: string): ToldByNumber | null => {
  const match = /^[A-Z]{4}(\d{2})(\d{2})(\d{2})([HMX])[A-Z]{5}([0-9A-Z])\d$/.exec(curp)
  if (!match) return null
  const [, year, month, day, sex, place] = match
  return { ...sexOf(sex), birth_date: `${day}-${month}-${/\d/.test(place!) ? '19' : '20'}${year}` }
}

/** Four letters and a birth date of six digits. */
const CURP_BEGINS = /^[A-Z]{4}\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])/

/** RENAPO: the first letter of the first surname, its first vowel, then the first letters of the second surname and of the given name. */
const initialsInCurp = (curp: string): Initials | null => {
  const [first, , second, given] = CURP_BEGINS.test(curp) ? curp : ''
  return first && second && given ? { surnames: [first, second], names: given } : null
}

const FORM = /^[A-Z]{6}(\d{2})(\d{2})(\d{2})(0[1-9]|[12]\d|3[0-2]|8[78])[HM]\d{3}$/

/**
 * Mexico's voter key: letters of the names, birth date, state of birth (87 and 88 abroad), sex, check digit and two that
 * tell namesakes apart. How the check digit is computed is not public.
 */
const claveDeElectorHolds = (key: string): boolean => {
  const [, year, month, day] = FORM.exec(key) ?? []
  // 29 February stands in a year of either century.
  return ['19', '20'].some((century) => payloadDate(century + year, month ?? '', day ?? '') !== undefined)
}

const tellVoterKey = (key: string, today: Date): ToldByNumber | null => {
  const match = /^[A-Z]{6}(\d{2})(\d{2})(\d{2})\d{2}([HM])\d{3}$/.exec(key)
  return match && { ...sexOf(match[4]), birth_date: twoDigitBirth(match[3]!, match[2]!, match[1]!, today) }
}

export const mexNumbers = {
  curp: { holds: curpHolds, tells: tellCurp, initials: initialsInCurp },
  'clave-de-elector': { holds: claveDeElectorHolds, tells: tellVoterKey },
} as const satisfies NumberRules
