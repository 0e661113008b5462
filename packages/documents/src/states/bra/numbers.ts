import type { NumberRules } from '../number-rule.js'
import { weightedSum } from '../weighted-sum.js'

const first = [10, 9, 8, 7, 6, 5, 4, 3, 2]
const second = [11, ...first]

/** Brazil's CPF: two check digits modulo 11 (Receita Federal). Eleven equal digits hold, and belong to nobody. */
const cpfHolds = (cpf: string): boolean => {
  const digits = cpf.replace(/[.-]/g, '')
  if (!/^\d{11}$/.test(digits) || /^(\d)\1+$/.test(digits)) return false
  const check = (weights: readonly number[]) => ((weightedSum(digits.slice(0, weights.length), weights) * 10) % 11) % 10
  return check(first) === Number(digits[9]) && check(second) === Number(digits[10])
}

const falling = [9, 8, 7, 6, 5, 4, 3, 2, 1]
const rising = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** Register number of Brazil's driving licence: two digits modulo 11, of which the second yields to a first of ten. */
const cnhBrazilHolds = (number: string): boolean => {
  if (!/^\d{11}$/.test(number)) return false
  const nine = number.slice(0, 9)
  const first = weightedSum(nine, falling) % 11
  const second = (weightedSum(nine, rising) % 11) - (first === 10 ? 2 : 0)
  const digit = (value: number) => (value < 0 ? value + 11 : value % 11 === 10 ? 0 : value)
  return digit(first) === Number(number[9]) && digit(second) === Number(number[10])
}

export const braNumbers = {
  cpf: { holds: cpfHolds },
  'cnh-brazil': { holds: cnhBrazilHolds },
} as const satisfies NumberRules
