import type { StepCharacter } from './decode-characters.js'
import { middleOf, usualAdvance } from './usual-advance.js'

/** Of the line's usual advance, from where on two neighbours lie so far apart that a character is missing between them. */
const WIDE_GAP = 1.5
/** Of the usual advance: nearer to a letter is what the network saw of that letter, an n of an m. A space has no shape. */
const APART = 0.6
/** How likely the missing one must be in all, wherever in the gap it stands: the network may waver between two steps. */
const LEAST_LIKELY = 0.18

/**
 * Between two characters the network says "nothing" or a letter at each step, and now and then a letter that stands there is a little
 * less likely than nothing: JOSÉ AXIMILIANO of clear print, with M at 43 %. Where the gap says that something is missing, it is taken.
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
    if (!next || middleOf(next) - middleOf(one) < WIDE_GAP * usual) return [one]
    const apart = (letter: StepCharacter) => (letter.character === ' ' ? 0 : APART * usual)
    const steps = {
      from: Math.max(one.to, middleOf(one) + apart(one)),
      to: Math.min(next.from, middleOf(next) - apart(next)),
    }
    const lost = likeliestOf(steps, logProbs, characters)
    return lost ? [one, lost] : [one]
  })
}

const likeliestOf = (
  { from, to }: Pick<StepCharacter, 'from' | 'to'>,
  logProbs: Float32Array,
  characters: readonly string[],
): StepCharacter | null => {
  const classes = characters.length + 1
  const [first, end] = [Math.ceil(from), Math.ceil(to)]
  // All steps together make a character at most as likely as its best step times their number.
  const leastLog = Math.log(LEAST_LIKELY / Math.max(1, end - first))
  let lost: StepCharacter | null = null
  for (const k of classesAbove(leastLog, logProbs.subarray(first * classes, end * classes), classes)) {
    if (characters[k - 1] === ' ') continue
    let [missed, highest, at] = [1, 0, first]
    for (let step = first; step < end; step++) {
      const share = Math.exp(logProbs[step * classes + k]!)
      missed *= 1 - share
      if (share > highest) [highest, at] = [share, step]
    }
    const confidence = 1 - missed
    if (confidence >= (lost?.confidence ?? LEAST_LIKELY))
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
