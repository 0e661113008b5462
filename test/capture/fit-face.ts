import {
  type FaceWeights,
  FEATURES,
  featuresAt,
  findFace,
  type GreyFrame,
  levelsOf,
  middleOf,
  WINDOW_BY_FACE,
  WINDOW_CELLS,
} from '@vivid/capture/watch'
import { seededRandom } from '../support/seeded-random.js'

/** A small frame and the face in it, if any, in its pixels. */
export interface FaceFrame {
  readonly frame: GreyFrame
  readonly face: {
    readonly x: number
    readonly y: number
    readonly widthPx: number
    readonly turnDegrees: number
  } | null
}

interface Example {
  readonly features: Float32Array
  readonly isFace: boolean
  readonly turnDegrees: number
}

/** Windows of each frame that are drawn as examples of what is no face, before the hard ones are looked for. */
const OTHERS = 40
const ROUNDS = 2
/** Mistakes of a frame that each round adds, the worst first. */
const HARDEST = 15
/** A window that is so far from a face, in its widths, shows something else. */
const ELSEWHERE = 0.45
const SCALE_APART = 1.5

/** Weights that tell faces' windows from others', and how far a head is turned: logistic and linear, both with a ridge. */
export const fitFace = (frames: readonly FaceFrame[]): FaceWeights => {
  const random = seededRandom(1)
  const examples = frames.flatMap(({ frame, face }) => windowsOf(frame, face, random))
  let weights = fitBoth(examples)
  for (let round = 0; round < ROUNDS; round++) {
    for (const { frame, face } of frames) examples.push(...mistakesIn(frame, face, weights))
    weights = fitBoth(examples)
  }
  return weights
}

const isElsewhere = (face: FaceFrame['face'], x: number, y: number, widthPx: number): boolean => {
  if (!face) return true
  const apart = Math.hypot(x - face.x, y - face.y) / face.widthPx
  const scale = Math.max(widthPx / face.widthPx, face.widthPx / widthPx)
  return apart > ELSEWHERE || scale > SCALE_APART
}

function* eachWindow(frame: GreyFrame) {
  for (const { level, scale } of levelsOf(frame)) {
    const widthPx = (WINDOW_CELLS * 4) / WINDOW_BY_FACE / scale
    for (let row = 0; row + WINDOW_CELLS <= level.rows; row++) {
      for (let column = 0; column + WINDOW_CELLS <= level.columns; column++) {
        const [x, y] = middleOf(column, row, scale)
        yield { x, y, widthPx, features: () => featuresAt(level, column, row) }
      }
    }
  }
}

/** The windows nearest to the face, and some of the others. */
const windowsOf = (frame: GreyFrame, face: FaceFrame['face'], random: () => number): Example[] => {
  const all = [...eachWindow(frame)]
  const distance = ({ x, y, widthPx }: { x: number; y: number; widthPx: number }) =>
    Math.hypot(x - face!.x, y - face!.y) / face!.widthPx + Math.abs(Math.log(widthPx / face!.widthPx))
  const near = face
    ? all
        .filter((one) => distance(one) < 0.16)
        .map((one) => ({ features: one.features(), isFace: true, turnDegrees: face.turnDegrees }))
    : []
  const far = all.filter(({ x, y, widthPx }) => isElsewhere(face, x, y, widthPx))
  const others = Array.from({ length: OTHERS }, () => far[Math.floor(random() * far.length)]!)
  return [...near, ...others.map((one) => ({ features: one.features(), isFace: false, turnDegrees: 0 }))]
}

/** What the weights take for a face and is none. */
const mistakesIn = (frame: GreyFrame, face: FaceFrame['face'], weights: FaceWeights): Example[] => {
  const wrong: { features: Float32Array; score: number }[] = []
  for (const { x, y, widthPx, features } of eachWindow(frame)) {
    if (!isElsewhere(face, x, y, widthPx)) continue
    const values = features()
    const score = dot(values, weights.face) + weights.faceBias
    if (score > -1) wrong.push({ features: values, score })
  }
  wrong.sort((one, other) => other.score - one.score)
  return wrong.slice(0, HARDEST).map(({ features }) => ({ features, isFace: false, turnDegrees: 0 }))
}

const dot = (values: ArrayLike<number>, weights: ArrayLike<number>): number => {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += values[i]! * weights[i]!
  return sum
}

const RIDGE = 0.002
const STEPS = 160

const fitBoth = (examples: readonly Example[]): FaceWeights => {
  const faces = examples.filter(({ isFace }) => isFace).length
  const classes = { face: 0.5 / faces, other: 0.5 / (examples.length - faces) }
  const face = descend(examples, (example, score) => {
    const shown = 1 / (1 + Math.exp(-score))
    return example.isFace ? (shown - 1) * classes.face : shown * classes.other
  })
  const seen = examples.filter(({ isFace }) => isFace)
  const turn = descend(seen, ({ turnDegrees }, score) => (score - turnDegrees / TURN_UNIT) / seen.length)
  return {
    face: face.weights,
    faceBias: face.bias,
    turn: turn.weights.map((weight) => weight * TURN_UNIT),
    turnBias: turn.bias * TURN_UNIT,
  }
}

/** Degrees per unit of the fitted score, so that both fits take steps of one size. */
const TURN_UNIT = 10

/** Adam on all examples at once (Kingma and Ba 2014). */
const descend = (examples: readonly Example[], slopeOf: (example: Example, score: number) => number) => {
  const size = FEATURES + 1
  const weights = new Float64Array(size)
  const [mean, square] = [new Float64Array(size), new Float64Array(size)]
  for (let step = 1; step <= STEPS; step++) {
    const gradient = weights.map((weight, i) => (i < FEATURES ? RIDGE * weight : 0))
    for (const example of examples) {
      const slope = slopeOf(example, dot(example.features, weights) + weights[FEATURES]!)
      for (let i = 0; i < FEATURES; i++) gradient[i]! += slope * example.features[i]!
      gradient[FEATURES]! += slope
    }
    for (let i = 0; i < size; i++) {
      mean[i] = 0.9 * mean[i]! + 0.1 * gradient[i]!
      square[i] = 0.99 * square[i]! + 0.01 * gradient[i]! * gradient[i]!
      weights[i]! -= (0.1 * mean[i]!) / (1 - 0.9 ** step) / (Math.sqrt(square[i]! / (1 - 0.99 ** step)) + 1e-9)
    }
  }
  return { weights: weights.slice(0, FEATURES), bias: weights[FEATURES]! }
}

/** Whether the face that was found is the one that is there. */
export const isRight = ({ frame, face }: FaceFrame, weights: FaceWeights, leastScore: number): boolean => {
  const found = findFace(frame, weights)
  if (!face) return found.score < leastScore
  return found.score >= leastScore && !isElsewhere(face, found.x, found.y, found.widthPx)
}
