import { weightedSum } from '../weighted-sum.js'

/** Brazil's CPF from its first nine digits. */
export const completeCpf = (nine: string): string => {
  const digit = (digits: string, first: number) =>
    ((weightedSum(
      digits,
      [...digits].map((_, i) => first - i),
    ) *
      10) %
      11) %
    10
  const ten = nine + digit(nine, 10)
  return ten + digit(ten, 11)
}

/** Register number of Brazil's driving licence from its first nine digits; tens are written 0. */
export const completeCnh = (nine: string): string => {
  const first = weightedSum(nine, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11
  const second = (weightedSum(nine, [1, 2, 3, 4, 5, 6, 7, 8, 9]) % 11) - (first === 10 ? 2 : 0)
  const digit = (value: number) => (value < 0 ? value + 11 : value === 10 ? 0 : value)
  return `${nine}${digit(first)}${digit(second)}`
}
