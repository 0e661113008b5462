import type { Picture } from '@vivid/vision'
import type { Tile } from './tiles.js'

/** Connected pixels of one kind. */
export interface Blob {
  readonly box: Tile
  /** Indexes into the picture's pixels. */
  readonly pixels: readonly number[]
}

/** All blobs (four neighbours) of pixels at or above a tone, inside a tile. */
export const findBlobs = ({ widthPx, data }: Picture, tone: number, within: Tile): Blob[] => {
  const seen = new Uint8Array(data.length)
  const blobs: Blob[] = []
  for (let y = within.top; y < within.bottom; y++) {
    for (let x = within.left; x < within.right; x++) {
      const at = y * widthPx + x
      if (seen[at] || data[at]! < tone) continue
      blobs.push(grow(at))
    }
  }
  return blobs

  function grow(start: number): Blob {
    const pixels = [start]
    seen[start] = 1
    let [left, top, right, bottom] = [within.right, within.bottom, within.left, within.top]
    for (let i = 0; i < pixels.length; i++) {
      const at = pixels[i]!
      const [x, y] = [at % widthPx, Math.floor(at / widthPx)]
      left = Math.min(left, x)
      top = Math.min(top, y)
      right = Math.max(right, x + 1)
      bottom = Math.max(bottom, y + 1)
      if (x > within.left) visit(at - 1)
      if (x < within.right - 1) visit(at + 1)
      if (y > within.top) visit(at - widthPx)
      if (y < within.bottom - 1) visit(at + widthPx)
    }
    return { box: { left, top, right, bottom }, pixels }

    function visit(at: number) {
      if (seen[at] || data[at]! < tone) return
      seen[at] = 1
      pixels.push(at)
    }
  }
}
