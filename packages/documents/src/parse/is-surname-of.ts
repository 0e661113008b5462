import { similarity } from '../text/similarity.js'
import { givenNames } from './given-names.js'
import { isParticle, type Word } from './name-words.js'

/** A word and its misreading. */
const SAME_WORD = 0.75

/** Shorter words are like any other. */
const MIN_LETTERS = 3

/** Whether it is one of those words, or one of them misread, and no given name. */
export const isSurnameOf = (word: Word, others: readonly Word[]): boolean =>
  !isParticle(word) &&
  !givenNames.has(word.plain) &&
  word.plain.length >= MIN_LETTERS &&
  others.some(({ plain }) => similarity(word.plain, plain) >= SAME_WORD)
