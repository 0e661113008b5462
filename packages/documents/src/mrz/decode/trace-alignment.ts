import { characterCount } from './recognised-line.js'

/** The most probable way to read exactly so many characters: each one's class and first and last step. */
export interface Alignment {
  characters: Uint8Array
  firstStep: Int16Array
  lastStep: Int16Array
  logProb: number
}

/** Where a state came from, unless it is the number of the character before. */
export const stayed = 255
export const fromBlank = 254

interface Walked {
  blankBack: Uint8Array
  charBack: Uint8Array
  steps: number
  length: number
  /** The last step's state: a character's number, or the blank. */
  last: number
  logProb: number
}

export const traceAlignment = ({ blankBack, charBack, steps, length, last, logProb }: Walked): Alignment => {
  const characters = new Uint8Array(length)
  const firstStep = new Int16Array(length)
  const lastStep = new Int16Array(length).fill(-1)
  const width = length + 1
  let n = length
  let state = last
  for (let t = steps - 1; t >= 0; t--) {
    if (state === fromBlank) {
      state = blankBack[t * width + n]!
      continue
    }
    characters[n - 1] = state
    firstStep[n - 1] = t
    if (lastStep[n - 1]! < 0) lastStep[n - 1] = t
    const back = charBack[(t * width + n) * characterCount + state]!
    if (back !== stayed) {
      state = back
      n--
    }
  }
  return { characters, firstStep, lastStep, logProb }
}
