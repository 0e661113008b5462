import type { NumberRules } from '../number-rule.js'
import { weightedSum } from '../weighted-sum.js'

const weights = [9, 8, 7, 6, 5, 4, 3, 2]

/** El Salvador's DUI: eight digits and a check digit modulo 10 (RNPN). */
const duiElSalvadorHolds = (number: string): boolean =>
  /^\d{9}$/.test(number) && (10 - (weightedSum(number.slice(0, 8), weights) % 10)) % 10 === Number(number[8])

export const slvNumbers = {
  'dui-el-salvador': { holds: duiElSalvadorHolds },
} as const satisfies NumberRules
