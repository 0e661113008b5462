import type { GreyFrame } from '../frame/grey-frame.js'

type Box = readonly [left: number, top: number, right: number, bottom: number]

/** Numbers from 0 to 1 that look random and are always the same. */
const noiseAt = (x: number, y: number): number => {
  const mixed = Math.imul(x * 374761393 + y * 668265263, 1274126177)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
}

/** A light card with print on a darker table, with some grain; `print` is the pitch of its lines in pixels. */
export const drawCard = (
  widthPx: number,
  heightPx: number,
  [left, top, right, bottom]: Box,
  { light = 1, print = 5 }: { light?: number; print?: number } = {},
): GreyFrame => {
  const data = new Uint8Array(widthPx * heightPx)
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const isCard = x >= left && x < right && y >= top && y < bottom
      const inner = x > left + 8 && x < right - 8 && y > top + 8 && y < bottom - 8
      const isInk = inner && Math.floor((y - top) / print) % 2 === 0 && noiseAt((x - left) >> 1, (y - top) >> 1) > 0.5
      const grey = isCard ? (isInk ? 90 : 205) : 125
      data[y * widthPx + x] = Math.min(255, light * (grey + 4 * noiseAt(x, y)))
    }
  }
  return { widthPx, heightPx, data }
}
