import { decodingLimits } from './decoding-limits.js'
import type { GreedyReading } from './recognised-line.js'
import { characterCount, classCount, fillerIndex, type RecognisedLine } from './recognised-line.js'

/** The most probable way to read exactly so many characters: each one's class and first and last step. */
export interface Alignment {
  characters: Uint8Array
  firstStep: Int16Array
  lastStep: Int16Array
  logProb: number
}

/** Where a state came from, unless it is the number of the character before. */
const STAYED = 255
const FROM_BLANK = 254

interface Walked {
  blankBack: Uint8Array
  charBack: Uint8Array
  steps: number
  length: number
  /** The last step's state: a character's number, or the blank. */
  last: number
  logProb: number
}

const traceAlignment = ({ blankBack, charBack, steps, length, last, logProb }: Walked): Alignment => {
  const characters = new Uint8Array(length)
  const firstStep = new Int16Array(length)
  const lastStep = new Int16Array(length).fill(-1)
  const width = length + 1
  let n = length
  let state = last
  for (let t = steps - 1; t >= 0; t--) {
    if (state === FROM_BLANK) {
      state = blankBack[t * width + n]!
      continue
    }
    characters[n - 1] = state
    firstStep[n - 1] = t
    if (lastStep[n - 1]! < 0) lastStep[n - 1] = t
    const back = charBack[(t * width + n) * characterCount + state]!
    if (back !== STAYED) {
      state = back
      n--
    }
  }
  return { characters, firstStep, lastStep, logProb }
}

/** The scores of one step: per number of characters begun, the blank's, every character's and the two best characters. */
const createColumn = (width: number) => ({
  blank: new Float64Array(width),
  char: new Float64Array(width * characterCount),
  best: new Uint8Array(width),
  second: new Uint8Array(width),
})

type Column = ReturnType<typeof createColumn>

const clear = (column: Column, from: number, to: number): void => {
  column.blank.fill(-Infinity, from, to + 1)
  column.char.fill(-Infinity, from * characterCount, (to + 1) * characterCount)
  column.best.fill(0, from, to + 1)
  column.second.fill(1, from, to + 1)
}

const keepTwoBest = ({ char, best, second }: Column, n: number, c: number): void => {
  const here = n * characterCount
  if (char[here + c]! > char[here + best[n]!]!) {
    if (best[n] !== c) second[n] = best[n]!
    best[n] = c
  } else if (c !== best[n] && char[here + c]! > char[here + second[n]!]!) second[n] = c
}

/** Characters worth considering at a step; the filler always, since worn fillers are what lines most often lack. */
const visibleCharacters = (logProbs: Float32Array, step: number, into: Uint8Array): number => {
  let count = 0
  for (let c = 0; c < characterCount; c++) {
    const visible = c === fillerIndex || logProbs[step * classCount + 1 + c]! > decodingLimits.minVisibleLogProb
    if (visible) into[count++] = c
  }
  return count
}

/**
 * Viterbi over CTC paths with exactly `length` characters. A state is (characters begun, blank or the current character);
 * only states near the greedy reading's count are visited, which keeps it linear in the number of steps.
 */
export const align = (line: RecognisedLine, greedy: GreedyReading, length: number): Alignment | null => {
  const missing = length - greedy.text.length
  if (Math.abs(missing) > decodingLimits.maxLengthMisfit || line.steps < length) return null
  const below = Math.max(0, -missing) + 2
  const above = Math.max(0, missing) + 2
  const { logProbs, steps } = line
  const width = length + 1
  let column = createColumn(width)
  let next = createColumn(width)
  clear(column, 0, length)
  clear(next, 0, length)
  column.blank[0] = 0
  const blankBack = new Uint8Array(steps * width)
  const charBack = new Uint8Array(steps * width * characterCount)
  const visible = new Uint8Array(characterCount)
  for (let t = 0; t < steps; t++) {
    const row = t * classCount
    const count = visibleCharacters(logProbs, t, visible)
    const from = Math.max(0, (greedy.begun[t - 1] ?? 0) - below)
    const to = Math.min(length, greedy.begun[t]! + above)
    clear(next, Math.max(0, from - 2), Math.min(length, to + 2))
    const { blank, char, best, second } = column
    for (let n = from; n <= to; n++) {
      const here = n * characterCount
      const ended = char[here + best[n]!]!
      next.blank[n] = logProbs[row]! + Math.max(blank[n]!, ended)
      blankBack[t * width + n] = blank[n]! >= ended ? FROM_BLANK : best[n]!
      if (n === 0) continue
      const before = here - characterCount
      for (let i = 0; i < count; i++) {
        const c = visible[i]!
        const other = best[n - 1] === c ? second[n - 1]! : best[n - 1]!
        let score = char[here + c]!
        let back = STAYED
        if (blank[n - 1]! > score) {
          score = blank[n - 1]!
          back = FROM_BLANK
        }
        if (char[before + other]! > score) {
          score = char[before + other]!
          back = other
        }
        next.char[here + c] = score + logProbs[row + 1 + c]!
        charBack[(t * width + n) * characterCount + c] = back
        keepTwoBest(next, n, c)
      }
    }
    ;[column, next] = [next, column]
  }
  const best = column.best[length]!
  const ended = column.char[length * characterCount + best]!
  const logProb = Math.max(column.blank[length]!, ended)
  if (logProb === -Infinity) return null
  const last = ended > column.blank[length]! ? best : FROM_BLANK
  return traceAlignment({ blankBack, charBack, steps, length, last, logProb })
}
