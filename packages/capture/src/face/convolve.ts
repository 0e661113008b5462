/** A picture of many channels. */
export interface Channels {
  readonly widthPx: number
  readonly heightPx: number
  readonly planes: readonly Float32Array[]
}

export interface Layer {
  /** Output by output, input by input, row by row. */
  readonly weights: Float32Array
  readonly biases: Float32Array
}

/** 3 × 3 with zeros around the picture, then a rectifier. */
export const convolve = (
  { widthPx, heightPx, planes }: Channels,
  { weights, biases }: Layer,
  stride: number,
): Channels => {
  const [toWidth, toHeight, row] = [widthPx / stride, heightPx / stride, widthPx + 2]
  const padded = planes.map((plane) => pad(plane, widthPx, heightPx))
  const outputs = Array.from(biases, (bias, output) => {
    const sums = new Float32Array(toWidth * toHeight).fill(bias)
    for (const [input, plane] of padded.entries()) {
      const w = weights.subarray((output * planes.length + input) * 9)
      const [a, b, c, d, e, f, g, h, i] = [w[0]!, w[1]!, w[2]!, w[3]!, w[4]!, w[5]!, w[6]!, w[7]!, w[8]!]
      for (let y = 0, to = 0; y < toHeight; y++) {
        for (let x = 0, at = y * stride * row; x < toWidth; x++, to++, at += stride) {
          const [below, last] = [at + row, at + 2 * row]
          sums[to]! +=
            a * plane[at]! +
            b * plane[at + 1]! +
            c * plane[at + 2]! +
            d * plane[below]! +
            e * plane[below + 1]! +
            f * plane[below + 2]! +
            g * plane[last]! +
            h * plane[last + 1]! +
            i * plane[last + 2]!
        }
      }
    }
    return rectify(sums)
  })
  return { widthPx: toWidth, heightPx: toHeight, planes: outputs }
}

/** All channels of each point, 1 × 1. */
export const point = ({ planes, ...size }: Channels, { weights, biases }: Layer, isRectified: boolean): Channels => ({
  ...size,
  planes: Array.from(biases, (bias, output) => {
    const sums = new Float32Array(planes[0]!.length).fill(bias)
    for (const [input, plane] of planes.entries()) {
      const weight = weights[output * planes.length + input]!
      for (let at = 0; at < sums.length; at++) sums[at]! += weight * plane[at]!
    }
    return isRectified ? rectify(sums) : sums
  }),
})

const rectify = (values: Float32Array): Float32Array => {
  for (let i = 0; i < values.length; i++) if (values[i]! < 0) values[i] = 0
  return values
}

const pad = (plane: Float32Array, widthPx: number, heightPx: number): Float32Array => {
  const padded = new Float32Array((widthPx + 2) * (heightPx + 2))
  for (let y = 0; y < heightPx; y++)
    padded.set(plane.subarray(y * widthPx, (y + 1) * widthPx), (y + 1) * (widthPx + 2) + 1)
  return padded
}
