import type { GreyFrame } from '../frame/grey-frame.js'
import type { Channels } from './convolve.js'
import { CELL_PX, DEEPEST_PX, openFaceNetwork } from './face-network.js'

export interface FoundFace {
  /** Middle and size of the face, from the forehead to the chin, in pixels of the frame that was searched. */
  readonly x: number
  readonly y: number
  readonly widthPx: number
  /** Above 0 where it is likelier a face than not. */
  readonly score: number
  /** Degrees; positive where the person looks to the picture's right. */
  readonly turnDegrees: number
}

/** Longer side of what the network is shown. */
const SHOWN_PX = 96
/** Units of the network's answers: a size of 1 in log2, a turn of 1. */
const [SIZE_PX, TURN_DEGREES] = [32, 20]
/** Grey levels added to the frame's spread, so that the noise of an even wall is not blown up. */
const FLOOR = 4

const network = openFaceNetwork()

/** The likeliest face of a small frame, of about 160 pixels. */
export const findFace = (frame: GreyFrame): FoundFace => {
  const scale = SHOWN_PX / Math.max(frame.widthPx, frame.heightPx)
  const { widthPx, planes } = network(show(frame, scale))
  const [scores, across, down, sizes, turns] = planes as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  let best = 0
  for (let at = 1; at < scores.length; at++) if (scores[at]! > scores[best]!) best = at
  const [column, row] = [best % widthPx, Math.floor(best / widthPx)]
  return {
    x: ((column + 0.5 + across[best]!) * CELL_PX) / scale,
    y: ((row + 0.5 + down[best]!) * CELL_PX) / scale,
    widthPx: (SIZE_PX * 2 ** sizes[best]!) / scale,
    score: scores[best]!,
    turnDegrees: TURN_DEGREES * turns[best]!,
  }
}

/** Smaller, with mean 0 and spread 1, filled up with zeros to whole cells. */
const show = ({ widthPx, heightPx, data }: GreyFrame, scale: number): Channels => {
  const [width, height] = [Math.round(widthPx * scale), Math.round(heightPx * scale)]
  const grey = new Float32Array(width * height)
  let [sum, squares] = [0, 0]
  for (let y = 0, at = 0; y < height; y++) {
    const fromY = Math.max(0, Math.min(heightPx - 1.001, (y + 0.5) / scale - 0.5))
    const above = Math.floor(fromY)
    for (let x = 0; x < width; x++, at++) {
      const fromX = Math.max(0, Math.min(widthPx - 1.001, (x + 0.5) / scale - 0.5))
      const left = Math.floor(fromX)
      const [right, below, from] = [fromX - left, fromY - above, above * widthPx + left]
      const value =
        (data[from]! * (1 - right) + data[from + 1]! * right) * (1 - below) +
        (data[from + widthPx]! * (1 - right) + data[from + widthPx + 1]! * right) * below
      grey[at] = value
      sum += value
      squares += value * value
    }
  }
  const mean = sum / grey.length
  const spread = Math.sqrt(Math.max(0, squares / grey.length - mean * mean)) + FLOOR
  const whole = (side: number) => Math.ceil(side / DEEPEST_PX) * DEEPEST_PX
  const plane = new Float32Array(whole(width) * whole(height))
  for (let at = 0; at < grey.length; at++) {
    plane[Math.floor(at / width) * whole(width) + (at % width)] = (grey[at]! - mean) / spread
  }
  return { widthPx: whole(width), heightPx: whole(height), planes: [plane] }
}
