import { createPicture, type Picture } from '@vivid/vision'

/**
 * Mean over squares of 2 × `reachPx` + 1 pixels, of a grey picture; beyond the edge the last pixel is repeated. Sums slide along columns
 * and then along rows, so that the cost does not grow with the square.
 */
export const smoothed = ({ widthPx, heightPx, data }: Picture, reachPx: number): Picture => {
  const out = createPicture(widthPx, heightPx, 1)
  const area = (2 * reachPx + 1) ** 2
  const columns = new Int32Array(widthPx)
  const rowAt = (y: number) => Math.min(heightPx - 1, Math.max(0, y)) * widthPx
  for (let y = -reachPx; y <= reachPx; y++) addRow(columns, data, rowAt(y), 1)
  for (let y = 0; y < heightPx; y++) {
    slide(columns, reachPx, area, out.data, y * widthPx)
    addRow(columns, data, rowAt(y + reachPx + 1), 1)
    addRow(columns, data, rowAt(y - reachPx), -1)
  }
  return out
}

const addRow = (columns: Int32Array, data: Uint8Array, from: number, sign: 1 | -1): void => {
  for (let x = 0; x < columns.length; x++) columns[x]! += sign * data[from + x]!
}

/** One row of means from the sums of its columns. */
const slide = (columns: Int32Array, reachPx: number, area: number, to: Uint8Array, at: number): void => {
  const last = columns.length - 1
  let sum = 0
  for (let x = -reachPx; x <= reachPx; x++) sum += columns[Math.min(last, Math.max(0, x))]!
  for (let x = 0; x <= last; x++) {
    to[at + x] = sum / area
    sum += columns[Math.min(last, x + reachPx + 1)]! - columns[Math.max(0, x - reachPx)]!
  }
}
