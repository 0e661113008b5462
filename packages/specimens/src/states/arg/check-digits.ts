import { weightedSum } from '../weighted-sum.js'

/** The digit of Argentina's CUIL; ten is not given out: its holder gets another prefix. */
export const cuilDigit = (ten: string): number => (11 - (weightedSum(ten, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11
