import type { Zone } from '../../templates/template.js'
import type { AskedField } from './asked-field.js'
import type { Piece } from './piece.js'

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

const middle = (low: number, high: number) => (low + high) / 2

/** Where a template's zones lie on this picture, whose outline may be a little off: as far off as values that are known. */
export const alignZones = (anchors: readonly Anchor[]): ((zone: Zone) => Zone) => {
  const placed = anchors.flatMap(({ asked, piece: { box } }) =>
    asked.zone && asked.part === 0 ? [{ box, zone: asked.zone }] : [],
  )
  if (placed.length < MIN_ANCHORS) return (zone) => zone
  const down = fit(
    placed.map(({ box, zone }) => ({
      at: middle(zone[1], zone[3]),
      by: middle(box.top, box.bottom) - middle(zone[1], zone[3]),
    })),
  )
  const along = fit(placed.map(({ box, zone }) => ({ at: middle(zone[1], zone[3]), by: box.left - zone[0] })))
  return ([left, top, right, bottom]) => {
    const at = middle(top, bottom)
    return [left + along(at), top + down(at), right + along(at), bottom + down(at)]
  }
}
