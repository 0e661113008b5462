import type { StepCharacter } from './decode-characters.js'
import { middleOf, usualAdvance } from './usual-advance.js'

/** Of the line's usual advance, from where on two neighbours lie so far apart that a character is missing between them. */
const WIDE_GAP = 1.45
/** How likely the missing one must be at its surest. */
const LEAST_LIKELY = 0.15

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
  const wide = WIDE_GAP * usualAdvance(line)
  return line.flatMap((one, at) => {
    const next = line[at + 1]
    if (!next || middleOf(next) - middleOf(one) < wide) return [one]
    const lost = likeliestBetween(one, next, logProbs, characters)
    return lost ? [one, lost] : [one]
  })
}

const likeliestBetween = (
  one: StepCharacter,
  next: StepCharacter,
  logProbs: Float32Array,
  characters: readonly string[],
): StepCharacter | null => {
  const classes = characters.length + 1
  let highest = Math.log(LEAST_LIKELY)
  let lost: StepCharacter | null = null
  for (let step = one.to; step < next.from; step++)
    for (let k = 1; k < classes; k++) {
      const logProb = logProbs[step * classes + k]!
      const character = characters[k - 1]!
      // A rest of either neighbour is no other character.
      if (logProb < highest || character === ' ' || character === one.character || character === next.character) continue
      highest = logProb
      lost = { character, confidence: Math.exp(logProb), from: step, to: step + 1 }
    }
  return lost
}
