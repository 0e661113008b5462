import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mrzCharacters } from '../alphabet.js'
import { align } from './align.js'
import { classCount, type RecognisedLine, readGreedily } from './recognised-line.js'

/** Blank, 0, A and the filler; everything else is impossible. */
const seen = [0, 1, 11, 37]
const STEPS = 6

const lineOf = (weights: readonly number[]): RecognisedLine => {
  const logProbs = new Float32Array(STEPS * classCount).fill(-50)
  for (let t = 0; t < STEPS; t++) {
    const row = weights.slice(t * seen.length, (t + 1) * seen.length)
    const total = row.reduce((sum, weight) => sum + weight, 0)
    row.forEach((weight, i) => {
      logProbs[t * classCount + seen[i]!] = Math.log(weight / total)
    })
  }
  return { logProbs, steps: STEPS }
}

/** The best path of every text, by trying all of them. */
const bestPaths = ({ logProbs }: RecognisedLine): Map<string, number> => {
  const best = new Map<string, number>()
  for (let path = 0; path < seen.length ** STEPS; path++) {
    let text = ''
    let logProb = 0
    let previous = 0
    for (let t = 0, rest = path; t < STEPS; t++, rest = Math.floor(rest / seen.length)) {
      const k = seen[rest % seen.length]!
      logProb += logProbs[t * classCount + k]!
      if (k !== 0 && k !== previous) text += mrzCharacters[k - 1]!
      previous = k
    }
    best.set(text, Math.max(best.get(text) ?? -Infinity, logProb))
  }
  return best
}

it('finds the best path of exactly so many characters', () => {
  const weight = fc.integer({ min: 1, max: 100 })
  const weights = fc.array(weight, { minLength: STEPS * seen.length, maxLength: STEPS * seen.length })
  fc.assert(
    fc.property(weights, fc.integer({ min: 1, max: 4 }), (all, length) => {
      const line = lineOf(all)
      const alignment = align(line, readGreedily(line), length)!
      const rivals = [...bestPaths(line)].filter(([text]) => text.length === length)
      expect(alignment.logProb).toBeCloseTo(Math.max(...rivals.map(([, logProb]) => logProb)), 4)
      const text = Array.from(alignment.characters, (c) => mrzCharacters[c]).join('')
      expect(Object.fromEntries(rivals)[text]).toBeCloseTo(alignment.logProb, 4)
    }),
    { numRuns: 40 },
  )
})
