import type { SeenMeasure } from '@vivid/contract'
import { thousandths } from '../picture/as-sent.js'
import type { AnalysedFace } from './analysed-selfie.js'
import { detailNeeded } from './stages/detail-needed.js'
import { bowDegrees, offAxisDegrees, tiltDegrees } from './stages/off-axis.js'
import { thresholds } from './thresholds.js'
import type { ComparedPictures } from './turned/compare-pictures.js'

/** Every number that a rejection may rest on, beside its limit. */
export const measuresOf = ({
  framing,
  light,
  pose,
  conditions,
  quality,
  spoof,
  count,
}: AnalysedFace): SeenMeasure[] => {
  const { angle, small, close, obstructed, eyes } = thresholds
  const { minMean, maxMean, maxGlaring, minEdges } = thresholds.conditions
  return [
    ...(spoof ? [atLeast('liveness', spoof.liveness, thresholds.liveness.min)] : []),
    atLeast('quality', quality, thresholds.quality.min),
    atMost('faces', count, 1),
    { ...atLeast('light', light.mean, minMean), max: maxMean, ok: light.mean >= minMean && light.mean <= maxMean },
    atMost('glare', light.glaring, maxGlaring),
    atLeast('edges', light.edges, minEdges),
    atLeast('detail', light.detail, detailNeeded({ light, framing })),
    atMost('turn', Math.abs(pose.yaw), angle.maxYaw),
    atMost('bow', bowDegrees(pose), angle.maxPitch),
    atMost('off_axis', offAxisDegrees(pose), angle.maxOffAxis),
    atMost('tilt', tiltDegrees(pose), angle.maxTilt),
    atLeast('size', framing.sizePx, small.minSizePx),
    atMost('share', framing.shareOfFrame, close.maxShareOfFrame),
    atMost('eyes_hidden', conditions.eyesHidden, obstructed.maxHidden),
    atMost('mouth_hidden', conditions.mouthHidden, obstructed.maxHidden),
    atMost('eyes_closed', (conditions.leftEyeClosed + conditions.rightEyeClosed) / 2, eyes.minClosed),
  ]
}

/** The same of what two pictures say together. */
export const measuresOfPair = ({ similarity, turn, flatness }: ComparedPictures): SeenMeasure[] => [
  atLeast('same_person', similarity, 0.5),
  atLeast('turned', turn, thresholds.turned.minTurn),
  atMost('flatness', flatness, thresholds.turned.maxFlatness),
]

const atLeast = (name: string, value: number, min: number): SeenMeasure => ({
  name,
  value: thousandths(value),
  min,
  ok: value >= min,
})

const atMost = (name: string, value: number, max: number): SeenMeasure => ({
  name,
  value: thousandths(value),
  max,
  ok: value <= max,
})
