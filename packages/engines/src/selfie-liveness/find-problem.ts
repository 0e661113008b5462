import type { ErrorName } from '@vivid/contract'
import type { AnalysedFace } from './analysed-selfie.js'
import { detailNeeded } from './stages/detail-needed.js'
import { bowDegrees, offAxisDegrees, tiltDegrees } from './stages/off-axis.js'
import { thresholds } from './thresholds.js'

type Rule = readonly [error: ErrorName, holds: (face: AnalysedFace) => boolean]

const { small, conditions, obstructed, angle, eyes, incomplete, close, border, quality, liveness } = thresholds

const isUnlit = ({ light, framing }: AnalysedFace) =>
  light.mean < conditions.minMean ||
  light.mean > conditions.maxMean ||
  light.glaring > conditions.maxGlaring ||
  light.detail < detailNeeded({ light, framing })

const isFar = ({ framing: { sizePx, shareOfLongSide } }: AnalysedFace) =>
  shareOfLongSide < (sizePx < small.minSizePx ? small.fewPixelsMinShareOfLongSide : small.minShareOfLongSide)

const isHidden = ({ conditions: { eyesHidden, mouthHidden } }: AnalysedFace) =>
  Math.max(eyesHidden, mouthHidden) > obstructed.maxHidden

/**
 * The order of precedence; 708 (no picture) and 704 (no face) come before all of them. First a face that is hidden, where
 * it is near and light enough to tell: the mesh only guesses at what lies behind a mask, so its angles say nothing. Then
 * what makes judging impossible (too many, too poor a picture, too far away), what the person can put right, how the
 * face stands in the frame, last the scores.
 */
export const rules: readonly Rule[] = [
  ['face_obstructed', (face) => isHidden(face) && !isFar(face) && !isUnlit(face)],
  ['several_faces', ({ count }) => count > 1],
  ['selfie_conditions', isUnlit],
  ['face_too_small', isFar],
  [
    'face_angle',
    ({ pose }) =>
      Math.abs(pose.yaw) > angle.maxYaw ||
      bowDegrees(pose) > angle.maxPitch ||
      offAxisDegrees(pose) > angle.maxOffAxis ||
      tiltDegrees(pose) > angle.maxTilt,
  ],
  ['face_too_small', ({ framing }) => framing.sizePx < small.minSizePx],
  [
    'eyes_closed',
    ({ conditions: { leftEyeClosed, rightEyeClosed }, opening }) =>
      (leftEyeClosed + rightEyeClosed) / 2 > eyes.minClosed &&
      Math.min(leftEyeClosed, rightEyeClosed) > eyes.minEach &&
      (opening.left + opening.right) / 2 < eyes.maxOpening,
  ],
  ['face_incomplete', ({ framing }) => framing.outside > incomplete.maxOutside],
  ['face_too_close', ({ framing }) => framing.shareOfFrame > close.maxShareOfFrame],
  ['face_near_border', ({ framing }) => framing.margin < border.minMargin],
  ['selfie_quality', (face) => face.quality < quality.min],
  ['liveness_score', ({ spoof }) => spoof !== null && spoof.liveness < liveness.min],
]

export const findProblem = (face: AnalysedFace): ErrorName | null => rules.find(([, holds]) => holds(face))?.[0] ?? null
