import type { Model } from '@vivid/vision'

const CELL_PX = 4

/** A finder of print that sees so many lines in every view. */
export const fakeTextDetector = (lines: number): Model => ({
  card: {
    id: 'fake',
    weights: '',
    sha256: '',
    input: { widthPx: 576 },
    thresholds: { core: { value: 0.5 }, line: { value: 0.5 } },
    heightUnitPx: 12,
  },
  run: async ({ page }) => {
    const [rows, columns] = page!.dims.slice(2).map((px) => px / CELL_PX) as [number, number]
    const data = new Float32Array(2 * rows * columns)
    data.fill(1, rows * columns)
    for (let line = 0; line < lines; line++) data.fill(1, (line * 8 + 4) * columns + 20, (line * 8 + 4) * columns + 60)
    return { lines: { dims: [1, 2, rows, columns], data } }
  },
})

/** A reader to which every line says AB. */
export const fakeTextReader: Model = {
  card: {
    id: 'fake',
    weights: '',
    sha256: '',
    characters: 'AB',
    input: { heightPx: 32, capHeightPx: 16, marginPx: 8, maxWidthPx: 512 },
  },
  run: async ({ line }) => {
    const [count, , , widthPx] = line!.dims as [number, number, number, number]
    const steps = widthPx / 4
    const data = new Float32Array(count * steps * 3)
    for (let step = 0; step < count * steps; step++) {
      const best = [1, 0, 2, 0][step % steps] ?? 0
      for (let k = 0; k < 3; k++) data[step * 3 + k] = k === best ? Math.log(0.98) : Math.log(0.01)
    }
    return { logits: { dims: [count, steps, 3], data } }
  },
}
