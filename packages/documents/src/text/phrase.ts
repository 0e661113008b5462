import { placesOf } from './edit-cost.js'
import { type FoundPhrase, findPhrase, type SearchedText, searchedText } from './find-phrase.js'
import { type LetterClasses, letterClasses, mayHold } from './letter-classes.js'
import { plainText } from './plain-text.js'

/** A text to be searched for. */
export interface Phrase {
  /** Plain: upper case, no marks. */
  readonly text: string
  readonly places: Uint8Array
  readonly classes: LetterClasses
}

/** A text made ready for searching. */
export interface SearchedPhrase extends Phrase, SearchedText {}

/** Of a text that is plain already, with its blanks. */
export const phraseOfPlain = (text: string): Phrase => ({ text, places: placesOf(text), classes: letterClasses(text) })

export const phraseOf = (text: string): Phrase => phraseOfPlain(plainText(text))

/** `weights`: what a wrong character costs, 0…1, by how surely it was read. */
export const searchedPhrase = (plain: string, weights: Float64Array): SearchedPhrase => {
  const phrase = phraseOfPlain(plain)
  return { ...phrase, ...searchedText(phrase.places, weights) }
}

/** Letters that look alike across classes, and two read as one, count as errors though they cost less. */
const SLACK = 1

/** Letters of a phrase that may be wrong at that cost; at none, a phrase stands letter for letter or not at all. */
export const maxErrors = (maxCost: number): number => (maxCost === 0 ? 0 : Math.floor(maxCost) + SLACK)

/** A phrase that has more letters than the text by more than may be missing. */
export const isTooLong = (phrase: Phrase, text: Phrase, maxCost: number): boolean =>
  phrase.text.length > text.text.length + maxCost

/** Where the phrase stands in the text; null where it would cost more. */
export const findIn = (text: SearchedPhrase, phrase: Phrase, maxCost: number): FoundPhrase | null => {
  if (isTooLong(phrase, text, maxCost)) return null
  return mayHold(text.classes, phrase.classes, maxErrors(maxCost)) ? findPhrase(text, phrase.places, maxCost) : null
}
