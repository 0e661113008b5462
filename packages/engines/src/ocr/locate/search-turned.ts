import { boxOverlap, type LocatedDocument, type Picture, type Point, type Quad } from '@vivid/vision'
import { glanceAt, lookNearer, type Searched } from './look.js'
import { planOfLooks } from './plan-looks.js'

const { views, least, enough, findsPerView, same, most } = planOfLooks.turned

/**
 * The document of a picture in which none was seen surely: the whole is searched from farther away and turned by eighths, and what
 * is seen there looked at again. The locator tells some cards only from another side: of nine that it missed upright on 82 hard photos of drawn
 * sides it finds seven so. A hand on the card, papers beside it and glare are what hides them.
 */
export const searchTurned = async (searched: Searched): Promise<LocatedDocument | undefined> => {
  const seen: Quad[] = []
  let best: LocatedDocument | undefined
  const { budget, picture } = searched
  const leftBefore = budget.left('looks')
  const areSpent = () => leftBefore - budget.left('looks') >= most
  const isDone = () => areSpent() || (best !== undefined && best.confidence >= enough)
  for (const view of views) {
    const looked = await glanceAt(searched, turnedView(picture, view))
    if (!looked) break
    const { documents, suspected } = looked
    const finds = (suspected ? [suspected] : documents).filter(({ confidence }) => confidence >= least)
    for (const find of finds.slice(0, findsPerView)) {
      if (areSpent() || seen.some((quad) => boxOverlap(quad, find.quad) >= same)) continue
      const closer = await lookNearer(searched, find, 'unlikely')
      seen.push(find.quad)
      if (!closer) continue
      seen.push(closer.quad)
      if (!best || closer.confidence > best.confidence) best = closer
    }
    if (isDone()) break
  }
  return best
}

/** The rectangle around the whole picture, or most of it, that shows it turned the other way and so much smaller. */
const turnedView = ({ widthPx, heightPx }: Picture, { degrees, scale }: (typeof views)[number]): Quad => {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const side = ((widthPx + heightPx) * 3) / 4
  const [width, height] =
    degrees % 180 === 0 ? [widthPx, heightPx] : degrees % 90 === 0 ? [heightPx, widthPx] : [side, side]
  const corner = (along: number, down: number): Point => [
    widthPx / 2 + (scale * (along * width * cos - down * height * sin)) / 2,
    heightPx / 2 + (scale * (along * width * sin + down * height * cos)) / 2,
  ]
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
}
