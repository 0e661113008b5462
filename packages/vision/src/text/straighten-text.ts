import { type Quad, sideLengths, subQuad } from '../geometry/quad.js'
import type { Picture } from '../image/picture.js'
import { rectify } from '../image/rectify.js'
import type { ReaderSettings } from './reader-settings.js'

export interface StraightText {
  readonly picture: Picture
  /** Where the picture was taken from, in the view's pixels. */
  readonly quad: Quad
}

/** A line of print as the reader wants it: level, capitals of one height in the middle, some room at both ends. */
export function straightenText(view: Picture, box: Quad, settings: ReaderSettings): StraightText {
  const { width, height } = sideLengths(box)
  const scale = settings.capHeightPx / height
  const margin = settings.marginPx / scale / width
  const above = (settings.heightPx / settings.capHeightPx - 1) / 2
  const quad = subQuad(box, -margin, -above, 1 + margin, 1 + above)
  const widthPx = Math.min(settings.maxWidthPx, Math.max(1, Math.round(width * scale + 2 * settings.marginPx)))
  return { picture: rectify(view, quad, widthPx, settings.heightPx), quad }
}
