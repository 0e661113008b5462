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

export interface GreedyReading {
  text: string
  /** How many characters have begun up to and including each step. */
  begun: Int16Array
}

/** The plain CTC reading: best class per step, repeats merged, blanks dropped. It bounds where characters can stand. */
export const readGreedily = ({ logProbs, steps }: RecognisedLine): GreedyReading => {
  const begun = new Int16Array(steps)
  let text = ''
  let previous = 0
  for (let t = 0; t < steps; t++) {
    const row = t * classCount
    let best = 0
    for (let k = 1; k < classCount; k++) if (logProbs[row + k]! > logProbs[row + best]!) best = k
    if (best !== 0 && best !== previous) text += mrzCharacters[best - 1]!
    previous = best
    begun[t] = text.length
  }
  return { text, begun }
}
