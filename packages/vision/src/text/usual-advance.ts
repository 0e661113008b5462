import type { StepCharacter } from './decode-characters.js'

export const middleOf = ({ from, to }: StepCharacter): number => (from + to) / 2

/** From one character to the next, in steps: the middle of all of a line of two characters or more. */
export const usualAdvance = (line: readonly StepCharacter[]): number => {
  const advances = line.slice(1).map((one, at) => middleOf(one) - middleOf(line[at]!))
  return advances.sort((a, b) => a - b)[advances.length >> 1]!
}
