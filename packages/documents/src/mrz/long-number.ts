import { checkDigit } from './check-digit.js'

/** TD1's document number and optional data together, characters 5–29 of line 1. */
const wholeWidth = 25
const principalWidth = 9

/**
 * ICAO 9303-5 §4.2.2 note j: a number over nine characters goes on in the optional data; a filler stands in place of its
 * check digit, which follows the number's last character instead, and a filler ends it. Null: the number is short.
 */
export const placeLongNumber = (number: string, optionalData: string): string | null => {
  if (number.length <= principalWidth) return null
  const longest = wholeWidth - 3
  const kept = number.slice(0, longest)
  const text = `${kept.slice(0, principalWidth)}<${kept.slice(principalWidth)}${checkDigit(kept)}<${optionalData}`
  return text.slice(0, wholeWidth).padEnd(wholeWidth, '<')
}
