import { centre, type Point, type Quad } from '@vivid/vision'

export const STRIP = { widthPx: 640, heightPx: 192 } as const

/** Width of the text block in the strip that the line finder was trained on. */
export const BLOCK_WIDTH_PX = 512

/**
 * The area to look for lines in: the block in the middle, level, in its own proportions. Only the block's length and
 * direction count: it is so flat that its short sides say nothing reliable.
 */
export function stripAround(block: Quad): Quad {
  const [a, b, c, d] = block
  const [middleX, middleY] = centre(block)
  const [alongX, alongY] = [(b[0] + c[0] - a[0] - d[0]) / 2, (b[1] + c[1] - a[1] - d[1]) / 2]
  const corner = (along: -1 | 1, down: -1 | 1): Point => {
    const u = (along * STRIP.widthPx) / BLOCK_WIDTH_PX / 2
    const v = (down * STRIP.heightPx) / BLOCK_WIDTH_PX / 2
    return [middleX + alongX * u - alongY * v, middleY + alongY * u + alongX * v]
  }
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
}
