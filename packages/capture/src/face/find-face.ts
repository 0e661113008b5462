import type { GreyFrame } from '../frame/grey-frame.js'
import {
  CELL_PX,
  type DescribedLevel,
  DIRECTIONS,
  describeLevel,
  MARGIN_CELLS,
  WINDOW_CELLS,
} from './describe-level.js'

export const FEATURES = WINDOW_CELLS * WINDOW_CELLS * DIRECTIONS

/** What tells a face's window from any other, and how far the head is turned in it: linear in the features. */
export interface FaceWeights {
  readonly face: ArrayLike<number>
  readonly faceBias: number
  readonly turn: ArrayLike<number>
  readonly turnBias: number
}

export interface FoundFace {
  /** Middle and width of the face, from ear to ear, in pixels of the frame that was searched. */
  readonly x: number
  readonly y: number
  readonly widthPx: number
  /** Above 0 where it is likelier a face than not. */
  readonly score: number
  /** Degrees; positive where the person looks to the picture's right. */
  readonly turnDegrees: number
}

/** A window is this much wider than its face. */
export const WINDOW_BY_FACE = 1.25
/** Each level's faces are so much larger than the one's before. */
const STEP = 1.19
/** Widths of faces that are looked for, in shares of the frame's shorter side. */
const WIDTHS = [0.16, 1.05] as const

/** Windows of every size and place, with the level they are read from. */
export function* levelsOf(frame: GreyFrame): Generator<{ level: DescribedLevel; scale: number }> {
  const shorter = Math.min(frame.widthPx, frame.heightPx)
  for (let face = WIDTHS[0]; face <= WIDTHS[1]; face *= STEP) {
    const scale = (WINDOW_CELLS * CELL_PX) / (face * shorter * WINDOW_BY_FACE)
    yield { level: describeLevel(frame, scale), scale }
  }
}

const score = ({ columns, features }: DescribedLevel, column: number, row: number, weights: ArrayLike<number>) => {
  let sum = 0
  const width = WINDOW_CELLS * DIRECTIONS
  for (let y = 0, w = 0; y < WINDOW_CELLS; y++) {
    const from = ((row + y) * columns + column) * DIRECTIONS
    for (let i = from; i < from + width; i++, w++) sum += weights[w]! * features[i]!
  }
  return sum
}

/** A window's own features, in the order of the weights. */
export const featuresAt = ({ columns, features }: DescribedLevel, column: number, row: number): Float32Array => {
  const width = WINDOW_CELLS * DIRECTIONS
  const own = new Float32Array(FEATURES)
  for (let y = 0; y < WINDOW_CELLS; y++) {
    const from = ((row + y) * columns + column) * DIRECTIONS
    own.set(features.subarray(from, from + width), y * width)
  }
  return own
}

/** Where a window's middle lies in the frame. */
export const middleOf = (column: number, row: number, scale: number): readonly [x: number, y: number] => {
  const at = (cell: number) => ((cell - MARGIN_CELLS + WINDOW_CELLS / 2) * CELL_PX) / scale
  return [at(column), at(row)]
}

/** The window likeliest to be a face, of all sizes and places of a small frame, of about 160 pixels. */
export const findFace = (frame: GreyFrame, weights: FaceWeights): FoundFace => {
  let best: FoundFace = { x: 0, y: 0, widthPx: 0, score: Number.NEGATIVE_INFINITY, turnDegrees: 0 }
  for (const { level, scale } of levelsOf(frame)) {
    for (let row = 0; row + WINDOW_CELLS <= level.rows; row++) {
      for (let column = 0; column + WINDOW_CELLS <= level.columns; column++) {
        const found = score(level, column, row, weights.face) + weights.faceBias
        if (found <= best.score) continue
        const [x, y] = middleOf(column, row, scale)
        const widthPx = (WINDOW_CELLS * CELL_PX) / WINDOW_BY_FACE / scale
        best = { x, y, widthPx, score: found, turnDegrees: score(level, column, row, weights.turn) + weights.turnBias }
      }
    }
  }
  return best
}
