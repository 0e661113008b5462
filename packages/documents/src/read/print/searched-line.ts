import type { PrintedLine } from '../../evidence/printed-line.js'
import { type Phrase, phraseOfPlain } from '../../text/phrase.js'
import { plainCharacter } from '../../text/plain-text.js'

/** A wrong character costs at least this much, however unsure its reading. */
const LEAST_WEIGHT = 0.4

/** A line made ready for searching, character by character; what was hardly read may well be another character. */
export const searchedLine = ({ text, characters, confidence }: PrintedLine): Phrase => {
  const letters = [...text]
  const known = characters.length === letters.length
  const weights = Float64Array.from(letters, (_, index) => {
    const sure = known ? characters[index]!.confidence : confidence
    return LEAST_WEIGHT + (1 - LEAST_WEIGHT) * sure
  })
  return phraseOfPlain(letters.map(plainCharacter).join(''), weights)
}
