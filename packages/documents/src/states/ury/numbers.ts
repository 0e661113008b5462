import type { NumberRules } from '../number-rule.js'
import { weightedSum } from '../weighted-sum.js'

const weights = [8, 1, 2, 3, 4, 7, 6]

/** Uruguay's cédula: seven digits, shorter ones filled up with zeros, and their weighted sum modulo 10. */
const ciUruguayHolds = (number: string): boolean => {
  const digits = number.replace(/[.-]/g, '')
  if (!/^\d{7,8}$/.test(digits)) return false
  return weightedSum(digits.slice(0, -1).padStart(7, '0'), weights) % 10 === Number(digits.at(-1))
}

export const uryNumbers = {
  'ci-uruguay': { holds: ciUruguayHolds },
} as const satisfies NumberRules
