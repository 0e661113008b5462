import type { StepCharacter } from './decode-characters.js'
import { middleOf, usualAdvance } from './usual-advance.js'

/**
 * Of 1,060 pairs of equal characters on drawn and real cards, those that were one character lie within 0.62 of the line's usual
 * advance, those that are two at 0.69 or more; narrow ones at 0.51 or more.
 */
const ONE_LETTER = 0.58
/** Nearly as close, and one of the two hardly read: one as well. Digits are left as they are: a wrong number is worse than none. */
const UNSURE = { advance: 0.7, narrowAdvance: 0.6, confidence: 0.8 } as const

const narrow = /[Iil1tfrj.,:'’|()]/
const digit = /\d/

/** The reader sees a wide, sharp letter twice now and then: two equal ones too close to each other are one. */
export const joinReadTwice = (line: readonly StepCharacter[]): readonly StepCharacter[] => {
  if (!line.some(isRepeated)) return line
  const usual = usualAdvance(line)
  const kept: StepCharacter[] = []
  for (const next of line) {
    const last = kept.at(-1)
    if (last && isReadTwice(last, next, usual)) {
      const confidence = Math.max(last.confidence, next.confidence)
      kept[kept.length - 1] = { ...next, from: last.from, confidence }
    } else kept.push(next)
  }
  return kept
}

const isRepeated = ({ character }: StepCharacter, at: number, line: readonly StepCharacter[]) =>
  line[at - 1]?.character === character

const isReadTwice = (last: StepCharacter, next: StepCharacter, usual: number): boolean => {
  if (last.character !== next.character || last.character === ' ') return false
  const advance = (middleOf(next) - middleOf(last)) / usual
  const isUnsure = Math.min(last.confidence, next.confidence) < UNSURE.confidence
  if (narrow.test(next.character)) return isUnsure && advance < UNSURE.narrowAdvance
  return advance < ONE_LETTER || (isUnsure && advance < UNSURE.advance && !digit.test(next.character))
}
