import { type Homography, project } from '../geometry/homography.js'
import { type Quad, sideLengths, subQuad } from '../geometry/quad.js'
import type { Picture } from '../image/picture.js'
import { rectify } from '../sample/rectify.js'
import type { ReaderSettings } from './reader-settings.js'

/** Where the pixels come from, and how a place in the view becomes one in there. */
export interface TextSource {
  readonly picture: Picture
  readonly toPicture: Homography
}

export interface StraightText {
  readonly picture: Picture
  /** What the picture shows, in the view's pixels. */
  readonly quad: Quad
}

/** How wide a line becomes for the reader, whose time is as long. */
export const straightWidthPx = (box: Quad, { capHeightPx, marginPx, maxWidthPx }: ReaderSettings): number => {
  const { width, height } = sideLengths(box)
  return Math.min(maxWidthPx, Math.max(1, Math.round((width * capHeightPx) / height + 2 * marginPx)))
}

/** A line of print as the reader wants it: level, capitals of one height in the middle, some room at both ends. */
export const straightenText = (source: Picture | TextSource, box: Quad, settings: ReaderSettings): StraightText => {
  const { width, height } = sideLengths(box)
  const scale = settings.capHeightPx / height
  const margin = settings.marginPx / scale / width
  const above = (settings.heightPx / settings.capHeightPx - 1) / 2
  const quad = subQuad(box, -margin, -above, 1 + margin, 1 + above)
  const widthPx = straightWidthPx(box, settings)
  const [picture, cut] =
    'toPicture' in source
      ? [source.picture, quad.map((point) => project(source.toPicture, point)) as unknown as Quad]
      : [source, quad]
  return { picture: rectify(picture, cut, widthPx, settings.heightPx), quad }
}
