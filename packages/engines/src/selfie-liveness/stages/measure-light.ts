import { type Face, faceSquare, type Picture, rectify } from '@vivid/vision'

/** Measured on the face alone, at one scale for all faces. */
export interface Light {
  /** Mean grey, 0…255. */
  readonly mean: number
  /** Share of pixels at the upper end of the scale, where nothing is left to see. */
  readonly glaring: number
  /** Root mean square of the Laplacian: falls with blur, with darkness and with flat light. */
  readonly detail: number
  /** The Laplacian's absolute value that one pixel in 200 exceeds: eyelids, brows and nostrils. Falls with blur, hardly with smooth skin or haze. */
  readonly edges: number
}

const SIDE_PX = 96
const GLARING = 250
const SHARPEST = 0.005
/** A Laplacian of bytes reaches from minus to plus four times 255. */
const MOST = 4 * 255

export const measureLight = (picture: Picture, face: Face): Light => {
  const grey = rectify(picture, faceSquare(face, 1), SIDE_PX, SIDE_PX).data
  const steps = new Uint32Array(MOST + 1)
  let [sum, glaring, squares, count] = [0, 0, 0, 0]
  for (let y = 1; y < SIDE_PX - 1; y++) {
    for (let x = 1; x < SIDE_PX - 1; x++) {
      // The square's corners are hair and background.
      if (Math.hypot(x + 0.5 - SIDE_PX / 2, y + 0.5 - SIDE_PX / 2) > SIDE_PX / 2) continue
      const at = y * SIDE_PX + x
      const here = grey[at]!
      const laplacian = 4 * here - grey[at - 1]! - grey[at + 1]! - grey[at - SIDE_PX]! - grey[at + SIDE_PX]!
      sum += here
      squares += laplacian * laplacian
      steps[Math.abs(laplacian)]!++
      if (here >= GLARING) glaring++
      count++
    }
  }
  const edges = exceededBy(steps, SHARPEST * count)
  return { mean: sum / count, glaring: glaring / count, detail: Math.sqrt(squares / count), edges }
}

/** The largest value that more than `few` of the counted ones reach. */
const exceededBy = (counts: Uint32Array, few: number): number => {
  let [value, seen] = [counts.length - 1, 0]
  for (; value > 0; value--) {
    seen += counts[value]!
    if (seen > few) break
  }
  return value
}
