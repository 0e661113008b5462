import { type FoundFace, findFace } from '../face/find-face.js'
import type { Look } from '../frame/look-at.js'
import { type MeasuredArea, measureTiles } from '../frame/measure-tiles.js'
import type { Hint } from './hint.js'

/** Fitted by `npm run fit-capture`. */
export interface SelfieLimits {
  /** Least score of a face. */
  readonly face: number
  readonly dark: number
  readonly bright: number
  readonly burnt: number
  readonly sharpness: number
  /** Width of the face in shares of the frame's shorter side. */
  readonly small: number
  readonly large: number
  /** Degrees that a head may be turned in a selfie, and must at least be turned between its two pictures. */
  readonly straight: number
  readonly aside: number
}

/** Degrees that a head may be turned between the two pictures, by the interface of `selfie_turned`. */
const MOST_TURNED = 30

export interface MeasuredSelfie extends MeasuredArea {
  readonly face: FoundFace
  readonly share: number
  /** Distance of the face from the frame's border, in widths of the face; below 0 it touches it. */
  readonly margin: number
}

export const measureSelfie = ({ coarse }: Look): MeasuredSelfie => {
  const { widthPx, heightPx } = coarse
  const face = findFace(coarse)
  const half = face.widthPx / 2
  const borders = [face.x, widthPx - face.x, face.y, heightPx - face.y]
  const [left, right] = [(face.x - half) / widthPx, (face.x + half) / widthPx]
  const [top, bottom] = [(face.y - half) / heightPx, (face.y + half) / heightPx]
  // A blur that makes a face useless is several pixels wide; in the fine picture the camera's noise hides it.
  const area = measureTiles(coarse, [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ])
  return {
    ...area,
    face,
    share: face.widthPx / Math.min(widthPx, heightPx),
    margin: (Math.min(...borders) - half) / face.widthPx,
  }
}

/** The first thing to put right. */
export const judgeSelfie = (measured: MeasuredSelfie, limits: SelfieLimits, turnedFrom?: number): Hint => {
  const { face, brightness, lightest, burnt, sharpness, share, margin } = measured
  if (face.score < limits.face) return lightest < limits.dark ? 'dark' : 'none'
  if (brightness < limits.dark) return 'dark'
  if (share < limits.small) return 'closer'
  if (share > limits.large) return 'away'
  if (margin < 0) return 'edge'
  if (brightness > limits.bright || burnt > limits.burnt) return 'bright'
  const turned = Math.abs(face.turnDegrees - (turnedFrom ?? 0))
  if (turnedFrom === undefined && turned > limits.straight) return 'straight'
  if (turnedFrom !== undefined && turned < limits.aside) return 'aside'
  if (turnedFrom !== undefined && turned > MOST_TURNED) return 'back'
  return sharpness < limits.sharpness ? 'blurry' : 'good'
}
