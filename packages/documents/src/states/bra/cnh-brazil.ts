import { weightedSum } from '../../rules/weighted-sum.js'

const falling = [9, 8, 7, 6, 5, 4, 3, 2, 1]
const rising = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** Register number of Brazil's driving licence: two digits modulo 11, of which the second yields to a first of ten. */
export const cnhBrazilHolds = (number: string): boolean => {
  if (!/^\d{11}$/.test(number)) return false
  const nine = number.slice(0, 9)
  const first = weightedSum(nine, falling) % 11
  const second = (weightedSum(nine, rising) % 11) - (first === 10 ? 2 : 0)
  const digit = (value: number) => (value < 0 ? value + 11 : value % 11 === 10 ? 0 : value)
  return digit(first) === Number(number[9]) && digit(second) === Number(number[10])
}
