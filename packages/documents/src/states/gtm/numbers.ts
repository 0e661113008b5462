import type { NumberRules } from '../number-rule.js'
import { weightedSum } from '../weighted-sum.js'

/** Municipalities of the departments 01 to 22 (RENAP). */
const municipalities = [17, 8, 16, 16, 13, 14, 19, 8, 24, 21, 9, 30, 32, 21, 8, 17, 14, 5, 11, 11, 7, 17]
const weights = [2, 3, 4, 5, 6, 7, 8, 9]

/** Guatemala's CUI: eight digits, their check digit modulo 11, department and municipality of birth. */
const cuiGuatemalaHolds = (number: string): boolean => {
  if (!/^\d{13}$/.test(number)) return false
  const department = Number(number.slice(9, 11))
  const municipality = Number(number.slice(11))
  if (municipality < 1 || municipality > (municipalities[department - 1] ?? 0)) return false
  return weightedSum(number.slice(0, 8), weights) % 11 === Number(number[8])
}

export const gtmNumbers = {
  'cui-guatemala': { holds: cuiGuatemalaHolds },
} as const satisfies NumberRules
