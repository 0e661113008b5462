import { transliterate } from '../mrz/names/transliterate.js'
import { plainText } from './plain-text.js'

/** Spellings that issuers use in machine readable text: ICAO 9303's two letters, the bare letter, and NXX for Ñ. */
const spellings = (name: string): readonly string[] => [
  plainText(name),
  plainText(transliterate(name)),
  plainText(name.toUpperCase().replaceAll('Ñ', 'NXX')),
]

const joined = (text: string) => text.replaceAll(' ', '')

/** The same name but for accents, hyphens, apostrophes and blanks. */
export const sameName = (a: string, b: string): boolean =>
  spellings(a).some((left) => spellings(b).some((right) => joined(left) === joined(right)))

/** One is the beginning of the other, word by word: ANA MARIA and ANA M, or a line that was cut. */
export const isNameCutShort = (short: string, full: string): boolean =>
  spellings(short).some((cut) =>
    spellings(full).some((whole) => {
      const words = whole.split(' ')
      const parts = cut.split(' ')
      return parts.length <= words.length && parts.every((part, index) => words[index]!.startsWith(part))
    }),
  )
