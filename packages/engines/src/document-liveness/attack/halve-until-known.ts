import { createPicture, type Picture, type Quad, sideLengths } from '@vivid/vision'

/** Training knows no document seen wider than this; finer ones are halved, as phones and apps do before sending. */
const MOST_WIDTH_PX = 1400
/** A patch must fit into the picture. */
const LEAST_SIDE_PX = 96

export interface Prepared {
  readonly picture: Picture
  readonly quad: Quad
  readonly face: Quad | null
}

export const halveUntilKnown = (picture: Picture, quad: Quad, face: Quad | null): Prepared => {
  const { width, height } = sideLengths(quad)
  if (Math.max(width, height) > MOST_WIDTH_PX) {
    return halveUntilKnown(halve(picture), half(quad), face && half(face))
  }
  return { picture: enlargeCanvas(picture), quad, face }
}

const half = (quad: Quad) => quad.map(([x, y]) => [x / 2, y / 2]) as unknown as Quad

/** Means of 2 × 2 pixels; a last odd row or column is dropped. */
export const halve = ({ widthPx, heightPx, data }: Picture): Picture => {
  const out = createPicture(widthPx >> 1, heightPx >> 1, 3)
  const pixels = out.data
  const rowBytes = widthPx * 3
  const outBytes = out.widthPx * 3
  for (let y = 0; y < out.heightPx; y++) {
    let upper = 2 * y * rowBytes
    let lower = upper + rowBytes
    let at = y * outBytes
    // Channel by channel, unrolled: twice as fast as a loop over channels.
    for (const end = at + outBytes; at < end; at += 3, upper += 6, lower += 6) {
      pixels[at] = (data[upper]! + data[upper + 3]! + data[lower]! + data[lower + 3]! + 2) >> 2
      pixels[at + 1] = (data[upper + 1]! + data[upper + 4]! + data[lower + 1]! + data[lower + 4]! + 2) >> 2
      pixels[at + 2] = (data[upper + 2]! + data[upper + 5]! + data[lower + 2]! + data[lower + 5]! + 2) >> 2
    }
  }
  return out
}

/** Repeats the last row and column of pictures that are smaller than a patch. */
const enlargeCanvas = (picture: Picture): Picture => {
  const { widthPx, heightPx, data } = picture
  if (Math.min(widthPx, heightPx) >= LEAST_SIDE_PX) return picture
  const out = createPicture(Math.max(widthPx, LEAST_SIDE_PX), Math.max(heightPx, LEAST_SIDE_PX), 3)
  for (let y = 0, at = 0; y < out.heightPx; y++) {
    for (let x = 0; x < out.widthPx; x++, at += 3) {
      const from = (Math.min(y, heightPx - 1) * widthPx + Math.min(x, widthPx - 1)) * 3
      out.data.set(data.subarray(from, from + 3), at)
    }
  }
  return out
}
