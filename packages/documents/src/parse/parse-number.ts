import { fitPattern } from './fit-pattern.js'
import type { ParseContext, ParsedValue, Parser } from './parsed-value.js'

const MIN_LENGTH = 5
const MAX_LENGTH = 22

/** Words that stand before a number without being its label's end: Nº, No., NUM. */
const leading = /^(?:N[º°o0.]{1,2}|NUM\.?|NRO\.?|No\.?|#|:|\.|-|\s)+(?=[\s\dA-Z])/i

interface Solid {
  readonly character: string
  readonly from: number
}

const solidOf = (text: string, keep: RegExp): readonly Solid[] => {
  const start = leading.exec(text)?.[0].length ?? 0
  return [...text]
    .map((character, from) => ({ character, from }))
    .filter(({ character, from }) => from >= start && keep.test(character))
}

/** A rest of something beside the number may be read as its first or last character. */
const STRAY_FIT = 0.6

const fitAny = (solid: readonly Solid[], { pattern, letters }: ParseContext): ParsedValue | null => {
  const patterns = pattern?.split('|') ?? []
  const cuts = [solid, solid.slice(0, -1), solid.slice(1)]
  for (const [index, kept] of cuts.entries())
    for (const one of patterns) {
      const fitted = fitPattern(kept.map(({ character }) => character).join(''), one, letters)
      const fit = fitted && (index === 0 ? 1 : STRAY_FIT) - fitted.changed / one.length / 2
      if (fitted) return { value: fitted.value, from: kept.map(({ from }) => from), fit: fit! }
    }
  return null
}

const parse = (text: string, context: ParseContext, keep: RegExp): ParsedValue | null => {
  const solid = solidOf(text, keep)
  const fitted = fitAny(solid, context)
  if (fitted) return fitted
  const value = solid
    .map(({ character }) => character)
    .join('')
    .toUpperCase()
  const digits = [...value].filter((character) => /\d/.test(character)).length
  if (value.length < MIN_LENGTH || value.length > MAX_LENGTH || digits < 3 || digits < value.length * 0.4) return null
  return { value, from: solid.map(({ from }) => from), fit: context.pattern ? 0.5 : 1 }
}

/** The number that a longer one begins with, such as Peru's DNI before its verification digit. */
export const parseLeadingNumber: Parser = (text, context) => {
  const whole = solidOf(text, /[\p{L}\d]/u)
  for (const pattern of context.pattern?.split('|') ?? []) {
    const kept = whole.slice(0, pattern.length)
    const fitted = fitPattern(kept.map(({ character }) => character).join(''), pattern)
    if (fitted && whole.length <= pattern.length + 2)
      return { value: fitted.value, from: kept.map(({ from }) => from), fit: 1 - fitted.changed / pattern.length / 2 }
  }
  return null
}

/** Letters and digits only: dots, blanks and hyphens are dropped. */
export const parseNumber: Parser = (text, context) => parse(text, context, /[\p{L}\d]/u)

/** Hyphens are part of the number, as in Panama's 8-123-4567. */
export const parseHyphenedNumber: Parser = (text, context) => parse(text, context, /[\p{L}\d-]/u)
