import sharp from 'sharp'
import type { Portrait, PortraitSource, Sitter } from './portrait.js'
import { createRandom } from './random.js'

/** A phone's front camera, held at arm's length. */
const WIDTH_PX = 960
const HEIGHT_PX = 1280
/** Share of the frame's width that head and shoulders take. */
const SUBJECT_SHARE = 0.8

/**
 * A JPEG of an invented face before a plain wall. The face is far coarser than a camera's: enough to send through the
 * service and to be found by a detector, no bona fide picture to judge a liveness network on.
 */
export const drawSelfie = async (portraits: PortraitSource, seed: number | string): Promise<Buffer> =>
  takeSelfie(await portraits(`selfie/${seed}`), SUBJECT_SHARE)

/** The person of a document's portrait, another day: nearer or farther, and in another light. */
export const drawSelfieOf = async (
  portraits: PortraitSource,
  { seed, sex }: Sitter,
  sitting: number,
): Promise<Buffer> => {
  const random = createRandom(`${seed}/selfie/${sitting}`)
  const taken = await takeSelfie(await portraits(seed, sex, sitting), random.between(0.7, 0.9))
  const gains = [0, 1, 2].map(() => random.between(0.9, 1.05))
  return sharp(taken).linear(gains, [0, 0, 0]).jpeg({ quality: 85 }).toBuffer()
}

const takeSelfie = async (portrait: Portrait, subjectShare: number): Promise<Buffer> => {
  const raw = { width: portrait.widthPx, height: portrait.heightPx, channels: 3 } as const
  const subjectPx = Math.round(WIDTH_PX * subjectShare)
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
