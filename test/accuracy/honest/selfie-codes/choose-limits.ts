import { offAxisDegrees, type RuledFace, type SelfieLimits, thresholds } from '@vivid/engines/selfie-liveness'
import type { AskedCode } from './ask-codes.js'

/** Living people whom each code may refuse: together about the 3 % that the shipped limits were chosen for. */
const MAY_REFUSE = 0.01

/**
 * The limits of 703, 707, 714 and 716 as they would ship if only these pictures were known: each refuses so few of the living. What shows
 * the defect has no part in it.
 */
export const chooseLimits = (selfies: readonly AskedCode[]): SelfieLimits => {
  const living = selfies.flatMap(({ label, face }) => (label === 'real' && face ? [face] : []))
  const exceededByFew = (of: (face: RuledFace) => number, shipped: number) => {
    const values = living.map(of).sort((a, b) => b - a)
    return values[Math.floor(MAY_REFUSE * values.length)] ?? shipped
  }
  const { obstructed, angle, conditions, eyes } = thresholds
  const hiddenOf = ({ conditions: { eyesHidden, mouthHidden } }: RuledFace) => Math.max(eyesHidden, mouthHidden)
  const closedOf = ({ conditions: { leftEyeClosed, rightEyeClosed } }: RuledFace) =>
    (leftEyeClosed + rightEyeClosed) / 2
  return {
    ...thresholds,
    obstructed: { maxHidden: exceededByFew(hiddenOf, obstructed.maxHidden) },
    angle: { ...angle, maxOffAxis: exceededByFew(({ pose }) => offAxisDegrees(pose), angle.maxOffAxis) },
    conditions: { ...conditions, minEdges: -exceededByFew(({ light }) => -light.edges, -conditions.minEdges) },
    eyes: { ...eyes, minClosed: exceededByFew(closedOf, eyes.minClosed) },
  }
}
