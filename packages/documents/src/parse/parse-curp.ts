import { fitPattern } from './fit-pattern.js'
import type { Parser } from './parsed-value.js'

const PATTERN = 'AAAA999999AAAAAAX9'

/** Mexico's CURP has 18 characters of fixed kinds, wherever in the line it stands. */
export const parseCurp: Parser = (text) => {
  const solid = [...text]
    .map((character, from) => ({ character, from }))
    .filter(({ character }) => /[\p{L}\d]/u.test(character))
  for (let start = solid.length - PATTERN.length; start >= 0; start--) {
    const part = solid.slice(start, start + PATTERN.length)
    const fitted = fitPattern(part.map(({ character }) => character).join(''), PATTERN)
    if (fitted && /[HMX]/.test(fitted.value[10]!))
      return { value: fitted.value, from: part.map(({ from }) => from), fit: 1 - fitted.changed / PATTERN.length }
  }
  // Too few or too many characters: better a doubtful reading than none, a second look may settle it.
  const isClose = Math.abs(solid.length - PATTERN.length) <= 2 && /\d{5}/.test(text)
  return isClose
    ? {
        value: solid.map(({ character }) => character.toUpperCase()).join(''),
        from: solid.map(({ from }) => from),
        fit: 0.45,
      }
    : null
}
