import type { Model } from '@vivid/vision'

const CELL_PX = 8

/** The input of one look, in cells of the locator's answer. */
export interface Look {
  readonly rows: number
  readonly columns: number
  /** Red of the pixel in its middle. */
  readonly middle: number
}

/** A locator that sees a card in the middle of its input: how surely, and where its corners lie from the middle, in input pixels. */
export const fakeLocator = (
  inputPx: number,
  confidenceOf: (look: Look) => number,
  cornersOf: (look: Look) => readonly number[],
): Model => ({
  card: {
    id: 'fake',
    weights: '',
    sha256: '',
    input: { shape: [1, 3, inputPx, inputPx] },
    thresholds: { score: { value: 0.38 }, secondLook: { value: 0.15 } },
  },
  run: async ({ image }) => {
    const [rows, columns] = image!.dims.slice(2).map((px) => px / CELL_PX) as [number, number]
    const heat = new Float32Array(3 * rows * columns)
    const corners = new Float32Array(16 * rows * columns)
    const cell = Math.floor(rows / 2) * columns + Math.floor(columns / 2)
    const [, , heightPx, widthPx] = image!.dims as [number, number, number, number]
    const middle = Number(image!.data[Math.floor(heightPx / 2) * widthPx + Math.floor(widthPx / 2)])
    const look = { rows, columns, middle }
    heat[cell] = confidenceOf(look)
    for (const [i, offset] of cornersOf(look).entries()) corners[i * rows * columns + cell] = offset
    return {
      heat: { dims: [1, 3, rows, columns], data: heat },
      corners: { dims: [1, 16, rows, columns], data: corners },
    }
  },
})
