import { offAxisDegrees, type RuledFace, type SelfieLimits, thresholds } from '@vivid/engines/selfie-liveness'
import { splitBetween } from '../split-between.js'
import type { AskedCode } from './ask-codes.js'

/** Fewer pictures with a defect choose no limit: the one that ships stays. */
const LEAST_PICTURES = 5

/** The limits of 703, 707, 714 and 716 as they would ship if only these pictures were known: where the fewest lie on the wrong side. */
export const chooseLimits = (selfies: readonly AskedCode[]): SelfieLimits => {
  const values = (label: string, of: (face: RuledFace) => number) =>
    selfies.filter((one) => one.label === label).flatMap(({ face }) => (face ? [of(face)] : []))
  const choose = (label: string, of: (face: RuledFace) => number, shipped: number) => {
    const shown = values(label, of)
    return (shown.length >= LEAST_PICTURES && splitBetween(shown, values('real', of))) || shipped
  }
  const { obstructed, angle, conditions, eyes } = thresholds
  return {
    ...thresholds,
    obstructed: {
      maxHidden: choose(
        'occluded',
        ({ conditions: { eyesHidden, mouthHidden } }) => Math.max(eyesHidden, mouthHidden),
        obstructed.maxHidden,
      ),
    },
    angle: { ...angle, maxOffAxis: choose('angle', ({ pose }) => offAxisDegrees(pose), angle.maxOffAxis) },
    conditions: { ...conditions, minDetail: choose('lowquality', ({ light }) => light.detail, conditions.minDetail) },
    eyes: {
      ...eyes,
      minClosed: choose(
        'eyes_closed',
        ({ conditions: { leftEyeClosed, rightEyeClosed } }) => (leftEyeClosed + rightEyeClosed) / 2,
        eyes.minClosed,
      ),
    },
  }
}
