import { type Face, faceSquare, type Picture, rectify } from '@vivid/vision'

/** Measured on the face alone, at one scale for all faces. */
export interface Light {
  /** Mean grey, 0…255. */
  readonly mean: number
  /** Share of pixels at the upper end of the scale, where nothing is left to see. */
  readonly glaring: number
  /** Root mean square of the Laplacian: falls with blur, with darkness and with flat light. */
  readonly detail: number
}

const SIDE_PX = 96
const GLARING = 250

export const measureLight = (picture: Picture, face: Face): Light => {
  const grey = rectify(picture, faceSquare(face, 1), SIDE_PX, SIDE_PX).data
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
      if (here >= GLARING) glaring++
      count++
    }
  }
  return { mean: sum / count, glaring: glaring / count, detail: Math.sqrt(squares / count) }
}
