import type { Picture, Point, Quad } from '@vivid/vision'

/** Windows around the first find, as shares of the picture's longer side: a find far too small has its card around it. */
const WINDOWS = [0.5, 0.8] as const

/**
 * Parts of a picture to search for a document that was not found in the whole: windows around the first find, or around the
 * middle, and the whole picture turned to either side. The locator tells some documents only from another side: a card
 * that fills a third of an upright photo was 0.16 sure as taken, 0.63 and 0.77 turned.
 */
export function otherViews(picture: Picture, find?: Point): readonly Quad[] {
  const { widthPx, heightPx } = picture
  const middle = find ?? ([widthPx / 2, heightPx / 2] as const)
  const [a, b, c, d]: Quad = [
    [0, 0],
    [widthPx, 0],
    [widthPx, heightPx],
    [0, heightPx],
  ]
  const windows = WINDOWS.map((share) => squareAround(middle, share * Math.max(widthPx, heightPx)))
  return [...windows, [b, c, d, a], [d, a, b, c]]
}

const squareAround = ([x, y]: Point, side: number): Quad => [
  [x - side / 2, y - side / 2],
  [x + side / 2, y - side / 2],
  [x + side / 2, y + side / 2],
  [x - side / 2, y + side / 2],
]
