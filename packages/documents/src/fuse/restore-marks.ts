import { transliterate } from '../mrz/names/transliterate.js'
import { acute, acuteIn } from '../parse/acutes.js'
import { plainText } from '../text/plain-text.js'

/** ICAO 9303-3 §6: what only one letter is written as. Ä and Æ, Ö and Ø share theirs and cannot be told apart so. */
const expanded = [
  ['UE', 'Ü'],
  ['AA', 'Å'],
] as const

/** The print's letters, each as the zone spells it or with the mark that it lost; null where they are other letters. */
const restoreLetters = (zone: string, print: string): string | null => {
  const [letter = '', ...rest] = print
  if (letter === '') return zone === '' ? '' : null
  const others = rest.join('')
  const spelt = [letter, ...expanded.flatMap(([letters, marked]) => (letters[0] === letter ? [marked] : []))]
  for (const one of spelt)
    for (const letters of new Set([transliterate(one), plainText(one)])) {
      const restored =
        letters !== '' && zone.startsWith(letters) ? restoreLetters(zone.slice(letters.length), others) : null
      if (restored !== null) return one + restored
    }
  return null
}

const restoreWord = (zone: string, print: string): string => restoreLetters(zone, print) ?? print

/** Marks that print lost to a reader but the zone's spelling tells: GUEMES beside GUEEMES is GÜEMES. */
export const restoreMarks = (zone: string, print: string): string => {
  const [told, printed] = [zone.split(' '), print.split(' ')]
  if (told.length !== printed.length) return print
  return printed.map((word, index) => restoreWord(told[index]!, word)).join(' ')
}

/** A vowel that print lost altogether, and of which nobody saw whether it has an acute, as Spanish has it: RSULA beside URSULA. */
export const restoreLost = (name: string, print: string): string => {
  const printed = print.split(' ')
  return name
    .split(' ')
    .map((word, index) => {
      const at = acuteIn(word)
      const isLost = at >= 0 && word.slice(0, at) + word.slice(at + 1) === printed[index]
      return isLost ? word.slice(0, at) + acute(word[at]!) + word.slice(at + 1) : word
    })
    .join(' ')
}
