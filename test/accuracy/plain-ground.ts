import type { Studio } from '@vivid/specimens'

type Portrait = Awaited<ReturnType<Studio['portraits']>>
type Colour = readonly [red: number, green: number, blue: number]

/** Where a portrait shows what is behind the head: beside it, above the shoulders, and above the hair. Shares of width and height. */
const ASIDE = 0.36
const SHOULDERS = 0.5
const ABOVE = 0.06

/** Every so many pixels is looked at, along rows and columns. */
const STEP_PX = 3

/** So many of them lie within so many 8-bit steps of the middle colour, which has next to no hue itself. */
const MOST = 0.9
const NEAR = 30
const HUELESS = 20

/**
 * Whether an issuing office would take a portrait so: before one plain colour (ICAO Doc 9303-3, portrait quality; ISO/IEC 19794-5). Pictures
 * of people in rooms, streets and gardens are on no document, and the proof of life takes them for pasted ones.
 */
export const hasPlainGround = (portrait: Portrait): boolean => {
  const ground = groundOf(portrait)
  const middle = [0, 1, 2].map((channel) => median(ground.map((colour) => colour[channel]!)))
  const isNear = (colour: Colour) => colour.every((tone, channel) => Math.abs(tone - middle[channel]!) <= NEAR)
  return Math.max(...middle) - Math.min(...middle) <= HUELESS && ground.filter(isNear).length >= MOST * ground.length
}

const groundOf = ({ widthPx, heightPx, data }: Portrait): Colour[] => {
  const ground: Colour[] = []
  for (let y = 0; y < SHOULDERS * heightPx; y += STEP_PX) {
    for (let x = 0; x < widthPx; x += STEP_PX) {
      if (Math.abs(x / widthPx - 0.5) <= ASIDE && y >= ABOVE * heightPx) continue
      const at = (y * widthPx + x) * 3
      ground.push([data[at]!, data[at + 1]!, data[at + 2]!])
    }
  }
  return ground
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!
