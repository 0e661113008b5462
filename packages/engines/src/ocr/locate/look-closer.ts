import {
  boxOverlap,
  type LocatedDocument,
  levelRectangle,
  locateInView,
  type Model,
  type Picture,
  type Quad,
} from '@vivid/vision'
import { planOfLooks } from './plan-looks.js'

const { margin, most, settled, same } = planOfLooks.closer

/** Looks at a find again, level with it and nearer, until it stays where it is; undefined where a closer look sees nothing there. */
export const lookCloser = async (
  locator: Model,
  picture: Picture,
  find: LocatedDocument,
  doubt: keyof typeof settled = 'likely',
): Promise<LocatedDocument | undefined> => {
  let last = find
  for (let look = 0; look < most; look++) {
    const { documents, suspected } = await locateInView(locator, picture, levelRectangle(last.quad, margin, margin))
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
