import { type Homography, rectangleToQuad } from '../geometry/homography.js'
import { type Quad, sideLengths } from '../geometry/quad.js'
import { createPicture, type Picture } from '../image/picture.js'
import { GREEN, packedPixel, RED_BLUE } from './packed-pixel.js'
import { isInside, pixelAt, samplesOfPrint } from './place-samples.js'
import { mixFour } from './tone-at.js'

/** Margin for rounding: samples lie at most this far outside the quad. */
const EDGE_PX = 1

/** The quad of a colour picture as an upright rectangle; beyond the picture's edge its last pixels are repeated. */
export const rectifyColour = (picture: Picture, quad: Quad, widthPx: number, heightPx: number): Picture => {
  const out = createPicture(widthPx, heightPx, 3)
  const { width, height } = sideLengths(quad)
  const across = samplesOfPrint(width / widthPx)
  const down = samplesOfPrint(height / heightPx)
  if (across * down === 1) interpolate(out, picture, rectangleToQuad(widthPx, heightPx, quad))
  else {
    const map = rectangleToQuad(widthPx * across, heightPx * down, quad)
    average(out, picture, map, across, down, isInside(picture, quad, EDGE_PX))
  }
  return out
}

/** Between four pixels, in 1/256 of a pixel. */
const interpolate = (out: Picture, { widthPx: columns, heightPx: rows, data }: Picture, map: Homography): void => {
  const [a, b, c, d, e, f, g, h] = map
  const { widthPx, heightPx, data: to } = out
  const endX = (columns - 1) * 256
  const endY = (rows - 1) * 256
  let at = 0
  for (let y = 0; y < heightPx; y++) {
    let w = g * 0.5 + h * (y + 0.5) + 1
    let u = a * 0.5 + b * (y + 0.5) + c
    let v = d * 0.5 + e * (y + 0.5) + f
    for (let x = 0; x < widthPx; x++, w += g, u += a, v += d, at += 3) {
      const scale = 256 / w
      const px = u * scale - 127.5
      const py = v * scale - 127.5
      const column = px < 0 ? 0 : px < endX ? px | 0 : endX
      const row = py < 0 ? 0 : py < endY ? py | 0 : endY
      const fx = column & 255
      const fy = row & 255
      const upper = ((row >> 8) * columns + (column >> 8)) * 3
      const lower = fy === 0 ? upper : upper + columns * 3
      const right = fx === 0 ? 0 : 3
      to[at] = mixFour(data, upper, lower, right, fx, fy)
      to[at + 1] = mixFour(data, upper + 1, lower + 1, right, fx, fy)
      to[at + 2] = mixFour(data, upper + 2, lower + 2, right, fx, fy)
    }
  }
}

/**
 * The mean of samples, each the pixel it falls on; `map` is that of the samples. Row by row: first where all samples lie, then
 * their sums. One loop for both takes a fifth more time.
 */
const average = (
  out: Picture,
  picture: Picture,
  map: Homography,
  across: number,
  down: number,
  isFree: boolean,
): void => {
  const { widthPx, heightPx, data: to } = out
  const { data } = picture
  const bytes = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const perRow = widthPx * across
  const places = new Int32Array(perRow * down)
  const means = meansOf(across * down)
  const placeRow = isFree ? placeInside : placeAnywhere
  let at = 0
  for (let y = 0; y < heightPx; y++) {
    for (let j = 0; j < down; j++) placeRow(places, j * perRow, perRow, picture, map, y * down + j + 0.5)
    if (across === 2 && down === 2) addFours(to, at, bytes, places)
    else addUp(to, at, data, places, means, across, perRow)
    at += 3 * widthPx
  }
}

/** Two by two samples of each pixel, read as words and written out: three fifths of the time of the loop below. */
const addFours = (to: Uint8Array, start: number, bytes: DataView, places: Int32Array): void => {
  const endOfWords = bytes.byteLength - 3
  const perRow = places.length >> 1
  for (let first = 0, at = start; first < perRow; first += 2, at += 3) {
    const i = packedPixel(bytes, places[first]!, endOfWords)
    const j = packedPixel(bytes, places[first + 1]!, endOfWords)
    const k = packedPixel(bytes, places[first + perRow]!, endOfWords)
    const l = packedPixel(bytes, places[first + perRow + 1]!, endOfWords)
    const redBlue = (i & RED_BLUE) + (j & RED_BLUE) + (k & RED_BLUE) + (l & RED_BLUE)
    const green = (i & GREEN) + (j & GREEN) + (k & GREEN) + (l & GREEN)
    to[at] = ((redBlue & 0xffff) + 2) >> 2
    to[at + 1] = ((green >>> 8) + 2) >> 2
    to[at + 2] = ((redBlue >>> 16) + 2) >> 2
  }
}

/** The sums of any number of samples down, and of up to three across. */
const addUp = (
  to: Uint8Array,
  start: number,
  data: Uint8Array,
  places: Int32Array,
  means: Uint8Array,
  across: number,
  perRow: number,
): void => {
  for (let first = 0, at = start; first < perRow; first += across, at += 3) {
    let red = 0
    let green = 0
    let blue = 0
    // At most three across, written out: a loop over them takes a sixth more time.
    for (let row = first; row < places.length; row += perRow) {
      const i = places[row]!
      red = (red + data[i]!) | 0
      green = (green + data[i + 1]!) | 0
      blue = (blue + data[i + 2]!) | 0
      if (across === 1) continue
      const j = places[row + 1]!
      red = (red + data[j]!) | 0
      green = (green + data[j + 1]!) | 0
      blue = (blue + data[j + 2]!) | 0
      if (across === 2) continue
      const k = places[row + 2]!
      red = (red + data[k]!) | 0
      green = (green + data[k + 1]!) | 0
      blue = (blue + data[k + 2]!) | 0
    }
    to[at] = means[red]!
    to[at + 1] = means[green]!
    to[at + 2] = means[blue]!
  }
}

/** Mean of `samples` bytes, indexed by their sum: faster than a division. */
const meansOf = (samples: number): Uint8Array => {
  const means = new Uint8Array(255 * samples + 1)
  for (let sum = 0; sum < means.length; sum++) means[sum] = sum / samples + 0.5
  return means
}

/** Where a row of samples begins in the picture's bytes. */
const placeAnywhere = (
  places: Int32Array,
  from: number,
  count: number,
  { widthPx: columns, heightPx: rows }: Picture,
  [a, b, c, d, e, f, g, h]: Homography,
  y: number,
): void => {
  let w = g * 0.5 + h * y + 1
  let u = a * 0.5 + b * y + c
  let v = d * 0.5 + e * y + f
  for (let i = from; i < from + count; i++, w += g, u += a, v += d) {
    const scale = 1 / w
    places[i] = 3 * pixelAt(columns, rows, u * scale, v * scale)
  }
}

/** The same for quads within the picture: what cannot lie outside need not be held back at its edge. */
const placeInside = (
  places: Int32Array,
  from: number,
  count: number,
  { widthPx: columns }: Picture,
  [a, b, c, d, e, f, g, h]: Homography,
  y: number,
): void => {
  let w = g * 0.5 + h * y + 1
  let u = a * 0.5 + b * y + c
  let v = d * 0.5 + e * y + f
  for (let i = from; i < from + count; i++, w += g, u += a, v += d) {
    const scale = 1 / w
    places[i] = Math.imul(Math.imul((v * scale) | 0, columns) + ((u * scale) | 0), 3)
  }
}
