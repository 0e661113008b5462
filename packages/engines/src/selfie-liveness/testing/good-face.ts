import type { AnalysedFace } from '../analysed-selfie.js'

const box = { left: 100, top: 100, right: 300, bottom: 300 }
const point = [200, 200] as const
const face = {
  box,
  keypoints: {
    leftEye: [160, 170],
    rightEye: [240, 170],
    noseTip: point,
    mouth: point,
    leftEar: point,
    rightEar: point,
  },
  confidence: 0.9,
} as const

/** A face that nothing is wrong with, to be spoilt by tests. */
export const goodFace: AnalysedFace = {
  face,
  faces: [face],
  mesh: {
    presence: 1,
    points: Array.from({ length: 468 }, () => point),
    depths: new Float32Array(468),
    view: [
      [100, 100],
      [300, 100],
      [300, 300],
      [100, 300],
    ],
  },
  count: 1,
  framing: { sizePx: 200, shareOfLongSide: 0.3, shareOfFrame: 0.4, margin: 0.5, outside: 0 },
  light: { mean: 120, glaring: 0, detail: 12, edges: 60 },
  pose: { yaw: 2, pitch: 6, roll: 1 },
  opening: { left: 0.21, right: 0.21 },
  conditions: { eyesHidden: 0.02, mouthHidden: 0.02, leftEyeClosed: 0.02, rightEyeClosed: 0.02 },
  quality: 0.9,
  spoof: { score: 3, liveness: 0.95, answers: { close: [3], tricks: [], isGrey: false } },
}
