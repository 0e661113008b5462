import { type SheetView, seeSheet } from '@vivid/specimens'
import sharp from 'sharp'

/** In [0, 1). */
type Random = () => number
type Sheet = Parameters<typeof seeSheet>[0]

const between = (random: Random, low: number, high: number) => low + (high - low) * random()

/** Largest arc in degrees that a sheet is bent to: a print held in one hand. */
const MAX_BEND = 20
/** Largest tilt of the sheet in the second picture; in the first one people hold it straight. */
const MAX_TILT = 25
/** Share of the picture's shorter side that the face takes, nearest and farthest. */
const [NEAREST, FARTHEST] = [0.75, 0.4]

/** One print or screen, photographed twice: held straight, then tilted, nearer or farther, in another light, flat or bent a little. */
export const seeTwice = (
  sheet: Sheet,
  face: { readonly sizePx: number; readonly middle: readonly [number, number] },
  random: Random,
): Promise<[Buffer, Buffer]> => {
  const whole = Math.min(sheet.widthPx, sheet.heightPx) / face.sizePx
  const bend = random() < 0.5 ? 0 : between(random, -MAX_BEND, MAX_BEND)
  const nearer = () => between(random, FARTHEST * whole, NEAREST * whole)
  const [direction, tilt] = [between(random, 0, 2 * Math.PI), MAX_TILT * Math.sqrt(random())]
  const straight: SheetView = {
    yaw: between(random, -8, 8),
    pitch: between(random, -8, 8),
    roll: between(random, -5, 5),
    nearer: nearer(),
    bend: random() < 0.5 ? 0 : bend,
    middle: face.middle,
  }
  const tilted: SheetView = {
    yaw: tilt * Math.cos(direction),
    pitch: tilt * Math.sin(direction),
    roll: between(random, -10, 10),
    nearer: nearer(),
    bend,
    middle: face.middle,
  }
  return Promise.all([take(seeSheet(sheet, straight), random), take(seeSheet(sheet, tilted), random)])
}

/** What a camera makes of it: uneven light, in four of ten a reflection, grain, blur, fewer pixels, JPEG. */
export const take = ({ widthPx, heightPx, data }: Sheet, random: Random): Promise<Buffer> => {
  const lit = Uint8Array.from(data)
  const [slopeX, slopeY] = [between(random, -0.25, 0.25), between(random, -0.25, 0.25)]
  const [spotX, spotY, radius] = [random(), random(), between(random, 0.05, 0.2)]
  const spot = random() < 0.4 ? between(random, 60, 200) : 0
  for (let y = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++) {
      const [u, v] = [x / widthPx, y / heightPx]
      const light = 1 + slopeX * (u - 0.5) + slopeY * (v - 0.5)
      const glare = spot * Math.exp(-((u - spotX) ** 2 + (v - spotY) ** 2) / (2 * radius * radius))
      for (let i = (y * widthPx + x) * 3, end = i + 3; i < end; i++)
        lit[i] = Math.max(0, Math.min(255, data[i]! * light + glare + between(random, -5, 5)))
    }
  const gains = [0, 1, 2].map(() => between(random, 0.85, 1.15))
  return sharp(lit, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .resize({ width: Math.round(widthPx * between(random, 0.7, 1)) })
    .blur(between(random, 0.3, 1.2))
    .linear(gains, [0, 0, 0])
    .jpeg({ quality: Math.round(between(random, 60, 92)) })
    .toBuffer()
}
