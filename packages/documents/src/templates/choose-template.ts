import type { SideEvidence } from '../evidence/side-evidence.js'
import type { Catalogue } from './catalogue.js'
import { choosingLimits } from './choosing-limits.js'
import { type PlainSide, plainSide, scoreSide } from './score-side.js'
import type { Template } from './template.js'

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
const score = (template: Template, sides: readonly PlainSide[], front: number | null, back: number | null) => {
  const scores = [
    ...(front === null ? [] : [scoreSide(sides[front]!, template, 'front')]),
    ...(back === null ? [] : [scoreSide(sides[back]!, template, 'back')]),
  ]
  const sum = (of: 'points' | 'identity') => scores.reduce((total, one) => total + one![of], 0)
  if (scores.includes(null)) return null
  return template.state !== null && sum('identity') < choosingLimits.leastOfState ? null : sum('points')
}

/** Which document one or two pictures show, and which of them is the front; null where no template fits. */
export const chooseTemplate = (
  sides: readonly SideEvidence[],
  { templates }: Catalogue,
  today: Date,
): ChosenTemplate | null => {
  const plain = sides.map((side) => plainSide(side, today))
  const fitting = templates.flatMap((template) =>
    orders(sides.length).flatMap(([frontIndex, backIndex]) => {
      const points = score(template, plain, frontIndex, backIndex)
      return points === null ? [] : [{ template, frontIndex, backIndex, points }]
    }),
  )
  const best = fitting.sort((a, b) => b.points - a.points)[0]
  if (!best || best.points < choosingLimits.least) return null
  const { points, ...chosen } = best
  return { ...chosen, confidence: Math.min(1, points / choosingLimits.certain) }
}
