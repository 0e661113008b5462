const value = (character: string): number => Number.parseInt(character, 36)

/**
 * Number of Portugal's Cartão de Cidadão, 00000000 0 ZZ4: every second character from the right, the check digit itself
 * not counted, is doubled; the sum of all is a multiple of ten (Autenticação.gov).
 */
export const ccPortugalHolds = (number: string): boolean => {
  const plain = number.replaceAll(' ', '')
  if (!/^\d{9}[0-9A-Z]{2}\d$/.test(plain)) return false
  const sum = [...plain].reverse().reduce((total, character, index) => {
    const product = value(character) * (index % 2 === 1 ? 2 : 1)
    return total + (index % 2 === 1 && product > 9 ? product - 9 : product)
  }, 0)
  return sum % 10 === 0
}
