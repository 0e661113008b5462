import { luhnDigit } from '../luhn-digit.js'
import type { NumberRules } from '../number-rule.js'

/** Ecuador's cédula: province 01–24 or 30, third digit below 6, the last one Luhn's check digit. */
const cedulaEcuadorHolds = (number: string): boolean => {
  if (!/^\d{10}$/.test(number)) return false
  const province = Number(number.slice(0, 2))
  if (province < 1 || (province > 24 && province !== 30) || Number(number[2]) > 5) return false
  return luhnDigit(number.slice(0, 9)) === Number(number[9])
}

export const ecuNumbers = {
  'cedula-ecuador': { holds: cedulaEcuadorHolds },
} as const satisfies NumberRules
