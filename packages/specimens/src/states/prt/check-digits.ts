import { weightedSum } from '../weighted-sum.js'

/** Portugal's tax number from its first eight digits. */
export const completeNif = (eight: string): string => {
  const rest = weightedSum(eight, [9, 8, 7, 6, 5, 4, 3, 2]) % 11
  return `${eight}${rest < 2 ? 0 : 11 - rest}`
}

/** The last digit of the number of Portugal's Cartão de Cidadão, of its first eleven characters. */
export const ccDigit = (eleven: string): number => {
  const total = [...eleven].reverse().reduce((all, character, index) => {
    const product = Number.parseInt(character, 36) * (index % 2 === 0 ? 2 : 1)
    return all + (index % 2 === 0 && product > 9 ? product - 9 : product)
  }, 0)
  return (10 - (total % 10)) % 10
}
