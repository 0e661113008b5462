import { plainText } from '../text/plain-text.js'

/** ICAO 9303-3 §6: what only one letter is written as. Ä and Æ, Ö and Ø share theirs and cannot be told apart so. */
const expanded = [
  ['UE', 'Ü'],
  ['AA', 'Å'],
] as const

const restoreWord = (zone: string, print: string): string => {
  const plain = plainText(print)
  for (const [letters, letter] of expanded)
    for (let at = zone.indexOf(letters); at >= 0; at = zone.indexOf(letters, at + 1))
      if (zone.slice(0, at + 1) + zone.slice(at + 2) === plain) return print.slice(0, at) + letter + print.slice(at + 1)
  return print
}

/** Marks that print lost to a reader but the zone's spelling tells: GUEMES beside GUEEMES is GÜEMES. */
export const restoreMarks = (zone: string, print: string): string => {
  const [told, printed] = [zone.split(' '), print.split(' ')]
  if (told.length !== printed.length) return print
  return printed.map((word, index) => restoreWord(told[index]!, word)).join(' ')
}
