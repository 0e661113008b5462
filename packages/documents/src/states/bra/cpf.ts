import { weightedSum } from '../../rules/weighted-sum.js'

const first = [10, 9, 8, 7, 6, 5, 4, 3, 2]
const second = [11, ...first]

/** Brazil's CPF: two check digits modulo 11 (Receita Federal). Eleven equal digits hold, and belong to nobody. */
export const cpfHolds = (cpf: string): boolean => {
  const digits = cpf.replace(/[.-]/g, '')
  if (!/^\d{11}$/.test(digits) || /^(\d)\1+$/.test(digits)) return false
  const check = (weights: readonly number[]) => ((weightedSum(digits.slice(0, weights.length), weights) * 10) % 11) % 10
  return check(first) === Number(digits[9]) && check(second) === Number(digits[10])
}
