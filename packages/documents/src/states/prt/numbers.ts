import type { NumberRules } from '../number-rule.js'
import { weightedSum } from '../weighted-sum.js'

const value = (character: string): number => Number.parseInt(character, 36)

/**
 * Number of Portugal's Cartão de Cidadão, 00000000 0 ZZ4: every second character from the right, the check digit itself
 * not counted, is doubled; the sum of all is a multiple of ten (Autenticação.gov).
 */
const ccPortugalHolds = (number: string): boolean => {
  const plain = number.replaceAll(' ', '')
  if (!/^\d{9}[0-9A-Z]{2}\d$/.test(plain)) return false
  const sum = [...plain].reverse().reduce((total, character, index) => {
    const product = value(character) * (index % 2 === 1 ? 2 : 1)
    return total + (index % 2 === 1 && product > 9 ? product - 9 : product)
  }, 0)
  return sum % 10 === 0
}

const weights = [9, 8, 7, 6, 5, 4, 3, 2]

/** Portugal's tax number: the ninth digit checks the eight before it modulo 11; ten and eleven are written 0. */
const nifPortugalHolds = (nif: string): boolean => {
  if (!/^\d{9}$/.test(nif)) return false
  const rest = weightedSum(nif.slice(0, 8), weights) % 11
  return (rest < 2 ? 0 : 11 - rest) === Number(nif[8])
}

export const prtNumbers = {
  'cc-portugal': { holds: ccPortugalHolds },
  'nif-portugal': { holds: nifPortugalHolds },
} as const satisfies NumberRules
