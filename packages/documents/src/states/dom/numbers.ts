import type { NumberRules } from '../number-rule.js'

/** The Dominican cédula: eleven digits of which the last is Luhn's check digit (JCE). Some old numbers break it. */
const cedulaDominicanaHolds = (number: string): boolean => {
  if (!/^\d{11}$/.test(number)) return false
  const sum = [...number.slice(0, 10)].reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (product > 9 ? product - 9 : product)
  }, 0)
  return (10 - (sum % 10)) % 10 === Number(number[10])
}

export const domNumbers = {
  'cedula-dominicana': { holds: cedulaDominicanaHolds },
} as const satisfies NumberRules
