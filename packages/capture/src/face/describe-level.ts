import type { GreyFrame } from '../frame/grey-frame.js'

/** A level of the pyramid as cells of 4 × 4 pixels, each with how strong its edges are in six directions. */
export interface DescribedLevel {
  readonly columns: number
  readonly rows: number
  readonly features: Float32Array
}

export const CELL_PX = 4
export const DIRECTIONS = 6
/** A face's window is 8 × 8 cells. */
export const WINDOW_CELLS = 8
/** Cells around the level, made by repeating its border: a face that fills the frame has its window outside. */
export const MARGIN_CELLS = 2
/** Keeps empty areas from being blown up to noise; in grey levels per pixel, summed over a cell. */
const FLOOR = 40

/** Histograms of edge directions, each divided by the strength around it: neither light nor contrast counts. */
export const describeLevel = (frame: GreyFrame, scale: number): DescribedLevel => {
  const level = resample(frame, scale)
  const [columns, rows] = [Math.floor(level.widthPx / CELL_PX), Math.floor(level.heightPx / CELL_PX)]
  const strengths = new Float32Array(columns * rows * DIRECTIONS)
  const sums = new Float32Array(columns * rows)
  for (let y = 1; y < rows * CELL_PX - 1; y++) {
    for (let x = 1; x < columns * CELL_PX - 1; x++) {
      const at = y * level.widthPx + x
      const across = level.data[at + 1]! - level.data[at - 1]!
      const down = level.data[at + level.widthPx]! - level.data[at - level.widthPx]!
      if (across === 0 && down === 0) continue
      const cell = Math.floor(y / CELL_PX) * columns + Math.floor(x / CELL_PX)
      const strength = Math.sqrt(across * across + down * down)
      // The direction modulo a half turn, shared between its two neighbours.
      const turn = (Math.atan2(down, across) / Math.PI + 1) * DIRECTIONS
      const [low, share] = [Math.floor(turn), turn - Math.floor(turn)]
      strengths[cell * DIRECTIONS + (low % DIRECTIONS)]! += strength * (1 - share)
      strengths[cell * DIRECTIONS + ((low + 1) % DIRECTIONS)]! += strength * share
      sums[cell]! += strength
    }
  }
  return { columns, rows, features: normalised(strengths, sums, columns, rows) }
}

const normalised = (strengths: Float32Array, sums: Float32Array, columns: number, rows: number): Float32Array => {
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let [around, count] = [0, 0]
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++, count++) {
          around += sums[y * columns + x]!
        }
      }
      const at = (row * columns + column) * DIRECTIONS
      for (let i = at; i < at + DIRECTIONS; i++) strengths[i]! /= around / count + FLOOR
    }
  }
  return strengths
}

/** Bilinear, with the margin around it. */
const resample = ({ widthPx, heightPx, data }: GreyFrame, scale: number): GreyFrame => {
  const margin = MARGIN_CELLS * CELL_PX
  const to = { widthPx: Math.round(widthPx * scale) + 2 * margin, heightPx: Math.round(heightPx * scale) + 2 * margin }
  const resampled = new Uint8Array(to.widthPx * to.heightPx)
  const clamp = (value: number, last: number) => Math.max(0, Math.min(last, value))
  for (let y = 0, at = 0; y < to.heightPx; y++) {
    const fromY = clamp((y - margin + 0.5) / scale - 0.5, heightPx - 1.001)
    const row = Math.floor(fromY)
    for (let x = 0; x < to.widthPx; x++, at++) {
      const fromX = clamp((x - margin + 0.5) / scale - 0.5, widthPx - 1.001)
      const column = Math.floor(fromX)
      const [right, below, from] = [fromX - column, fromY - row, row * widthPx + column]
      resampled[at] =
        (data[from]! * (1 - right) + data[from + 1]! * right) * (1 - below) +
        (data[from + widthPx]! * (1 - right) + data[from + widthPx + 1]! * right) * below
    }
  }
  return { ...to, data: resampled }
}
