import { placesOf } from './edit-cost.js'
import { type FoundPhrase, findPhrase } from './find-phrase.js'
import { type LetterClasses, letterClasses, mayHold } from './letter-classes.js'
import { plainText } from './plain-text.js'

/** A text made ready for searching, or to be searched for. */
export interface Phrase {
  /** Plain: upper case, no marks. */
  readonly text: string
  readonly places: Uint8Array
  readonly classes: LetterClasses
  /** What a wrong character costs, 0…1, by how surely it was read. */
  readonly weights: Float64Array | null
}

/** Of a text that is plain already, with its blanks. */
export const phraseOfPlain = (text: string, weights: Float64Array | null = null): Phrase => ({
  text,
  places: placesOf(text),
  classes: letterClasses(text),
  weights,
})

export const phraseOf = (text: string): Phrase => phraseOfPlain(plainText(text))

/** Letters that look alike across classes, and two read as one, count as errors though they cost less. */
const SLACK = 1

/** Letters of a phrase that may be wrong at that cost. */
export const maxErrors = (maxCost: number): number => Math.floor(maxCost) + SLACK

/** Where the phrase stands in the text; null where it would cost more. */
export const findIn = (text: Phrase, phrase: Phrase, maxCost: number): FoundPhrase | null => {
  if (phrase.text.length > text.text.length + maxCost) return null
  return mayHold(text.classes, phrase.classes, maxErrors(maxCost))
    ? findPhrase(text.places, phrase.places, maxCost, text.weights)
    : null
}
