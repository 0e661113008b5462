import { mrzCharacters } from '../alphabet.js'
import { classCount, type RecognisedLine } from '../decode/recognised-line.js'

/** At this place the imagined recogniser hesitates: it gives `other` so many nats more than the printed character. */
export interface Hesitation {
  at: number
  other: string
  lead: number
}

export interface SyntheticOptions {
  steps?: number
  hesitations?: readonly Hesitation[]
  /** Probability of everything else at a character's step, shared out. */
  noise?: number
  /** Characters that the recogniser misses (blank, the character a faint second) or sees twice. */
  dropped?: readonly number[]
  doubled?: readonly number[]
}

const classOf = (character: string): number => mrzCharacters.indexOf(character) + 1

/** Log-probabilities as a recogniser would give for this text: a stand-in for the network in tests. */
export const syntheticLine = (text: string, options: SyntheticOptions = {}): RecognisedLine => {
  const { steps = 176, hesitations = [], noise = 0.01, dropped = [], doubled = [] } = options
  const logProbs = new Float32Array(steps * classCount)
  const write = (step: number, peaks: Readonly<Record<number, number>>) => {
    const row = logProbs.subarray(step * classCount, (step + 1) * classCount).fill(noise / classCount)
    for (const [k, p] of Object.entries(peaks)) row[Number(k)] = p
    const total = row.reduce((sum, p) => sum + p, 0)
    for (let k = 0; k < classCount; k++) row[k] = Math.log(row[k]! / total)
  }
  for (let t = 0; t < steps; t++) write(t, { 0: 1 })
  const pitch = steps / text.length
  ;[...text].forEach((character, at) => {
    const step = Math.floor((at + 0.5) * pitch)
    const own = classOf(character)
    if (dropped.includes(at)) {
      write(step, { 0: 1, [own]: 0.1 })
      return
    }
    const hesitation = hesitations.find((one) => one.at === at)
    const odds = hesitation ? Math.exp(hesitation.lead) : 0
    const peaks: Record<number, number> = { 0: 0.01, [own]: 1 / (1 + odds) }
    if (hesitation) peaks[classOf(hesitation.other)] = odds / (1 + odds)
    write(step, peaks)
    if (doubled.includes(at)) write(step + 2, { 0: 0.4, [own]: 0.6 })
  })
  return { logProbs, steps }
}
