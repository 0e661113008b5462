import { type Homography, rectangleToQuad } from '../geometry/homography.js'
import { type Quad, sideLengths } from '../geometry/quad.js'
import { createPicture, type Picture } from '../image/picture.js'
import { LUMA, toGrey } from '../image/to-grey.js'
import { isInside, pixelAt, type SampleOffsets, sampleOffsets, samplesOfPrint } from './place-samples.js'
import { rectifyColour } from './rectify-colour.js'
import { averageInside, averageTonesInside, interpolateInside, NEIGHBOUR_PX } from './rectify-inside.js'
import { mixFour } from './tone-at.js'

const [RED, GREEN, BLUE] = LUMA

/** The quad of a picture as an upright grey rectangle; beyond the picture's edge its last pixels are repeated. */
export const rectify = (picture: Picture, quad: Quad, widthPx: number, heightPx: number): Picture => {
  const out = createPicture(widthPx, heightPx, 1)
  const { width, height } = sideLengths(quad)
  // Where the picture is finer than the output, several samples are averaged, or fine print would turn into noise.
  const across = samplesOfPrint(width / widthPx)
  const down = samplesOfPrint(height / heightPx)
  const map = rectangleToQuad(widthPx, heightPx, quad)
  if (across * down > 1) {
    const offsets = sampleOffsets(quad, widthPx, heightPx, across, down)
    // A sample may lie beyond the quad where it is much wider on one side than on the other, by less than its pixel's size.
    const isFree = offsets.x.length === 4 && isInside(picture, quad, Math.max(width / widthPx, height / heightPx))
    if (picture.channels === 1) (isFree ? averageInside : average)(out, picture, map, offsets)
    else (isFree ? averageTonesInside : averageTones)(out, picture, map, offsets)
  } else if (picture.channels === 1)
    (isInside(picture, quad, NEIGHBOUR_PX) ? interpolateInside : interpolate)(out, picture, map)
  else return toGrey(rectifyColour(picture, quad, widthPx, heightPx))
  return out
}

// Along a row the mapping's numerators and its denominator grow by equal steps. The loops are written out, with plain
// numbers only: called per sample, the work would cost several times as much. Grey and colour have their own, here and in
// `rectifyColour`: one loop for one and for three channels costs grey pictures a fifth more.

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
    for (let x = 0; x < widthPx; x++, w += g, u += a, v += d, at++) {
      const scale = 256 / w
      const px = u * scale - 127.5
      const py = v * scale - 127.5
      const column = px < 0 ? 0 : px < endX ? px | 0 : endX
      const row = py < 0 ? 0 : py < endY ? py | 0 : endY
      const fx = column & 255
      const fy = row & 255
      const upper = (row >> 8) * columns + (column >> 8)
      const lower = fy === 0 ? upper : upper + columns
      const right = fx === 0 ? 0 : 1
      to[at] = mixFour(data, upper, lower, right, fx, fy)
    }
  }
}

/** The mean of samples, each the pixel it falls on. */
const average = (
  out: Picture,
  { widthPx: columns, heightPx: rows, data }: Picture,
  map: Homography,
  { x: offsetsX, y: offsetsY }: SampleOffsets,
): void => {
  const [a, b, c, d, e, f, g, h] = map
  const { widthPx, heightPx, data: to } = out
  const samples = offsetsX.length
  const share = 65536 / samples
  let at = 0
  for (let y = 0; y < heightPx; y++) {
    let w = g * 0.5 + h * (y + 0.5) + 1
    let u = a * 0.5 + b * (y + 0.5) + c
    let v = d * 0.5 + e * (y + 0.5) + f
    for (let x = 0; x < widthPx; x++, w += g, u += a, v += d, at++) {
      const scale = 1 / w
      const middleX = u * scale
      const middleY = v * scale
      let sum = 0
      for (let i = 0; i < samples; i++) {
        sum += data[pixelAt(columns, rows, middleX + offsetsX[i]!, middleY + offsetsY[i]!)]!
      }
      to[at] = (sum * share + 32768) >> 16
    }
  }
}

/** The same of a colour picture. */
const averageTones = (
  out: Picture,
  { widthPx: columns, heightPx: rows, data }: Picture,
  map: Homography,
  { x: offsetsX, y: offsetsY }: SampleOffsets,
): void => {
  const [a, b, c, d, e, f, g, h] = map
  const { widthPx, heightPx, data: to } = out
  const samples = offsetsX.length
  const share = 1 / samples
  let at = 0
  for (let y = 0; y < heightPx; y++) {
    let w = g * 0.5 + h * (y + 0.5) + 1
    let u = a * 0.5 + b * (y + 0.5) + c
    let v = d * 0.5 + e * (y + 0.5) + f
    for (let x = 0; x < widthPx; x++, w += g, u += a, v += d, at++) {
      const scale = 1 / w
      const middleX = u * scale
      const middleY = v * scale
      let sum = 0
      for (let i = 0; i < samples; i++) {
        const from = 3 * pixelAt(columns, rows, middleX + offsetsX[i]!, middleY + offsetsY[i]!)
        sum += RED * data[from]! + GREEN * data[from + 1]! + BLUE * data[from + 2]!
      }
      to[at] = (sum * share + 512) >> 10
    }
  }
}
