import { findFace, type GreyFrame } from '@vivid/capture/watch'
import { openStudio } from '@vivid/specimens'
import { type Portrait, turnHead } from '@vivid/specimens/selfie'
import { seededRandom } from '../support/seeded-random.js'
import { drawBackground } from './draw-background.js'
import { faceInPortrait } from './selfie-scenes.js'

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

/** A find so far from the face, in its widths, or so much larger or smaller, is of something else. */
const [ELSEWHERE, SCALE_APART] = [0.45, 1.5]

/** Whether the face that was found is the one that is there. */
export const isRight = ({ frame, face }: FaceFrame, leastScore: number): boolean => {
  const found = findFace(frame)
  if (!face) return found.score < leastScore
  const apart = Math.hypot(found.x - face.x, found.y - face.y) / face.widthPx
  const scale = Math.max(found.widthPx / face.widthPx, face.widthPx / found.widthPx)
  return found.score >= leastScore && apart <= ELSEWHERE && scale <= SCALE_APART
}

/** Share of the frames that nobody is in. */
const NOBODY = 0.25
/** As coarse as the component's own: upright, lying, square. */
const sizes = [
  [120, 160],
  [160, 120],
  [160, 90],
  [160, 160],
] as const

/** Heads of many people before anything, at any size, place, turn, tilt and light that a camera may see. */
export const drawFaceFrames = async (count: number): Promise<FaceFrame[]> => {
  const studio = await openStudio()
  const frames: FaceFrame[] = []
  for (let i = 0; i < count; i++) {
    const random = seededRandom(i + 1_000_000)
    const [widthPx, heightPx] = sizes[Math.floor(sizes.length * random())]!
    const background = drawBackground(widthPx, heightPx, random)
    const person = random() < NOBODY ? null : await studio.portraits(`face-held-${i}`)
    frames.push(person ? paste(background, person, random) : { frame: background, face: null })
    process.stderr.write(`\r${i + 1} faces drawn`)
  }
  process.stderr.write('\n')
  return frames
}

/** Grey levels by which a portrait's pixel differs from its wall where it surely is the person. */
const PERSON = 40

const paste = (background: GreyFrame, person: Portrait, random: () => number): FaceFrame => {
  const between = (low: number, high: number) => low + (high - low) * random()
  const { widthPx, heightPx } = background
  const turnDegrees = between(-22, 22)
  const portrait = turnHead(person, turnDegrees, between(-9, 9))
  const face = {
    x: between(0.3, 0.7) * widthPx,
    y: between(0.35, 0.62) * heightPx,
    widthPx: between(0.2, 0.95) * Math.min(widthPx, heightPx),
    turnDegrees,
  }
  const tilt = between(-0.22, 0.22)
  const scale = (faceInPortrait.width * portrait.widthPx) / face.widthPx
  const [stretch, gamma, gain] = [between(0.92, 1.1), between(0.6, 1.7), between(0.5, 1.1)]
  const light = { across: between(-0.8, 0.8), down: between(-0.4, 0.3), noise: between(0, 4) }
  const grey = (at: number) =>
    0.299 * portrait.data[3 * at]! + 0.587 * portrait.data[3 * at + 1]! + 0.114 * portrait.data[3 * at + 2]!
  const wall = grey(2 * portrait.widthPx + 2)
  const data = background.data.map((behind, at) => {
    const [dx, dy] = [(at % widthPx) - face.x, Math.floor(at / widthPx) - face.y]
    const u = faceInPortrait.x * portrait.widthPx + (dx * Math.cos(tilt) + dy * Math.sin(tilt)) * scale
    const v = faceInPortrait.y * portrait.heightPx + ((dy * Math.cos(tilt) - dx * Math.sin(tilt)) * scale) / stretch
    const [column, row] = [Math.round(u), Math.round(v)]
    let seen = behind
    if (column >= 4 && row >= 4 && column < portrait.widthPx - 4 && row < portrait.heightPx) {
      const own = grey(row * portrait.widthPx + column)
      const [fromMiddleX, fromMiddleY] = [
        u / portrait.widthPx - faceInPortrait.x,
        v / portrait.heightPx - faceInPortrait.y,
      ]
      const isInside = (fromMiddleX / 0.3) ** 2 + (fromMiddleY / 0.33) ** 2 < 1
      const share = isInside ? 1 : Math.min(1, Math.abs(own - wall) / PERSON)
      const shade = 1 + (light.across * dx + light.down * dy) / face.widthPx / 2
      const lit = 255 * Math.max(0, (own * gain * Math.max(0.2, shade)) / 255) ** gamma
      seen = share * lit + (1 - share) * behind
    }
    return Math.max(0, Math.min(255, seen + light.noise * 2 * (random() + random() - 1)))
  })
  return { frame: { widthPx, heightPx, data }, face }
}
