import type { GreyFrame } from './grey-frame.js'

/** Grey levels that two looks at a thing at rest differ by: a camera's noise after three halvings. */
const NOISE = 1
/** Share of each side that is left out: what moves behind a person's shoulder does not matter. */
const RIM = 0.15

/**
 * How far the picture moved between two looks, in shares of the frame's longer side: a picture that moves by one pixel changes, on average, by its
 * own slope. It tells moves of up to about a pixel, larger ones as one of a pixel: for frames of about 80 pixels.
 */
export const measureMove = (before: GreyFrame, now: GreyFrame): number => {
  const { widthPx, heightPx } = now
  if (before.data.length !== now.data.length) return 1
  let [changes, slopes] = [0, 0]
  for (let y = Math.floor(RIM * heightPx); y < (1 - RIM) * heightPx; y++) {
    for (let x = Math.floor(RIM * widthPx); x < (1 - RIM) * widthPx; x++) {
      const at = y * widthPx + x
      const here = now.data[at]!
      changes += Math.max(0, Math.abs(here - before.data[at]!) - NOISE)
      slopes += (Math.abs(here - now.data[at + 1]!) + Math.abs(here - now.data[at + widthPx]!)) / 2
    }
  }
  const pixels = (widthPx * heightPx) / 1000
  return changes / (slopes + pixels) / Math.max(widthPx, heightPx)
}
