const sum = (digits: string, weights: readonly number[]): number =>
  [...digits].reduce((total, digit, index) => total + Number(digit) * weights[index]!, 0)

/** Brazil's CPF from its first nine digits. */
export function completeCpf(nine: string): string {
  const digit = (digits: string, first: number) =>
    ((sum(
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
export function completeCnh(nine: string): string {
  const first = sum(nine, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11
  const second = (sum(nine, [1, 2, 3, 4, 5, 6, 7, 8, 9]) % 11) - (first === 10 ? 2 : 0)
  const digit = (value: number) => (value < 0 ? value + 11 : value === 10 ? 0 : value)
  return `${nine}${digit(first)}${digit(second)}`
}

/** Uruguay's cédula from its first seven digits. */
export const completeCi = (seven: string): string => `${seven}${sum(seven, [8, 1, 2, 3, 4, 7, 6]) % 10}`

/** The digit of Argentina's CUIL; ten is not given out: its holder gets another prefix. */
export const cuilDigit = (ten: string): number => (11 - (sum(ten, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11

/** Portugal's tax number from its first eight digits. */
export function completeNif(eight: string): string {
  const rest = sum(eight, [9, 8, 7, 6, 5, 4, 3, 2]) % 11
  return `${eight}${rest < 2 ? 0 : 11 - rest}`
}

/** The last digit of the number of Portugal's Cartão de Cidadão, of its first eleven characters. */
export function ccDigit(eleven: string): number {
  const total = [...eleven].reverse().reduce((all, character, index) => {
    const product = Number.parseInt(character, 36) * (index % 2 === 0 ? 2 : 1)
    return all + (index % 2 === 0 && product > 9 ? product - 9 : product)
  }, 0)
  return (10 - (total % 10)) % 10
}
