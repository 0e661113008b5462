import type { Parser } from './parsed-value.js'

/**
 * Small marks are soon taken for each other, and some letters stand in no language together: only Portuguese names end in ÕES,
 * ÃES and ÃO, and those that have an acute or a Ñ have neither Ş nor Ţ. Each keeps the length of the word.
 */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L}{2})[ÖŐ](?=ES(?!\p{L}))/gu, 'Õ'],
  [/(?<=\p{L}{2})[ÄÅ](?=(?:ES|O)(?!\p{L}))/gu, 'Ã'],
  [/(?<=[ÁÉÍÓÚÑ]\p{L}*)Ţ|Ţ(?=\p{L}*[ÁÉÍÓÚÑ])/gu, 'T'],
  [/(?<=[ÁÉÍÓÚÑ]\p{L}*)Ş|Ş(?=\p{L}*[ÁÉÍÓÚÑ])/gu, 'S'],
]

/** On documents of people from anywhere, marks that no language has together are read as those that one has. */
export const spellForeign =
  (parse: Parser): Parser =>
  (text, context) => {
    const parsed = parse(text, context)
    if (!parsed) return parsed
    return { ...parsed, value: spellings.reduce((value, [read, meant]) => value.replace(read, meant), parsed.value) }
  }
