import { checkDigit } from './check-digit.js'
import { type CheckSpec, type MrzFormat, span } from './mrz-format.js'

/** TD1's document number, its check digit and the optional data are characters 5–29 of line 1. */
const START = 5
const END = 30
const CHECK_AT = 14
const TAIL_AT = 15

/**
 * ICAO 9303-5 §4.2.2 note j: a number over nine characters goes on in the optional data; a filler stands in place of its
 * check digit, which follows the number's last character instead, and a filler ends it. Null: the number is short.
 */
export const placeLongNumber = (number: string, optionalData: string): string | null => {
  if (number.length <= CHECK_AT - START) return null
  const kept = number.slice(0, END - START - 3)
  const text = `${kept.slice(0, CHECK_AT - START)}<${kept.slice(CHECK_AT - START)}${checkDigit(kept)}<${optionalData}`
  return text.slice(0, END - START).padEnd(END - START, '<')
}

/** Where a long number's check digit stands in this first line, or null when the number is short. */
export const longNumberCheckAt = (format: MrzFormat, firstLine: string): number | null => {
  if (format.name !== 'TD1' || firstLine[CHECK_AT] !== '<') return null
  const filler = firstLine.indexOf('<', TAIL_AT)
  const position = (filler < 0 ? END : filler) - 1
  return position > TAIL_AT ? position : null
}

/**
 * A long number's check digit is computed over the number alone (newer Belgian cards, ICAO's example) or over the filler
 * too (Portuguese and older Belgian cards): both are in use, so either may hold.
 */
export const longNumberChecks = (position: number): readonly [CheckSpec, CheckSpec] => [
  { name: 'documentNumber', line: 0, position, covers: [span(0, START, CHECK_AT), span(0, TAIL_AT, position)] },
  { name: 'documentNumber', line: 0, position, covers: [span(0, START, position)] },
]
