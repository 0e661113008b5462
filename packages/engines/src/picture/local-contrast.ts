import { type Picture, type Quad, rectify } from '@vivid/vision'

/** Tones, of 255: contrast below this is grain. */
const GRAIN = 2

/**
 * A square of a picture, each tone measured by the mean and the contrast of its surroundings: light, shade and exposure go, features stay.
 * `reachPx`: half the width of those surroundings, in pixels of the result.
 */
export const localContrast = (picture: Picture, quad: Quad, sidePx: number, reachPx: number): Float32Array => {
  const smooth = averaged(Float32Array.from(rectify(picture, quad, sidePx, sidePx).data), sidePx, 1)
  const mean = averaged(smooth, sidePx, reachPx)
  for (let i = 0; i < smooth.length; i++) smooth[i]! -= mean[i]!
  const spread = averaged(
    smooth.map((value) => value * value),
    sidePx,
    reachPx,
  )
  return smooth.map((value, i) => value / (Math.sqrt(spread[i]!) + GRAIN))
}

/** Means over squares of `2 * reach + 1` pixels, or what of them lies inside. */
const averaged = (values: Float32Array, sidePx: number, reach: number): Float32Array => {
  const rows = new Float32Array(values.length)
  for (let y = 0; y < sidePx; y++) averageLine(values, rows, y * sidePx, 1, sidePx, reach)
  const means = new Float32Array(values.length)
  for (let x = 0; x < sidePx; x++) averageLine(rows, means, x, sidePx, sidePx, reach)
  return means
}

/** One row or column, by a sum that moves along: its cost does not depend on the reach. */
const averageLine = (
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  length: number,
  reach: number,
): void => {
  let [sum, count] = [0, 0]
  for (let i = -reach; i < length; i++) {
    const [entering, leaving] = [i + reach, i - reach - 1]
    if (entering < length) {
      sum += from[start + entering * step]!
      count++
    }
    if (leaving >= 0) {
      sum -= from[start + leaving * step]!
      count--
    }
    if (i >= 0) to[start + i * step] = sum / count
  }
}
