import { payloadDate } from '../../barcodes/payload-date.js'
import type { NumberRules, ToldByNumber } from '../number-rule.js'

/** The seventh digit tells the century of birth. */
const centuries = ['19', '19', '19', '19', '19', '19', '20', '20', '20', '18']

/** Cuba's identity number: birth date YYMMDD, century, serial, sex by the tenth digit; its check digit is not public. */
export const carneCubaHolds = (number: string): boolean => cubanBirth(number) !== undefined

/** DD-MM-YYYY. */
const cubanBirth = (number: string): string | undefined =>
  /^\d{11}$/.test(number)
    ? payloadDate(centuries[Number(number[6])]! + number.slice(0, 2), number.slice(2, 4), number.slice(4, 6))
    : undefined

/** The tenth digit is even for men. */
const tellCuban = (number: string): ToldByNumber | null => {
  const birth_date = cubanBirth(number)
  return birth_date ? { birth_date, gender: Number(number[9]) % 2 === 0 ? 'M' : 'F' } : null
}

export const cubNumbers = {
  'carne-cuba': { holds: carneCubaHolds, tells: tellCuban },
} as const satisfies NumberRules
