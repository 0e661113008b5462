import type { Box } from '../../evidence/printed-line.js'
import type { Placement, Zone } from '../../templates/template.js'
import type { AskedField } from './asked-field.js'
import type { Piece } from './piece.js'

/** Where a value may stand as seen from its label. Distances in heights of the value's line; found on drawn cards. */
export const placingLimits = {
  /** Rows: how far the centres may be apart. */
  rowTolerance: 0.8,
  /** To the right: from a little overlap up to this gap. */
  maxGapRight: 16,
  /** Below and above: between the lines' edges. */
  maxGapBelow: 1.6,
  /** Edges may overlap: boxes are drawn with a margin. */
  minGapBelow: -0.6,
  /** A value may begin left of its label by this much. */
  maxShiftLeft: 2.5,
  /**
   * Lines of one value: gap, shift of the left edge, ratio of heights (accents add a third), and mean sureness: patterns
   * under a name read as letters, but not surely.
   */
  nextLine: { maxGap: 0.9, maxShift: 1.2, minRatio: 0.55, clear: 0.7 },
  /** Lines of a block of names: its lines are values of their own, and stand further apart. */
  nameLine: { maxGap: 1.3 },
  /** Points: a value without a label scores by its zone alone. */
  zoneOnly: 0.5,
  /** A value without a label whose form tells it, and how well it must fit: hardly a character read as another. */
  formOnly: 0.45,
  ownForm: 0.95,
  labelShare: 0.65,
  zoneShare: 0.4,
  /** A zone ends softly, over this many heights of the line. */
  zoneFade: 1.2,
  minScore: 0.25,
  /** What a zone or a code told already is recognised wherever it stands: worth more than a label. */
  told: 1.1,
  /** Mean sureness of a value that nothing but its place speaks for: labels read as noise must not pass for values. */
  clear: 0.75,
  /** A value this surely its field's tells how the document lies. */
  anchor: 0.7,
} as const

const halfway = (low: number, high: number) => (low + high) / 2
const middle = ({ top, bottom }: Box) => halfway(top, bottom)
const height = (box: Box) => Math.max(box.bottom - box.top, 1e-6)

/** Widths in heights of the document, so that both directions count alike. */
const gapX = (from: number, to: number, aspect: number) => (to - from) * aspect

const right = (label: Box, value: Box, aspect: number): number => {
  const unit = Math.max(height(label), height(value))
  const rowShift = Math.abs(middle(value) - middle(label)) / unit
  const gap = gapX(label.right, value.left, aspect) / height(value)
  if (rowShift > placingLimits.rowTolerance || gap < -0.6 || gap > placingLimits.maxGapRight) return 0
  return 0.92 - 0.025 * Math.max(0, gap) - 0.25 * rowShift
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

/** 1 within the zone, fading to 0 outside of it. */
export const placeInZone = (value: Box, [left, top, zoneRight, bottom]: Zone, aspect: number): number => {
  const beyond = (at: number, low: number, high: number) => Math.max(0, low - at, at - high)
  const dx = gapX(0, beyond((value.left + Math.min(value.right, zoneRight)) / 2, left, zoneRight), aspect)
  const dy = beyond(middle(value), top, bottom)
  return Math.max(0, 1 - Math.hypot(dx, dy) / height(value) / placingLimits.zoneFade)
}

/** A value that is known to be its field's, whatever its place. */
export interface Anchor {
  readonly asked: AskedField
  readonly piece: Piece
}

/** Fewer say nothing of how a document lies. */
const MIN_ANCHORS = 2

/** A slope takes anchors that are this far apart, in heights of the document; it is never steeper than a bad outline makes it. */
const MIN_SPAN = 0.12
const MAX_SLOPE = 0.15

/** No outline is this far off: the template is another. */
const MAX_SHIFT = 0.25

interface Offset {
  readonly at: number
  readonly by: number
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)]!

/** Offset by height on the document: slope through the outermost anchors, level by the middle one. */
const fit = (offsets: readonly Offset[]): ((at: number) => number) => {
  const sorted = [...offsets].sort((a, b) => a.at - b.at)
  const [first, last] = [sorted[0]!, sorted.at(-1)!]
  const span = last.at - first.at
  const slope = span < MIN_SPAN ? 0 : Math.max(-MAX_SLOPE, Math.min(MAX_SLOPE, (last.by - first.by) / span))
  const level = median(sorted.map(({ at, by }) => by - slope * at))
  return (at) => {
    const by = level + slope * at
    return Math.abs(by) > MAX_SHIFT ? 0 : by
  }
}

/** Where a template's zones lie on this picture, whose outline may be a little off: as far off as values that are known. */
export const alignZones = (anchors: readonly Anchor[]): ((zone: Zone) => Zone) => {
  const placed = anchors.flatMap(({ asked, piece: { box } }) =>
    asked.zone && asked.part === 0 ? [{ box, zone: asked.zone }] : [],
  )
  if (placed.length < MIN_ANCHORS) return (zone) => zone
  const down = fit(
    placed.map(({ box, zone }) => ({
      at: halfway(zone[1], zone[3]),
      by: middle(box) - halfway(zone[1], zone[3]),
    })),
  )
  const along = fit(placed.map(({ box, zone }) => ({ at: halfway(zone[1], zone[3]), by: box.left - zone[0] })))
  return ([left, top, right, bottom]) => {
    const at = halfway(top, bottom)
    return [left + along(at), top + down(at), right + along(at), bottom + down(at)]
  }
}
