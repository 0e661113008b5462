import { transliterate } from '../mrz/names/transliterate.js'
import { plainText } from './plain-text.js'

const ASCII = /^[\0-\x7f]*$/

/** Spellings that issuers use in machine readable text: ICAO 9303's two letters, the bare letter, and NXX for Ñ. */
const spellings = (name: string): readonly string[] => {
  // Most names have no letter that could be spelt otherwise.
  if (ASCII.test(name)) return [plainText(name)]
  const spelt = [plainText(name), plainText(transliterate(name)), plainText(name.toUpperCase().replaceAll('Ñ', 'NXX'))]
  return [...new Set(spelt)]
}

const joined = (text: string) => text.replaceAll(' ', '')

/** The same name but for accents, hyphens, apostrophes and blanks; what has no Latin letter nor digit is like nothing but itself. */
export const sameName = (a: string, b: string): boolean => {
  if (a === b) return a !== ''
  const others = spellings(b).map(joined)
  return spellings(a).some((one) => one !== '' && others.includes(joined(one)))
}

/** One is the beginning of the other, word by word: ANA MARIA and ANA M, or a line that was cut. */
export const isNameCutShort = (short: string, full: string): boolean => {
  const wholes = spellings(full).map((whole) => whole.split(' '))
  return spellings(short).some((cut) => {
    if (cut === '') return false
    const parts = cut.split(' ')
    return wholes.some(
      (words) => parts.length <= words.length && parts.every((part, index) => words[index]!.startsWith(part)),
    )
  })
}
