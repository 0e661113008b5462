/** Luhn's check digit (ISO/IEC 7812-1, annex B) of these digits: from the right every other one twice, the digits of what that gives summed. */
export const luhnDigit = (digits: string): number => {
  const sum = [...digits].reduce((total, digit, index) => {
    const product = Number(digit) * ((digits.length - index) % 2 === 1 ? 2 : 1)
    return total + (product > 9 ? product - 9 : product)
  }, 0)
  return (10 - (sum % 10)) % 10
}
