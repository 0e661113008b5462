import type { GreyFrame } from './grey-frame.js'

/** Brightness's slope at each pixel, in grey levels per pixel, across and down. */
export interface Edges {
  readonly widthPx: number
  readonly heightPx: number
  readonly across: Float32Array
  readonly down: Float32Array
}

/** By Sobel's kernels; the frame's own border has none. */
export const measureEdges = ({ widthPx, heightPx, data }: GreyFrame): Edges => {
  const across = new Float32Array(data.length)
  const down = new Float32Array(data.length)
  for (let y = 1; y < heightPx - 1; y++) {
    for (let x = 1; x < widthPx - 1; x++) {
      const at = y * widthPx + x
      const [above, below] = [at - widthPx, at + widthPx]
      const [nw, ne, sw, se] = [data[above - 1]!, data[above + 1]!, data[below - 1]!, data[below + 1]!]
      across[at] = (ne - nw + 2 * (data[at + 1]! - data[at - 1]!) + se - sw) / 8
      down[at] = (sw - nw + 2 * (data[below]! - data[above]!) + se - ne) / 8
    }
  }
  return { widthPx, heightPx, across, down }
}
