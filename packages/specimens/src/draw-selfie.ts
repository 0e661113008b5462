import sharp from 'sharp'
import type { Portrait, PortraitSource, Sitter } from './portrait.js'
import { createRandom } from './random.js'
import { turnHead } from './turn-head.js'

export { type Portrait, turnHead }

/** A phone's front camera, held at arm's length. */
const WIDTH_PX = 960
const HEIGHT_PX = 1280
/** Share of the frame's width that head and shoulders take. */
const SUBJECT_SHARE = 0.8
/** How far people turn who are asked to turn a little. */
const TURN_DEGREES = 20

/**
 * A JPEG of an invented face before a plain wall. The face is far coarser than a camera's: enough to send through the
 * service and to be found by a detector, no bona fide picture to judge a liveness network on.
 */
export const drawSelfie = async (portraits: PortraitSource, seed: number | string): Promise<Buffer> =>
  takeSelfie(await portraits(`selfie/${seed}`))

/** The same face a moment later, the head turned to one side. */
export const drawTurnedSelfie = async (portraits: PortraitSource, seed: number | string): Promise<Buffer> =>
  takeSelfie(turnHead(await portraits(`selfie/${seed}`), TURN_DEGREES, 0))

/**
 * The person of a document's portrait, another day: the head turned, nearer or farther, in another light, and filling the frame, so that
 * no seam shows.
 */
export const drawSelfieOf = async (
  portraits: PortraitSource,
  { seed, sex }: Sitter,
  sitting: number,
): Promise<Buffer> => {
  const random = createRandom(`${seed}/selfie/${sitting}`)
  const [side, nod] = [random.pick([-1, 1]), random.pick([-1, 1])]
  const { widthPx, heightPx, data } = turnHead(
    await portraits(seed, sex, sitting),
    side * random.between(12, 18),
    nod * random.between(6, 10),
  )
  // The portrait's outermost pixels are paler.
  const rim = random.between(0.03, 0.08)
  const [left, top] = [Math.round(rim * widthPx), Math.round(rim * heightPx)]
  const gains = [0, 1, 2].map(() => random.between(0.92, 1.05))
  return sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .extract({ left, top, width: widthPx - 2 * left, height: heightPx - top })
    .resize({ width: WIDTH_PX, kernel: 'cubic' })
    .linear(gains, [0, 0, 0])
    .jpeg({ quality: 90 })
    .toBuffer()
}

const takeSelfie = async (portrait: Portrait): Promise<Buffer> => {
  const raw = { width: portrait.widthPx, height: portrait.heightPx, channels: 3 } as const
  const subjectPx = Math.round(WIDTH_PX * SUBJECT_SHARE)
  const subject = await sharp(portrait.data, { raw }).resize({ width: subjectPx, kernel: 'cubic' }).png().toBuffer()
  const wall = await sharp(portrait.data, { raw })
    .extract({ left: 0, top: 0, width: 4, height: 4 })
    .resize(WIDTH_PX, HEIGHT_PX, { fit: 'fill' })
    .png()
    .toBuffer()
  return sharp(wall)
    .composite([{ input: subject, gravity: 'south' }])
    .jpeg({ quality: 90 })
    .toBuffer()
}

/** Inside the portrait of `drawSelfie`, which is 768 × 960 px, by about 30 px: its outermost pixels are paler. */
const portraitPart = { left: 124, top: 352, width: 712, height: 928 }

/** The same from closer: the portrait fills the frame, so that no seam to the wall shows. */
export const drawCloseSelfie = async (portraits: PortraitSource, seed: number | string): Promise<Buffer> =>
  sharp(await drawSelfie(portraits, seed))
    .extract(portraitPart)
    .resize({ width: WIDTH_PX })
    .jpeg({ quality: 90 })
    .toBuffer()
