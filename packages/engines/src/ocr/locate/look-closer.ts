import { boxOverlap, type LocatedDocument, levelRectangle, type Quad } from '@vivid/vision'
import { look, type Searched } from './look.js'
import { planOfLooks } from './plan-looks.js'

const { margin, most, settled, same } = planOfLooks.closer

/**
 * Looks at a find again, level with it and nearer, until it stays where it is or the picture's looks are spent; undefined where a
 * closer look sees nothing there, or none is left.
 */
export const lookCloser = async (
  searched: Searched,
  find: LocatedDocument,
  doubt: keyof typeof settled = 'likely',
): Promise<LocatedDocument | undefined> => {
  let last = find
  for (let looks = 0; looks < most; looks++) {
    const looked = await look(searched, levelRectangle(last.quad, margin, margin))
    if (!looked) return looks > 0 ? last : undefined
    const { documents, suspected } = looked
    const seen = suspected ? [...documents, suspected] : documents
    const again = seen.find(({ quad }) => boxOverlap(quad, last.quad) >= same)
    if (!again) return undefined
    const moved = farthestMove(last.quad, again.quad)
    last = again
    if (moved <= settled[doubt]) break
  }
  return last
}

/** Of the nearest corners, as a share of the width: which of them is the top left may change. */
const farthestMove = (from: Quad, to: Quad): number => {
  const width = Math.hypot(to[1][0] - to[0][0], to[1][1] - to[0][1])
  const moves = from.map(([x, y]) => Math.min(...to.map(([u, v]) => Math.hypot(x - u, y - v))))
  return Math.max(...moves) / width
}
