import { type Channels, convolve, type Layer, point } from './convolve.js'
import { faceWeights } from './face-weights.js'

/** Cells of this many pixels, each with what the network answers of it. */
export const CELL_PX = 8
/** Sides of the network's input are multiples of this: its deepest cells. */
export const DEEPEST_PX = 16

/** Outputs and strides of its 3 × 3 convolutions, as vivid_training/capture_face/network.py has them; those from `DEEP` on see most of the frame. */
const strides = [2, 2, 2, 1, 2, 1]
const DEEP = 4

/** Weights are 63 whole numbers, each a character: from 40, past the backslash (92) and the backtick (96). */
const [FIRST, HALF] = [40, 31]
const weightOf = (text: string, at: number): number => {
  const code = text.charCodeAt(at)
  return code - FIRST - HALF - Number(code > 92) - Number(code > 96)
}

const unpack = ([text, exponents, biases]: (typeof faceWeights)[number]): Layer => {
  const each = text.length / biases.length
  return {
    weights: Float32Array.from(
      { length: text.length },
      (_, i) => weightOf(text, i) * 2 ** (exponents[Math.floor(i / each)]! / 8),
    ),
    biases: Float32Array.from(biases, (bias) => bias / 64),
  }
}

/** From a frame (mean 0, spread 1) to five answers for each cell: score, middle across and down in cells, log2 of the size by 32 pixels, yaw by 20 degrees. */
export type FaceNetwork = (frame: Channels) => Channels

export const openFaceNetwork = (): FaceNetwork => {
  const layers = faceWeights.map(unpack)
  const [back, joined, answer] = layers.slice(strides.length) as [Layer, Layer, Layer]
  return (frame) => {
    const run = (from: number, to: number, input: Channels) =>
      layers.slice(from, to).reduce((seen, layer, i) => convolve(seen, layer, strides[from + i]!), input)
    const near = run(0, DEEP, frame)
    const deep = point(run(DEEP, strides.length, near), back, true)
    return point(point(addTwiceAsLarge(near, deep), joined, true), answer, false)
  }
}

/** Each of the coarse cells lies under four of the fine ones. */
const addTwiceAsLarge = (fine: Channels, coarse: Channels): Channels => {
  const { widthPx, heightPx, planes } = fine
  const sum = planes.map((plane, channel) => {
    const under = coarse.planes[channel]!
    return plane.map((value, at) => {
      const [x, y] = [at % widthPx, Math.floor(at / widthPx)]
      return value + under[(y >> 1) * coarse.widthPx + (x >> 1)]!
    })
  })
  return { widthPx, heightPx, planes: sum }
}
