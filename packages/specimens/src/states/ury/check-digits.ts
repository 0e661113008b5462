import { weightedSum } from '../weighted-sum.js'

/** Uruguay's cédula from its first seven digits. */
export const completeCi = (seven: string): string => `${seven}${weightedSum(seven, [8, 1, 2, 3, 4, 7, 6]) % 10}`
