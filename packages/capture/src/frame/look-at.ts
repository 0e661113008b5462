import { type GreyFrame, halve, toGrey } from './grey-frame.js'

/** Longer side of a look: sharpness is told from it, as the service tells it from about as many pixels. */
const LOOK_PX = 640

/** One look at the camera's picture: the sharp one for light and detail, a quarter of it for outlines. */
export interface Look {
  readonly fine: GreyFrame
  readonly coarse: GreyFrame
}

/** Sides of a look at a picture of this size. */
export const lookSize = (widthPx: number, heightPx: number) => {
  const scale = LOOK_PX / Math.max(widthPx, heightPx)
  return { widthPx: Math.round(widthPx * scale), heightPx: Math.round(heightPx * scale) }
}

export const lookAt = (rgba: ArrayLike<number>, widthPx: number, heightPx: number): Look => {
  const fine = toGrey(rgba, widthPx, heightPx)
  return { fine, coarse: halve(halve(fine)) }
}
