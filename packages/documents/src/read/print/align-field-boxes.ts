import { middle } from '../../evidence/box-size.js'
import type { FieldBox } from '../../templates/template.js'
import type { Claim } from './claim.js'

/**
 * Fewer known values say nothing of how a document lies; a slope takes values that are so far apart, in heights of the
 * document; none is steeper, and no shift larger, than a bad outline makes it.
 */
const limits = { leastKnown: 2, leastSpan: 0.12, mostSlope: 0.15, mostShift: 0.25 } as const

interface Offset {
  readonly at: number
  readonly by: number
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)]!

/** Offset by height on the document: slope through the outermost values, level by the middle one. */
const fit = (offsets: readonly Offset[]): ((at: number) => number) => {
  const sorted = [...offsets].sort((a, b) => a.at - b.at)
  const [first, last] = [sorted[0]!, sorted.at(-1)!]
  const span = last.at - first.at
  const steep = span < limits.leastSpan ? 0 : (last.by - first.by) / span
  const slope = Math.max(-limits.mostSlope, Math.min(limits.mostSlope, steep))
  const level = median(sorted.map(({ at, by }) => by - slope * at))
  return (at) => {
    const by = level + slope * at
    return Math.abs(by) > limits.mostShift ? 0 : by
  }
}

const middleOf = ([, top, , bottom]: FieldBox) => middle({ top, bottom })

/** Where a template's field boxes lie on this picture, whose outline may be a little off: as far off as values that are known. */
export const alignFieldBoxes = (known: readonly Claim[]): ((fieldBox: FieldBox) => FieldBox) => {
  const placed = known.flatMap(({ asked: { fieldBox, part }, piece: { box } }) =>
    fieldBox && part === 0
      ? [{ at: middleOf(fieldBox), down: middle(box) - middleOf(fieldBox), along: box.left - fieldBox[0] }]
      : [],
  )
  if (placed.length < limits.leastKnown) return (fieldBox) => fieldBox
  const down = fit(placed.map((one) => ({ at: one.at, by: one.down })))
  const along = fit(placed.map((one) => ({ at: one.at, by: one.along })))
  return (fieldBox) => {
    const [dx, dy] = [along(middleOf(fieldBox)), down(middleOf(fieldBox))]
    const [left, top, right, bottom] = fieldBox
    return [left + dx, top + dy, right + dx, bottom + dy]
  }
}
