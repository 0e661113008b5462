import { height, middle } from '../../evidence/box-size.js'
import type { Box } from '../../evidence/printed-line.js'
import type { FieldBox, Placement } from '../../templates/template.js'

/** Where a value may stand as seen from its label. Distances in heights of the value's line; found on drawn cards. */
export const placingLimits = {
  /** Rows: how far the centres may be apart. */
  rowTolerance: 0.8,
  /** To the right: from a little overlap up to this gap. */
  maxGapRight: 16,
  /** How much less a value counts for each height that it stands further right: in a column of values some stand far from short labels. */
  lessPerHeight: 0.015,
  /** Below and above: between the lines' edges. */
  maxGapBelow: 1.6,
  /** Edges may overlap: boxes are drawn with a margin. */
  minGapBelow: -0.6,
  /** A value may begin left of its label by this much. */
  maxShiftLeft: 2.5,
  /** A field box ends softly, over this many heights of the line. */
  boxFade: 1.2,
} as const

/** Widths in heights of the document, so that both directions count alike. */
const gapX = (from: number, to: number, aspect: number) => (to - from) * aspect

const right = (label: Box, value: Box, aspect: number): number => {
  const unit = Math.max(height(label), height(value))
  const rowShift = Math.abs(middle(value) - middle(label)) / unit
  const gap = gapX(label.right, value.left, aspect) / height(value)
  if (rowShift > placingLimits.rowTolerance || gap < -0.6 || gap > placingLimits.maxGapRight) return 0
  return 0.92 - placingLimits.lessPerHeight * Math.max(0, gap) - 0.25 * rowShift
}

const stacked = (upper: Box, lower: Box, label: Box, value: Box, aspect: number): number => {
  const unit = height(value)
  const gap = (lower.top - upper.bottom) / unit
  if (gap < placingLimits.minGapBelow || gap > placingLimits.maxGapBelow || middle(lower) <= middle(upper)) return 0
  const shift = gapX(label.left, value.left, aspect) / unit
  const reachesUnder = gapX(value.left, label.right, aspect) / unit
  if (shift < -placingLimits.maxShiftLeft || reachesUnder < -1) return 0
  return 0.95 - 0.18 * Math.max(0, gap) - 0.03 * Math.abs(shift)
}

/** 0…1: how well the value stands where the label's value should; `same` is for the rest of the label's own line. */
export const placeValue = (label: Box, value: Box, placement: Placement, aspect: number): number => {
  if (placement === 'right') return right(label, value, aspect)
  if (placement === 'below') return stacked(label, value, label, value, aspect)
  if (placement === 'above') return stacked(value, label, label, value, aspect)
  return 0
}

/** 1 within the field box, fading to 0 outside of it. */
export const placeInFieldBox = (value: Box, [left, top, boxRight, bottom]: FieldBox, aspect: number): number => {
  const beyond = (at: number, low: number, high: number) => Math.max(0, low - at, at - high)
  const dx = gapX(0, beyond((value.left + Math.min(value.right, boxRight)) / 2, left, boxRight), aspect)
  const dy = beyond(middle(value), top, bottom)
  return Math.max(0, 1 - Math.hypot(dx, dy) / height(value) / placingLimits.boxFade)
}
