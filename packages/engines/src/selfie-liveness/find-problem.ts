import type { ErrorName } from '@vivid/contract'
import type { AnalysedFace } from './analysed-selfie.js'
import { detailNeeded } from './stages/detail-needed.js'
import { bowDegrees, offAxisDegrees, tiltDegrees } from './stages/off-axis.js'
import { type SelfieLimits, thresholds } from './thresholds.js'

/** What the rules ask of a face. */
export type RuledFace = Pick<
  AnalysedFace,
  'count' | 'framing' | 'light' | 'pose' | 'opening' | 'conditions' | 'quality'
> & { readonly spoof: { readonly liveness: number } | null }

type Rule = readonly [error: ErrorName, holds: (face: RuledFace, limits: SelfieLimits) => boolean]

const isUnlit = ({ light, framing }: RuledFace, limits: SelfieLimits) =>
  light.mean < limits.conditions.minMean ||
  light.mean > limits.conditions.maxMean ||
  light.glaring > limits.conditions.maxGlaring ||
  light.edges < limits.conditions.minEdges ||
  light.detail < detailNeeded({ light, framing }, limits)

const isFar = ({ framing: { sizePx, shareOfLongSide } }: RuledFace, { small }: SelfieLimits) =>
  shareOfLongSide < (sizePx < small.minSizePx ? small.fewPixelsMinShareOfLongSide : small.minShareOfLongSide)

const isHidden = ({ conditions: { eyesHidden, mouthHidden } }: RuledFace, { obstructed }: SelfieLimits) =>
  Math.max(eyesHidden, mouthHidden) > obstructed.maxHidden

/**
 * The order of precedence; 708 (no picture) and 704 (no face) come before all of them. First a face that is hidden, where
 * it is near and light enough to tell: the mesh only guesses at what lies behind a mask, so its angles say nothing. Then
 * what makes judging impossible (too many, too poor a picture, too far away), what the person can put right, how the
 * face stands in the frame, last the scores.
 */
export const rules: readonly Rule[] = [
  ['face_obstructed', (face, limits) => isHidden(face, limits) && !isFar(face, limits) && !isUnlit(face, limits)],
  ['several_faces', ({ count }) => count > 1],
  ['selfie_conditions', isUnlit],
  ['face_too_small', isFar],
  [
    'face_angle',
    ({ pose }, { angle }) =>
      Math.abs(pose.yaw) > angle.maxYaw ||
      bowDegrees(pose) > angle.maxPitch ||
      offAxisDegrees(pose) > angle.maxOffAxis ||
      tiltDegrees(pose) > angle.maxTilt,
  ],
  ['face_too_small', ({ framing }, { small }) => framing.sizePx < small.minSizePx],
  [
    'eyes_closed',
    ({ conditions: { leftEyeClosed, rightEyeClosed }, opening }, { eyes }) =>
      (leftEyeClosed + rightEyeClosed) / 2 > eyes.minClosed &&
      Math.min(leftEyeClosed, rightEyeClosed) > eyes.minEach &&
      (opening.left + opening.right) / 2 < eyes.maxOpening,
  ],
  ['face_incomplete', ({ framing }, { incomplete }) => framing.outside > incomplete.maxOutside],
  ['face_too_close', ({ framing }, { close }) => framing.shareOfFrame > close.maxShareOfFrame],
  ['face_near_border', ({ framing }, { border }) => framing.margin < border.minMargin],
  ['selfie_quality', (face, { quality }) => face.quality < quality.min],
  ['liveness_score', ({ spoof }, { liveness }) => spoof !== null && spoof.liveness < liveness.min],
]

/** The first rule that holds, by the limits that ship unless others are being measured. */
export const findProblem = (face: RuledFace, limits: SelfieLimits = thresholds): ErrorName | null =>
  rules.find(([, holds]) => holds(face, limits))?.[0] ?? null
