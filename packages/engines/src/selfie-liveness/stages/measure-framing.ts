import { type Face, type FaceMesh, faceSizePx, type Picture } from '@vivid/vision'

export interface Framing {
  readonly sizePx: number
  readonly shareOfLongSide: number
  /** Of the shorter side; of an upright picture narrower than 3 : 4, as a phone's whole screen, of what that would be: the face is no nearer. */
  readonly shareOfFrame: number
  /** Distance of the face from the nearest edge of the picture, by its size; negative beyond it. */
  readonly margin: number
  /** Share of the mesh's points outside the picture. */
  readonly outside: number
}

/** Width by height of an upright picture as cameras take it. */
const UPRIGHT = 3 / 4

export const measureFraming = ({ widthPx, heightPx }: Picture, face: Face, { points }: FaceMesh): Framing => {
  const sizePx = faceSizePx(face)
  let margin = Number.POSITIVE_INFINITY
  let outside = 0
  for (const [x, y] of points) {
    const inwards = Math.min(x, y, widthPx - x, heightPx - y)
    if (inwards < 0) outside++
    margin = Math.min(margin, inwards)
  }
  return {
    sizePx,
    shareOfLongSide: sizePx / Math.max(widthPx, heightPx),
    shareOfFrame: sizePx / Math.max(Math.min(widthPx, heightPx), UPRIGHT * heightPx),
    margin: margin / sizePx,
    outside: outside / points.length,
  }
}
