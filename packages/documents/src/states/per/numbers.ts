import type { NumberRules } from '../number-rule.js'

const weights = [3, 2, 7, 6, 5, 4, 3, 2]
const digits = '67890112345'
const letters = 'KABCDEFGHIJ'

/** Peru's DNI with its verification character, a digit or a letter: weights modulo 11 (RENIEC). */
const dniPeruHolds = (number: string): boolean => {
  const match = /^(\d{8})-?([0-9A-K])?$/.exec(number)
  if (!match) return false
  if (match[2] === undefined) return true
  const sum = [...match[1]!].reduce((total, digit, index) => total + Number(digit) * weights[index]!, 0)
  const key = 11 - (sum % 11)
  const place = key === 11 ? 0 : key
  return digits[place] === match[2] || letters[place] === match[2]
}

export const perNumbers = {
  'dni-peru': { holds: dniPeruHolds },
} as const satisfies NumberRules
