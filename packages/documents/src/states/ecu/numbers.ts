import type { NumberRules } from '../number-rule.js'

/** Ecuador's cédula: province 01–24 or 30, third digit below 6, doubling every other digit as Luhn does. */
const cedulaEcuadorHolds = (number: string): boolean => {
  if (!/^\d{10}$/.test(number)) return false
  const province = Number(number.slice(0, 2))
  if (province < 1 || (province > 24 && province !== 30) || Number(number[2]) > 5) return false
  const sum = [...number.slice(0, 9)].reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (product > 9 ? product - 9 : product)
  }, 0)
  return (10 - (sum % 10)) % 10 === Number(number[9])
}

export const ecuNumbers = {
  'cedula-ecuador': { holds: cedulaEcuadorHolds },
} as const satisfies NumberRules
