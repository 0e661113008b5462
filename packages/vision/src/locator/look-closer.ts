import { boxOverlap, type Quad } from '../geometry/quad.js'
import type { Located, LocatedDocument } from './locate.js'

export interface CloserLooks {
  /** The part of the picture that is looked at next, around the last find. */
  readonly viewAround: (last: Quad) => Quad
  /** Share of their bounding boxes from which on two finds are one. */
  readonly same: number
  readonly most: number
  /** A look that moves no corner by more than this share of the width is the last. */
  readonly still: number
}

/**
 * Looks at a find again, nearer, until it stays where it is; undefined where a look does not see it, or none could be taken. `look`
 * gives null where no more looks may be taken: then the last find stands.
 */
export const lookCloser = async (
  look: (view: Quad) => Promise<Located | null>,
  find: LocatedDocument,
  { viewAround, same, most, still }: CloserLooks,
): Promise<LocatedDocument | undefined> => {
  let last = find
  for (let looks = 0; looks < most; looks++) {
    const looked = await look(viewAround(last.quad))
    if (!looked) return looks > 0 ? last : undefined
    const { documents, suspected } = looked
    const seen = suspected ? [...documents, suspected] : documents
    const again = seen.find(({ quad }) => boxOverlap(quad, last.quad) >= same)
    if (!again) return undefined
    const moved = farthestMove(last.quad, again.quad)
    last = again
    if (moved <= still) break
  }
  return last
}

/** Of the nearest corners, as a share of the width: which of them is the top left may change. */
const farthestMove = (from: Quad, to: Quad): number => {
  const width = Math.hypot(to[1][0] - to[0][0], to[1][1] - to[0][1])
  const moves = from.map(([x, y]) => Math.min(...to.map(([u, v]) => Math.hypot(x - u, y - v))))
  return Math.max(...moves) / width
}
