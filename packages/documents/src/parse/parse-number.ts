import { fitPattern } from './fit-pattern.js'
import type { ParseContext, ParsedValue, Parser } from './parsed-value.js'

const MIN_LENGTH = 5
const MAX_LENGTH = 22

/** Words that stand before a number without being its label's end: Nº, No., NUM. N0 is one only where something parts it. */
const leading = /^(?:N[º°]\.?|N[o0](?=[.:\s])|N\.|NUM\.?|NRO\.?|#|:|\.|-|\s)+(?=[\s\dA-Z])/i

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

/** A rest of something beside the number may be read as its first or last character, or stand beside it as a word. */
const STRAY_FIT = 0.6
const AMONG_WORDS_FIT = 0.85

const textOf = (solid: readonly Solid[]) => solid.map(({ character }) => character).join('')

/** A number that stands whole among other words: no digit touches it. */
const fitWithin = (solid: readonly Solid[], pattern: string, letters?: string): ParsedValue | null => {
  const touches = (near: Solid | undefined, at: Solid) =>
    near !== undefined && Math.abs(near.from - at.from) === 1 && /\d/.test(near.character)
  for (let start = 0; start + pattern.length <= solid.length; start++) {
    const kept = solid.slice(start, start + pattern.length)
    const [first, last] = [kept[0]!, kept.at(-1)!]
    if (last.from - first.from >= pattern.length) continue
    if (touches(solid[start - 1], first) || touches(solid[start + pattern.length], last)) continue
    const fitted = fitPattern(textOf(kept), pattern, letters)
    if (fitted?.changed === 0) return { value: fitted.value, from: kept.map(({ from }) => from), fit: AMONG_WORDS_FIT }
  }
  return null
}

const fitAny = (solid: readonly Solid[], { pattern, letters }: ParseContext): ParsedValue | null => {
  const patterns = pattern?.split('|') ?? []
  const fitCut = (kept: readonly Solid[], most: number): ParsedValue | null => {
    for (const one of patterns) {
      const fitted = fitPattern(textOf(kept), one, letters)
      if (fitted)
        return { value: fitted.value, from: kept.map(({ from }) => from), fit: most - fitted.changed / one.length / 2 }
    }
    return null
  }
  const within = () => patterns.map((one) => fitWithin(solid, one, letters)).find((found) => found !== null) ?? null
  return fitCut(solid, 1) ?? within() ?? fitCut(solid.slice(0, -1), STRAY_FIT) ?? fitCut(solid.slice(1), STRAY_FIT)
}

/** A number sign between the letters and the digits of a number: SERIA RX NR 123456. */
const SIGN_WITHIN = /(?<=^\p{Lu}{1,3} )N(?:R|O|[º°])\.?(?= ?\d)/u

/** Of its characters so many are digits where it has several words, and so many where it is one: X4RTBPFW4. */
const LEAST_DIGITS = { words: { count: 3, share: 0.4 }, word: { count: 2, share: 0.2 } } as const

const parse = (printed: string, context: ParseContext, keep: RegExp): ParsedValue | null => {
  const text = printed.replace(SIGN_WITHIN, (sign) => ' '.repeat(sign.length))
  const solid = solidOf(text, keep)
  const fitted = fitAny(solid, context)
  if (fitted) return fitted
  const value = solid
    .map(({ character }) => character)
    .join('')
    .toUpperCase()
  const digits = [...value].filter((character) => /\d/.test(character)).length
  const least = LEAST_DIGITS[/^\S+$/.test(text.trim()) ? 'word' : 'words']
  if (value.length < MIN_LENGTH || value.length > MAX_LENGTH) return null
  if (digits < least.count || digits < value.length * least.share) return null
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
