import type { StepCharacter } from './decode-characters.js'
import { middleOf, usualAdvance } from './usual-advance.js'

interface Rule {
  /** In usual advances: nearer to a letter is what the network saw of that letter, an n of an m. */
  readonly apart: number
  /** How likely the missing one must be in all, wherever in the gap it stands: the network may waver between two steps. */
  readonly least: number
}

/** A gap of this many usual letter advances lacks a letter: there a less certain one is accepted. */
const WIDE_GAP = 1.5
const inWideGap: Rule = { apart: 0.6, least: 0.18 }

/**
 * Where the gap says nothing, and of spaces, which have no shape: steps are finer than letters, and what is likely at three of them may be
 * less likely than nothing at each. Of 2,820 lines in clear photos 97.1 % are read exactly so, 96.6 % with wide gaps alone, 96.3 % with neither.
 */
const anywhere: Rule = { apart: 0.35, least: 0.35 }

/**
 * Between two characters the network says "nothing" or a letter at each step, and now and then a letter that stands there is a little
 * less likely than nothing: JOSÉ AXIMILIANO of clear print, with M at 43 %. Where the gap or the sum of its steps says so, it is taken.
 */
export const restoreLost = (
  line: readonly StepCharacter[],
  logProbs: Float32Array,
  characters: readonly string[],
): readonly StepCharacter[] => {
  if (line.length < 3) return line
  const usual = usualAdvance(line)
  return line.flatMap((one, at) => {
    const next = line[at + 1]
    if (!next) return [one]
    const missing = ({ apart, least }: Rule, except: readonly string[]) => {
      const room = (letter: StepCharacter) => (letter.character === ' ' ? 0 : apart * usual)
      const from = Math.ceil(Math.max(one.to, middleOf(one) + room(one)))
      const to = Math.ceil(Math.min(next.from, middleOf(next) - room(next)))
      return likeliestOf({ from, to, least, except }, logProbs, characters)
    }
    const isWide = middleOf(next) - middleOf(one) >= WIDE_GAP * usual
    const lost = (isWide && missing(inWideGap, [' '])) || missing(anywhere, [one.character, next.character])
    return lost ? [one, lost] : [one]
  })
}

interface Gap {
  /** Steps. */
  readonly from: number
  readonly to: number
  readonly least: number
  readonly except: readonly string[]
}

const likeliestOf = (
  { from: first, to: end, least, except }: Gap,
  logProbs: Float32Array,
  characters: readonly string[],
): StepCharacter | null => {
  const classes = characters.length + 1
  if (end <= first) return null
  // All steps together make a character at most as likely as its best step times their number.
  const leastLog = Math.log(least / (end - first))
  let lost: StepCharacter | null = null
  for (const k of classesAbove(leastLog, logProbs.subarray(first * classes, end * classes), classes)) {
    if (except.includes(characters[k - 1]!)) continue
    let [missed, highest, at] = [1, 0, first]
    for (let step = first; step < end; step++) {
      const share = Math.exp(logProbs[step * classes + k]!)
      missed *= 1 - share
      if (share > highest) [highest, at] = [share, step]
    }
    const confidence = 1 - missed
    if (confidence >= (lost?.confidence ?? least))
      lost = { character: characters[k - 1]!, confidence, from: at, to: at + 1 }
  }
  return lost
}

/** Classes but the blank that are as likely as this at any step, in their order. */
const classesAbove = (leastLog: number, logProbs: Float32Array, classes: number): number[] => {
  const found = new Set<number>()
  for (let at = 0; at < logProbs.length; at++) if (logProbs[at]! >= leastLog) found.add(at % classes)
  found.delete(0)
  return [...found].sort((a, b) => a - b)
}
