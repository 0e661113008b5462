import { blockClues } from './block-clues.js'
import type { Clue } from './clue.js'
import { dateClues } from './date-clues.js'
import { labelClues } from './label-clues.js'
import { nameClues } from './name-clues.js'
import { placeClues } from './place-clues.js'
import { textClues } from './text-clues.js'
import { toldClues } from './told-clues.js'
import { unlabelledClues } from './unlabelled-clues.js'

/** Everything that may speak for a claim, in the order in which weights are listed. */
export const clues: readonly Clue[] = [
  ...textClues,
  ...labelClues,
  ...placeClues,
  ...blockClues,
  ...toldClues,
  ...dateClues,
  ...nameClues,
  ...unlabelledClues,
]
