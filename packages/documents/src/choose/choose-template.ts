import type { Side } from '../evidence/side-evidence.js'
import type { Template } from '../templates/template.js'
import { choosingLimits } from './choosing-limits.js'
import type { RecognisedSide } from './recognise-side.js'

export interface ChosenTemplate {
  readonly template: Template
  /** Which of the given sides is the front; null where none is. */
  readonly frontIndex: number | null
  readonly backIndex: number | null
  /** 0…1 */
  readonly confidence: number
}

/** As they were sent, the other way round, or one side alone. */
const orders = (count: number): readonly (readonly [number | null, number | null])[] =>
  count > 1
    ? [
        [0, 1],
        [1, 0],
      ]
    : [
        [0, null],
        [null, 0],
      ]

type Counted = 'withCodes' | 'withoutCodes'

/** Null: these cannot be the sides of that document. */
const score = (
  template: Template,
  sides: readonly RecognisedSide[],
  [front, back]: readonly [number | null, number | null],
  counted: Counted,
): number | null => {
  const scored = [
    ...(front === null ? [] : [sides[front]!.scores.get(template)!.front]),
    ...(back === null ? [] : [sides[back]!.scores.get(template)!.back]),
  ]
  const known = scored.flatMap((one) => (one[counted] ? [{ ...one[counted], labels: one.labels }] : []))
  const identity = known.reduce((total, one) => total + one.identity, 0)
  if (known.length < scored.length) return null
  if (template.state !== null && identity < choosingLimits.leastOfState) return null
  return known.reduce((total, one) => total + one.points + one.labels(), 0)
}

const choose = (sides: readonly RecognisedSide[], counted: Counted): ChosenTemplate | null => {
  const templates = [...(sides[0]?.scores.keys() ?? [])]
  const fitting = templates.flatMap((template) =>
    orders(sides.length).flatMap((order) => {
      const points = score(template, sides, order, counted)
      return points === null ? [] : [{ template, frontIndex: order[0], backIndex: order[1], points }]
    }),
  )
  const best = fitting.sort((a, b) => b.points - a.points)[0]
  if (!best || best.points < choosingLimits.least) return null
  const { points, ...chosen } = best
  return { ...chosen, confidence: Math.min(1, points / choosingLimits.certain) }
}

/** Which document one or two pictures show, and which of them is the front; null where no template fits. */
export const chooseTemplate = (sides: readonly RecognisedSide[]): ChosenTemplate | null => choose(sides, 'withCodes')

/** Which side a picture shows, by itself. */
export const shownSide = (side: RecognisedSide): Side => {
  const chosen = chooseTemplate([side])
  return chosen && chosen.backIndex !== null ? 'back' : 'front'
}

/** The state whose documents alone print what stands on a side; codes do not count: a link or a plain text may stand on anything. */
export const stateInPrint = (side: RecognisedSide): string | null =>
  choose([side], 'withoutCodes')?.template.state ?? null
