import { transliterate } from '../mrz/names/transliterate.js'
import { acute, acuteIn } from '../parse/acutes.js'
import { plainText } from '../text/plain-text.js'

/** ICAO 9303-3 §6: what only one letter is written as. Ä and Æ, Ö and Ø share theirs and cannot be told apart so. */
const expanded = [
  ['UE', 'Ü'],
  ['AA', 'Å'],
] as const

/** How a letter of print may be meant, and how the zone spells each of these: with its mark written out or left off. */
const meantBy = (letter: string): { meant: string; spelt: string }[] =>
  [letter, ...expanded.flatMap(([letters, marked]) => (letters[0] === letter ? [marked] : []))].flatMap((meant) =>
    [...new Set([transliterate(meant), plainText(meant)])]
      .filter((spelt) => spelt !== '')
      .map((spelt) => ({ meant, spelt })),
  )

/** The print's letters, each as the zone spells it or with the mark that it lost; null where they are other letters. */
const restoreLetters = (zone: string, print: string): string | null => {
  const letters = [...print].map(meantBy)
  // Many ways lead to one place of both spellings: what failed from there once is not tried again.
  const failed = new Set<string>()
  const restoreFrom = (index: number, at: number): string | null => {
    if (index === letters.length) return at === zone.length ? '' : null
    const place = `${index} ${at}`
    if (failed.has(place)) return null
    for (const { meant, spelt } of letters[index]!) {
      const rest = zone.startsWith(spelt, at) ? restoreFrom(index + 1, at + spelt.length) : null
      if (rest !== null) return meant + rest
    }
    failed.add(place)
    return null
  }
  return restoreFrom(0, 0)
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
