import { mrzCharacters } from '../alphabet.js'

/**
 * A text line as the recogniser sees it: log-probabilities, `steps` × 38. Class 0 is CTC's blank, class k the k-th of
 * `mrzCharacters` (digits, A–Z, filler).
 */
export interface RecognisedLine {
  logProbs: Float32Array
  steps: number
}

export const characterCount = mrzCharacters.length
export const classCount = characterCount + 1
export const fillerIndex = characterCount - 1
