import { type Alignment, align } from './align.js'
import { decodingLimits } from './decoding-limits.js'
import { characterCount, classCount, type GreedyReading, type RecognisedLine, readGreedily } from './recognised-line.js'

/** For each position of a line, the log-probability of each character there: `length` × 37. */
export interface WeighedLine {
  length: number
  scores: Float32Array
  /** Log-probability of the whole alignment, what was dropped or stretched included. */
  logProb: number
}

/** Best log-probability of `c` standing once between two steps, blank around it (a maximal sub-array). */
const standing = (logProbs: Float32Array, c: number, from: number, to: number): number => {
  let run = -Infinity
  let best = -Infinity
  for (let t = from; t <= to; t++) {
    const gain = logProbs[t * classCount + 1 + c]! - logProbs[t * classCount]!
    run = Math.max(run, 0) + gain
    if (run > best) best = run
  }
  return best
}

/**
 * Each character may stand anywhere between its neighbours' steps; "nothing stands here" takes part in the comparison, so a
 * character that only the length demanded gets a low probability.
 */
const weighCharacters = ({ logProbs, steps }: RecognisedLine, alignment: Alignment): WeighedLine => {
  const { characters, firstStep, lastStep, logProb } = alignment
  const length = characters.length
  const scores = new Float32Array(length * characterCount)
  for (let n = 0; n < length; n++) {
    const from = n > 0 ? lastStep[n - 1]! + 1 : 0
    const to = n < length - 1 ? firstStep[n + 1]! - 1 : steps - 1
    let highest = 0
    for (let c = 0; c < characterCount; c++) {
      // Equal neighbours need a blank between them, or CTC would read them as one.
      const after = n > 0 && characters[n - 1] === c ? from + 1 : from
      const before = n < length - 1 && characters[n + 1] === c ? to - 1 : to
      const gain = standing(logProbs, c, after, before)
      scores[n * characterCount + c] = gain
      if (gain > highest) highest = gain
    }
    let total = Math.exp(-highest)
    for (let c = 0; c < characterCount; c++) total += Math.exp(scores[n * characterCount + c]! - highest)
    const normaliser = highest + Math.log(total)
    for (let c = 0; c < characterCount; c++) {
      const i = n * characterCount + c
      scores[i] = Math.max(decodingLimits.floor, scores[i]! - normaliser)
    }
  }
  return { length, scores, logProb }
}

export interface LineWeigher {
  count: number
  /** Fillers in the plain readings of all lines. */
  fillerCount: number
  /** The line stretched or shrunk to a length, or null when it misses that by more than so many characters. */
  weigh(index: number, length: number, maxMisfit: number): WeighedLine | null
}

/** Each line at each length is aligned once, whichever formats ask for it. */
export const createLineWeigher = (lines: readonly RecognisedLine[]): LineWeigher => {
  const greedy: GreedyReading[] = lines.map(readGreedily)
  const known = new Map<number, WeighedLine | null>()
  return {
    count: lines.length,
    fillerCount: greedy.reduce((sum, { text }) => sum + text.split('<').length - 1, 0),
    weigh(index, length, maxMisfit) {
      if (Math.abs(greedy[index]!.text.length - length) > maxMisfit) return null
      const key = index * 1000 + length
      const found = known.get(key)
      if (found !== undefined) return found
      const alignment = align(lines[index]!, greedy[index]!, length)
      const weighed = alignment && weighCharacters(lines[index]!, alignment)
      known.set(key, weighed)
      return weighed
    },
  }
}
