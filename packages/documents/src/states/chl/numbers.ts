import type { NumberRules } from '../number-rule.js'

/** Chile's RUN: weights 2…7 from the right, modulo 11, K for ten. */
const runHolds = (run: string): boolean => {
  const match = /^(\d{6,8})([\dK])$/.exec(run.replace(/[.-]/g, ''))
  if (!match) return false
  const sum = [...match[1]!].reverse().reduce((total, digit, index) => total + Number(digit) * (2 + (index % 6)), 0)
  return '0123456789K0'[11 - (sum % 11)] === match[2]
}

export const chlNumbers = {
  run: { holds: runHolds },
} as const satisfies NumberRules
