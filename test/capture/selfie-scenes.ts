import { createHash } from 'node:crypto'
import type { Studio } from '@vivid/specimens'
import { type Portrait, turnHead } from '@vivid/specimens/selfie'
import sharp from 'sharp'
import { seededRandom } from '../support/seeded-random.js'

/** A phone's front camera, held upright. */
const selfiePx = { widthPx: 720, heightPx: 960 } as const

export interface SelfieWish {
  /** Width of the face, from ear to ear, in shares of the frame's width. */
  readonly face: number
  /** Where its middle lies, in shares of the frame. */
  readonly x: number
  readonly y: number
  readonly turnDegrees: number
  /** In stops. */
  readonly exposure: number
  readonly defocusPx: number
  /** Standard deviation, in 8-bit steps. */
  readonly noise: number
}

export interface SelfieScene {
  readonly person: string
  readonly name: string
  /** Null where nobody is in it. */
  readonly wish: SelfieWish | null
  readonly jpeg: Buffer
}

/** Of the portraits that the generator draws: the face's middle and its width. */
export const faceInPortrait = { x: 0.49, y: 0.54, width: 0.62 } as const

const series: Readonly<Record<string, readonly (Partial<SelfieWish> | null)[]>> = {
  good: [{}, {}, {}],
  exposure: [-4, -3, -2.2, -1.5, 1.2, 2].map((exposure) => ({ exposure })),
  defocusPx: [3, 5, 8, 12].map((defocusPx) => ({ defocusPx })),
  face: [0.16, 0.22, 0.3, 0.82, 0.95].map((face) => ({ face })),
  edge: [0.28, 0.18, 0.05].map((x) => ({ x })),
  turned: [-20, -14, 14, 20].map((turnDegrees) => ({ turnDegrees })),
  none: [null, null],
}

export const heldSelfie = (random: () => number): SelfieWish => {
  const between = (low: number, high: number) => low + (high - low) * random()
  return {
    face: between(0.42, 0.6),
    x: between(0.45, 0.55),
    y: between(0.45, 0.56),
    turnDegrees: between(-3, 3),
    exposure: between(-0.4, 0.2),
    defocusPx: between(0, 0.8),
    noise: between(1, 4),
  }
}

/** The person before a wall whose light changes from one end to the other, as the camera sees them. */
export const drawSelfieScene = async (
  { portraits }: Studio,
  person: string,
  wish: SelfieWish | null,
  seed: string,
): Promise<Buffer> => {
  const random = seededRandom(createHash('sha256').update(seed).digest().readUInt32LE())
  const { widthPx, heightPx } = selfiePx
  const portrait = turnHead(await portraits(person), wish?.turnDegrees ?? 0, 0)
  const corner = portrait.data.subarray(0, 3)
  const tone = (gain: number) => `rgb(${[...corner].map((value) => Math.round(Math.min(255, value * gain))).join(' ')})`
  const gains = [0.75 + 0.3 * random(), 0.75 + 0.3 * random()] as const
  const things = Array.from({ length: Math.floor(4 * random()) }, () => {
    const [x, y, side] = [random() * widthPx, random() * heightPx, (0.1 + 0.4 * random()) * widthPx]
    const fill = tone(0.3 + 0.6 * random())
    return `<rect x="${x}" y="${y}" width="${side}" height="${side * (0.4 + 2 * random())}" fill="${fill}"/>`
  })
  const wall = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}"><linearGradient id="g" x2="${random()}" y2="${random()}"><stop stop-color="${tone(gains[0])}"/><stop offset="1" stop-color="${tone(gains[1])}"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/>${things.join('')}</svg>`
  const size = { width: widthPx, height: heightPx, channels: 3 } as const
  let frame = await sharp(Buffer.from(wall)).removeAlpha().raw().toBuffer()
  const placed = wish && (await placePortrait(portrait, wish))
  if (placed) frame = await sharp(frame, { raw: size }).composite([placed]).removeAlpha().raw().toBuffer()
  // Stops act on linear light; pixels are roughly its 2.2th root.
  const gain = 2 ** ((wish?.exposure ?? 0) / 2.2)
  for (let i = 0; i < frame.length; i++) frame[i] = Math.min(255, frame[i]! * gain)
  const data =
    (wish?.defocusPx ?? 0) >= 0.3 ? await sharp(frame, { raw: size }).blur(wish!.defocusPx).raw().toBuffer() : frame
  const sigma = wish?.noise ?? 2
  for (let i = 0; i < data.length; i++) {
    // The sum of three uniform numbers is nearly normal.
    const deviate = 2 * (random() + random() + random() - 1.5)
    data[i] = Math.max(0, Math.min(255, data[i]! + sigma * deviate))
  }
  return sharp(data, { raw: size }).jpeg({ quality: 92 }).toBuffer()
}

/** Share of the portrait's width over which its edge fades into the wall, after the outermost pixels, which are paler. */
const FADE = { from: 0.03, over: 0.1 } as const

/** The part of the portrait that lies in the frame, as sharp takes it for pasting. */
const placePortrait = async (portrait: Portrait, { face, x, y }: SelfieWish) => {
  const faded = new Uint8Array(portrait.widthPx * portrait.heightPx * 4)
  for (let at = 0; at < portrait.widthPx * portrait.heightPx; at++) {
    const [column, row] = [at % portrait.widthPx, Math.floor(at / portrait.widthPx)]
    const inwards = Math.min(column, portrait.widthPx - 1 - column, row) / portrait.widthPx
    faded.set(portrait.data.subarray(3 * at, 3 * at + 3), 4 * at)
    faded[4 * at + 3] = 255 * Math.max(0, Math.min(1, (inwards - FADE.from) / FADE.over))
  }
  const width = Math.round((face * selfiePx.widthPx) / faceInPortrait.width)
  const height = Math.round((width * portrait.heightPx) / portrait.widthPx)
  const left = Math.round(x * selfiePx.widthPx - faceInPortrait.x * width)
  const top = Math.round(y * selfiePx.heightPx - faceInPortrait.y * height)
  const part = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    width: Math.min(width, selfiePx.widthPx - left) - Math.max(0, -left),
    height: Math.min(height, selfiePx.heightPx - top) - Math.max(0, -top),
  }
  if (part.width < 8 || part.height < 8) return null
  const input = await sharp(faded, { raw: { width: portrait.widthPx, height: portrait.heightPx, channels: 4 } })
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .extract(part)
    .raw()
    .toBuffer()
  const raw = { width: part.width, height: part.height, channels: 4 } as const
  return { input, raw, left: Math.max(0, left), top: Math.max(0, top) }
}

export async function* drawSelfieScenes(people: readonly string[], studio: Studio): AsyncGenerator<SelfieScene> {
  for (const person of people) {
    const random = seededRandom(createHash('sha256').update(person).digest().readUInt32LE())
    for (const [what, wishes] of Object.entries(series)) {
      for (const [level, wish] of wishes.entries()) {
        const name = `${what} ${Object.values(wish ?? {})[0] ?? level}`
        const held = wish && { ...heldSelfie(random), ...wish }
        yield { person, name, wish: held, jpeg: await drawSelfieScene(studio, person, held, `${person}-${name}`) }
      }
    }
  }
}
