import type { Corners } from '../card/corners.js'
import { type GreyFrame, halve } from './grey-frame.js'
import { growSpots, type Spot } from './grow-spots.js'

/** Pixels across and down the straightened card: half of what the service looks for reflections in. */
const [WIDTH, HEIGHT] = [192, 120]
/** Share of the card's sides left out along its border, where the table shows. */
const RIM = 0.04
/**
 * A reflection's middle is at least as bright as one of these tones, 0…255, and this much brighter than half of the card; the service asks for
 * the least of them. White beside a reflection often reaches the least one too, and both then are one spot: at a higher tone they come apart.
 */
const TONES = [245, 248, 251]
const LEAD = 18
/** Share of its bounding box that a reflection fills: frames and lines of white fill less. */
const FILL = 0.45
/**
 * Pixels outside a spot at which its surroundings are looked at, and how bright they are there, from the card's median (0) to the spot's least
 * tone (1): a white panel ends sharply, below `from`; uneven light goes on, above `to`. As the service asks.
 */
const NEAR = { px: 3, from: 0.4 } as const
const FAR = { px: 8, to: 0.65 } as const

/** Share of the card that lies under its largest reflection: a burnt-out spot, brighter than the card's own white, with soft surroundings. */
export const measureReflection = (frame: GreyFrame, corners: Corners): number => {
  const data = straighten(halve(frame), corners)
  const median = Uint8Array.from(data).sort()[data.length >> 1]!
  const tones = new Set(TONES.map((tone) => Math.max(tone, median + LEAD)))
  const sizes = [...tones].flatMap((tone) =>
    growSpots(data, WIDTH, tone)
      .filter((spot) => isReflection(spot, data, tone, median))
      .map(({ pixels }) => pixels.length),
  )
  return Math.max(0, ...sizes) / data.length
}

const isReflection = ({ pixels, boxPx }: Spot, data: Uint8Array, tone: number, median: number): boolean => {
  if (pixels.length < FILL * boxPx) return false
  const brightness = (at: number) => (data[at]! - median) / (tone - median)
  const seenAt = (px: number) => outside(pixels, data, tone, px).map(brightness)
  return middleOf(seenAt(NEAR.px), 1) >= NEAR.from && middleOf(seenAt(FAR.px), 0) <= FAR.to
}

/** Half the side, in pixels of the halved frame, of the square that a pixel of the straightened card is the mean of. */
const REACH = 1

/** The card as if seen from above, each pixel the mean of a square, so that print inside white darkens it. */
const straighten = ({ widthPx, heightPx, data }: GreyFrame, [a, b, c, d]: Corners): Uint8Array => {
  const card = new Uint8Array(WIDTH * HEIGHT)
  for (let i = 0; i < card.length; i++) {
    const u = RIM + ((1 - 2 * RIM) * ((i % WIDTH) + 0.5)) / WIDTH
    const v = RIM + ((1 - 2 * RIM) * (Math.floor(i / WIDTH) + 0.5)) / HEIGHT
    const at = (k: 0 | 1) => (a[k] * (1 - u) + b[k] * u) * (1 - v) + (d[k] * (1 - u) + c[k] * u) * v
    const x = Math.max(REACH, Math.min(widthPx - 1 - REACH, Math.round(at(0) * widthPx)))
    const y = Math.max(REACH, Math.min(heightPx - 1 - REACH, Math.round(at(1) * heightPx)))
    let sum = 0
    for (let dy = -REACH; dy <= REACH; dy++) {
      for (let dx = -REACH; dx <= REACH; dx++) sum += data[(y + dy) * widthPx + x + dx]!
    }
    card[i] = sum / (2 * REACH + 1) ** 2
  }
  return card
}

/** Pixels of the card so far outside a spot's rim, along rows and columns. */
const outside = (pixels: readonly number[], data: Uint8Array, tone: number, awayPx: number): number[] => {
  const seen: number[] = []
  for (const at of pixels) {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
    for (const [dx, dy] of directions) {
      const [outX, outY] = [x + awayPx * dx, y + awayPx * dy]
      if (outX < 0 || outY < 0 || outX >= WIDTH || outY >= HEIGHT || data[(y + dy) * WIDTH + x + dx]! >= tone) continue
      seen.push(outY * WIDTH + outX)
    }
  }
  return seen
}

const directions = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const

/** The median; `otherwise` where all of it lies outside the card. */
const middleOf = (values: readonly number[], otherwise: number): number =>
  [...values].sort((one, other) => one - other)[values.length >> 1] ?? otherwise
