import type { Point } from '../geometry/quad.js'
import { type FaceMesh, meshPoint } from './mesh-face.js'

/** Upper and lower lid, three pairs each, beside the two corners. */
const eyes = {
  left: {
    outer: meshPoint.leftEyeOuter,
    inner: meshPoint.leftEyeInner,
    lids: [
      [160, 144],
      [159, 145],
      [158, 153],
    ],
  },
  right: {
    outer: meshPoint.rightEyeOuter,
    inner: meshPoint.rightEyeInner,
    lids: [
      [387, 373],
      [386, 374],
      [385, 380],
    ],
  },
} as const

export interface EyeOpening {
  readonly left: number
  readonly right: number
}

/** Height of each eye's opening by its width: about 0.3 open, 0.1 closed. */
export const eyeOpening = ({ points }: FaceMesh): EyeOpening => {
  const opening = ({ outer, inner, lids }: (typeof eyes)['left' | 'right']) => {
    const heights = lids.map(([upper, lower]) => distance(points[upper]!, points[lower]!))
    return heights.reduce((sum, height) => sum + height, 0) / heights.length / distance(points[outer]!, points[inner]!)
  }
  return { left: opening(eyes.left), right: opening(eyes.right) }
}

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])
