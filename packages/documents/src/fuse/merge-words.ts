import { graftAccents } from '../text/graft-accents.js'
import { plainText } from '../text/plain-text.js'
import { dropReadTwice } from '../text/read-twice.js'
import { similarity } from '../text/similarity.js'

/** Similarity of a word and its misreading. */
const SAME_WORD = 0.6

/** Word by word: the surer letters with the print's accents, and the print's ends where words were cut short. */
export const graftWords = (sure: string, print: string): string => {
  const printed = dropReadTwice(print, sure).split(' ')
  const words = sure.split(' ').map((word, index) => {
    const own = printed[index]
    if (own === undefined) return word
    const begins = own.slice(0, word.length)
    return similarity(word, begins) < SAME_WORD ? word : graftAccents(word, begins) + own.slice(word.length)
  })
  return [...words, ...printed.slice(words.length)].join(' ')
}

/** The print's words, each as long as the zone's. */
export const cutWords = (print: string, zone: string): string => {
  const lengths = zone.split(' ').map((word) => word.length)
  return print
    .split(' ')
    .slice(0, lengths.length)
    .map((word, index) => word.slice(0, lengths[index]))
    .join(' ')
}

/** Readers of print lose blanks: the zone's word breaks in the print's letters. */
export const breakWords = (print: string, zone: string): string => {
  const letters = [...print].filter((letter) => letter !== ' ')
  const words = zone.split(' ')
  if (print.split(/[ -]/).length >= words.length || letters.length !== words.join('').length) return print
  const starts = words.map((_, index) => words.slice(0, index).join('').length)
  return words.map((word, index) => letters.slice(starts[index], starts[index]! + word.length).join('')).join(' ')
}

/** Words such as Y and DE, which stand whole in a zone that cuts the others. */
const SHORT = 3

/** Blanks that a reader lost beside short words, put back where a zone that cuts words short has them. */
export const splitAsTold = (print: string, zone: string): string => {
  const told = zone.split(' ')
  const words = print.split(' ')
  for (const [index, own] of told.entries()) {
    const [word, next] = [words[index], told[index + 1]]
    if (words.length >= told.length || word === undefined || next === undefined) break
    const plain = plainText(word)
    const isLed = own.length <= SHORT && plain.startsWith(own + next)
    const isFollowed = next.length <= SHORT && plain.endsWith(next) && plain.length >= own.length + next.length
    const at = isLed ? own.length : isFollowed && plain.startsWith(own) ? word.length - next.length : 0
    if (at > 0 && !plainText(words[index + 1] ?? '').startsWith(next)) {
      words.splice(index, 1, word.slice(0, at), word.slice(at))
    }
  }
  return words.join(' ')
}
