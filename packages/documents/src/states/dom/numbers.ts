import { luhnDigit } from '../luhn-digit.js'
import type { NumberRules } from '../number-rule.js'

/** The Dominican cédula: eleven digits of which the last is Luhn's check digit (JCE). Some old numbers break it. */
const cedulaDominicanaHolds = (number: string): boolean =>
  /^\d{11}$/.test(number) && luhnDigit(number.slice(0, 10)) === Number(number[10])

export const domNumbers = {
  'cedula-dominicana': { holds: cedulaDominicanaHolds },
} as const satisfies NumberRules
