import type { Candidate } from '../fields/candidate.js'
import { isName } from '../fields/document-field.js'
import { plainCharacter, plainText } from '../text/plain-text.js'
import { languages, wordsOfForeigners } from './languages.js'

const known = Object.values(languages).map(({ letters, words }) => ({
  letters: [...letters],
  words: new Set(words.split(' ')),
}))

/** One such word may stand on a card in any language; a language with half as many as another is the card's too. */
const LEAST_WORDS = 2
const SHARE_OF_MOST = 0.5

/** The letters with marks of the languages that a side's print is in; null where it cannot be told, and on cards of foreigners. */
export const lettersOf = (texts: readonly string[]): ReadonlySet<string> | null => {
  const printed = new Set(texts.flatMap((text) => plainText(text).split(' ')))
  if ([...printed].some((word) => wordsOfForeigners.has(word))) return null
  const counts = known.map(({ words }) => [...words].filter((word) => printed.has(word)).length)
  const most = Math.max(...counts)
  if (most < LEAST_WORDS) return null
  return new Set(known.flatMap(({ letters }, at) => (counts[at]! >= SHARE_OF_MOST * most ? letters : [])))
}

/** Marks stand over letters or under them, and none over is taken for one under. */
const UNDER = /[ĄĘĮŲÇŞŢĢĶĻŅ]/

/**
 * Marks that the side's languages do not write: on drawn cards nearly all that were misread are less sure, and of those that were right
 * nearly every name has one that is surer.
 */
const SURE = 0.95

const isMarked = (letter: string): boolean => letter.normalize('NFD').length > 1

/** The letter of these languages that has its mark in the same place, where there is one alone. */
const otherMark = (letter: string, letters: ReadonlySet<string>): string => {
  const isAlike = (one: string) =>
    isMarked(one) && plainCharacter(one) === plainCharacter(letter) && UNDER.test(one) === UNDER.test(letter)
  const alike = [...letters].filter(isAlike)
  return alike.length === 1 ? alike[0]! : letter
}

/**
 * A name whose unsure marks the side's languages do not write is read with those they do: ØSTERGÄRD in Danish, EGLÉ in Lithuanian. A
 * name with such a mark that was read surely is a foreigner's, and stays.
 */
export const spellAsSide = (candidate: Candidate, letters: ReadonlySet<string> | null): Candidate => {
  const { field, value, characters } = candidate
  const printed = [...value]
  if (!letters || !isName(field) || characters?.length !== printed.length) return candidate
  const foreign = printed.flatMap((letter, at) => (isMarked(letter) && !letters.has(letter) ? [at] : []))
  if (foreign.length === 0 || foreign.some((at) => characters[at]! >= SURE)) return candidate
  const spelling = printed.map((letter, at) => (foreign.includes(at) ? otherMark(letter, letters) : letter)).join('')
  return spelling === value ? candidate : { ...candidate, value: spelling }
}
