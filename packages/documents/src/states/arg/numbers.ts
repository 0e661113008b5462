import type { NumberRules } from '../number-rule.js'
import { weightedSum } from '../weighted-sum.js'

const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]

/** Argentina's CUIL: a prefix, the DNI's number and a digit modulo 11; a ten is avoided by another prefix (ANSES). */
const cuilArgentinaHolds = (cuil: string): boolean => {
  const digits = cuil.replaceAll('-', '')
  if (!/^2[0347]\d{9}$/.test(digits)) return false
  return (11 - (weightedSum(digits.slice(0, 10), weights) % 11)) % 11 === Number(digits[10])
}

export const argNumbers = {
  'cuil-argentina': { holds: cuilArgentinaHolds },
} as const satisfies NumberRules
