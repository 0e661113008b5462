import type { Point } from '../geometry/quad.js'
import type { Tensor } from '../model/load-model.js'
import type { Box, Face } from './face.js'

export interface FaceLimits {
  readonly score: number
  /** Of two boxes that share at least this much (intersection over union), the less confident goes. */
  readonly overlap: number
}

/** A box of which this much lies within a surer one is a part of the same face: faces that fill the frame show such. */
const NESTED_SHARE = 0.5

/** Anchors of BlazeFace at 256 × 256: per cell of the finer grid two, of the coarser six. */
const GRIDS = [
  { stridePx: 16, perCell: 2 },
  { stridePx: 32, perCell: 6 },
] as const

const VALUES_PER_ANCHOR = 16

/** Background logits run into the thousands below zero; clipped so that their exponential stays finite. */
const LOGIT_CLIP = 80

/** What the detector says about one view, as faces in the picture's pixels, most confident first. */
export const decodeFaces = (
  scores: Tensor,
  values: Tensor,
  inputPx: number,
  toPicture: (inputPx: Point) => Point,
  limits: FaceLimits,
): Face[] => {
  const found: Face[] = []
  let anchor = 0
  for (const { stridePx, perCell } of GRIDS) {
    const cells = inputPx / stridePx
    for (let cell = 0; cell < cells * cells; cell++) {
      const middle = [((cell % cells) + 0.5) * stridePx, (Math.floor(cell / cells) + 0.5) * stridePx] as const
      for (let i = 0; i < perCell; i++, anchor++) {
        const confidence = sigmoid(scores.data[anchor]!)
        if (confidence < limits.score) continue
        const at = anchor * VALUES_PER_ANCHOR
        found.push(faceAt(values.data.subarray(at, at + VALUES_PER_ANCHOR), middle, toPicture, confidence))
      }
    }
  }
  return keepDistinct(found, limits.overlap)
}

/** The best of faces that cover each other. */
export const keepDistinct = (faces: readonly Face[], overlap: number): Face[] => {
  const kept: Face[] = []
  for (const face of [...faces].sort((a, b) => b.confidence - a.confidence)) {
    if (!kept.some((better) => isSame(better.box, face.box, overlap))) kept.push(face)
  }
  return kept
}

/** Centre and keypoints are given from the anchor's middle, width and height as they are, all in input pixels. */
const faceAt = (values: Float32Array, middle: Point, toPicture: (point: Point) => Point, confidence: number): Face => {
  const point = (i: number): Point => toPicture([middle[0] + values[i]!, middle[1] + values[i + 1]!])
  const [x, y] = [middle[0] + values[0]!, middle[1] + values[1]!]
  const [centre, right, below] = [
    toPicture([x, y]),
    toPicture([x + values[2]! / 2, y]),
    toPicture([x, y + values[3]! / 2]),
  ]
  return {
    box: boxAround(centre, right, below),
    keypoints: {
      leftEye: point(4),
      rightEye: point(6),
      noseTip: point(8),
      mouth: point(10),
      leftEar: point(12),
      rightEar: point(14),
    },
    confidence,
  }
}

/**
 * A box level with the picture's sides, from the face's middle and the middles of its right and lower edge. The squared sine of the view's
 * angle mixes width and height, so that they swap at a quarter turn and the box never shrinks to a line.
 */
const boxAround = ([x, y]: Point, right: Point, below: Point): Box => {
  const [across, down] = [Math.hypot(right[0] - x, right[1] - y), Math.hypot(below[0] - x, below[1] - y)]
  const turned = across > 0 ? ((right[1] - y) / across) ** 2 : 0
  const halfWidth = across + (down - across) * turned
  const halfHeight = down + (across - down) * turned
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight }
}

const sigmoid = (logit: number) => 1 / (1 + Math.exp(-Math.max(-LOGIT_CLIP, Math.min(LOGIT_CLIP, logit))))

const isSame = (a: Box, b: Box, overlap: number): boolean => {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  if (width <= 0 || height <= 0) return false
  const area = (box: Box) => (box.right - box.left) * (box.bottom - box.top)
  const shared = width * height
  return shared >= overlap * (area(a) + area(b) - shared) || shared >= NESTED_SHARE * Math.min(area(a), area(b))
}
