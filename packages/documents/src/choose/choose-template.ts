import type { SideEvidence } from '../evidence/side-evidence.js'
import type { Catalogue } from '../templates/catalogue.js'
import type { Template } from '../templates/template.js'
import { choosingLimits } from './choosing-limits.js'
import { type ReadySide, readySide, scoreSide } from './score-side.js'

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

/** Null: these cannot be the sides of that document. */
const score = (
  template: Template,
  sides: readonly ReadySide[],
  front: number | null,
  back: number | null,
  today: Date,
) => {
  const scores = [
    ...(front === null ? [] : [scoreSide(sides[front]!, template, 'front', today)]),
    ...(back === null ? [] : [scoreSide(sides[back]!, template, 'back', today)]),
  ]
  const known = scores.filter((one) => one !== null)
  const identity = known.reduce((total, one) => total + one.identity, 0)
  if (known.length < scores.length) return null
  if (template.state !== null && identity < choosingLimits.leastOfState) return null
  return known.reduce((total, one) => total + one.points + one.labels(), 0)
}

/** Which document one or two pictures show, and which of them is the front; null where no template fits. */
export const chooseTemplate = (
  sides: readonly SideEvidence[],
  catalogue: Catalogue,
  today: Date,
): ChosenTemplate | null => {
  const ready = sides.map((side) => readySide(side, catalogue, today))
  const fitting = catalogue.templates.flatMap((template) =>
    orders(sides.length).flatMap(([frontIndex, backIndex]) => {
      const points = score(template, ready, frontIndex, backIndex, today)
      return points === null ? [] : [{ template, frontIndex, backIndex, points }]
    }),
  )
  const best = fitting.sort((a, b) => b.points - a.points)[0]
  if (!best || best.points < choosingLimits.least) return null
  const { points, ...chosen } = best
  return { ...chosen, confidence: Math.min(1, points / choosingLimits.certain) }
}
