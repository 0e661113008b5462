import { isProper } from '@vivid/vision'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { blankPortrait } from '../blank-portrait.js'
import { type Drawing, drawSpecimen } from '../draw/draw-specimen.js'
import { createRandom } from '../random.js'
import { openStudio } from '../studio.js'
import { someOf } from '../testing/some-of.js'
import { chooseConditions } from './choose-conditions.js'
import type { Conditions } from './conditions.js'
import type { levels } from './levels.js'
import { photograph, photographTogether } from './photograph.js'

const studio = await openStudio({ portraits: blankPortrait })
const passport = await drawSpecimen({ kind: 'passport-classic', seed: 1, pixelsPerMm: 5 }, studio)
const card = await drawSpecimen({ kind: 'id-card-linea', side: 'back', seed: 1, pixelsPerMm: 5 }, studio)

const CORNERS = [
  [230, 30, 30],
  [30, 200, 30],
  [30, 30, 230],
  [220, 210, 20],
] as const

/** The drawing with a coloured square in each corner, clockwise from the top left: red, green, blue, yellow. */
const markCorners = (drawing: Drawing): Drawing => {
  const { widthPx, heightPx } = drawing
  const data = new Uint8Array(widthPx * heightPx * 4).fill(255)
  const side = 60
  const places = [
    [0, 0],
    [widthPx - side, 0],
    [widthPx - side, heightPx - side],
    [0, heightPx - side],
  ] as const
  for (const [i, [left, top]] of places.entries()) {
    for (let y = top; y < top + side; y++) {
      for (let x = left; x < left + side; x++) data.set(CORNERS[i]!, (y * widthPx + x) * 4)
    }
  }
  return { ...drawing, data }
}

const calm: Partial<Conditions> = { shadow: 0, glare: 0, defocusPx: 0, motionPx: 0, exposure: 0, warmth: 0, noise: 0 }
const still: Partial<Conditions> = {
  ...calm,
  jpegQuality: 95,
  clutter: 0,
  thumbs: 0,
  booklet: false,
  widthPx: 800,
  heightPx: 600,
}

test.each(someOf([0, 15, 90, 135, 180, 270, 300], 2))(
  'turned by %i degrees the corners land where the quad says',
  async (rotationDegrees) => {
    const wish = { ...still, rotationDegrees, tiltDegrees: 22, tiltDirectionDegrees: 40, scale: 0.8 }
    const { jpeg, truth } = await photograph(markCorners(passport), wish, rotationDegrees)
    const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true })
    const { quad } = truth.photo
    expect(isProper(quad)).toBe(true)
    const middle = [0, 1].map((axis) => quad.reduce((sum, point) => sum + point[axis]! / 4, 0))
    for (const [i, corner] of quad.entries()) {
      // A little inwards from the corner there is its own colour, a little outwards there is not.
      const at = (share: number) => corner.map((n, axis) => Math.round(n + (middle[axis]! - n) * share))
      const colour = (share: number) => {
        const [x, y] = at(share)
        return CORNERS[i]!.map((_, channel) => data[(y! * info.width + x!) * 3 + channel]!)
      }
      const distance = (seen: number[]) => Math.max(...seen.map((n, channel) => Math.abs(n - CORNERS[i]![channel]!)))
      expect(distance(colour(0.05))).toBeLessThan(45)
      expect(distance(colour(-0.03))).toBeGreaterThan(60)
    }
  },
)

test('equal seeds give equal bytes', async () => {
  const wish = { level: 'hard', widthPx: 320 } as const
  const [first, second] = [await photograph(passport, wish, 'x'), await photograph(passport, wish, 'x')]
  expect(Buffer.compare(first.jpeg, second.jpeg)).toBe(0)
  expect(second.truth).toEqual(first.truth)
  const third = await photograph(passport, wish, 'y')
  expect(Buffer.compare(first.jpeg, third.jpeg)).not.toBe(0)
})

test('the document takes the share of the frame that is asked for', async () => {
  const { truth } = await photograph(card, { ...still, scale: 0.7, rotationDegrees: 30, offsetX: 1, offsetY: 1 }, 1)
  const [xs, ys] = [truth.photo.quad.map(([x]) => x), truth.photo.quad.map(([, y]) => y)]
  const shares = [(Math.max(...xs) - Math.min(...xs)) / 800, (Math.max(...ys) - Math.min(...ys)) / 600]
  expect(Math.max(...shares)).toBeCloseTo(0.7, 2)
  expect(Math.max(...xs)).toBeCloseTo(800, 0)
})

test('capitals get the height that is asked for', async () => {
  const { truth } = await photograph(
    passport,
    { ...still, characterHeightPx: 12, tiltDegrees: 0, rotationDegrees: 75 },
    1,
  )
  expect(truth.photo.characterHeightPx).toBeCloseTo(12, 0)
})

test('a frame on the machine readable zone holds all of it', async () => {
  const { truth } = await photograph(passport, { ...still, subject: 'mrz', scale: 0.95, rotationDegrees: 5 }, 1)
  for (const [x, y] of truth.photo.mrzQuad!) {
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(800)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(600)
  }
  expect(truth.photo.quad.some(([, y]) => y < 0)).toBe(true)
})

test('two documents in one photo lie beside each other', async () => {
  const { truths } = await photographTogether([card, passport], { ...still, scale: 0.8 }, 1)
  const right = Math.max(...truths[0]!.photo.quad.map(([x]) => x))
  const left = Math.min(...truths[1]!.photo.quad.map(([x]) => x))
  expect(right).toBeLessThan(left)
})

test('levels grow harder', () => {
  const mean = (level: keyof typeof levels, key: 'noise' | 'glare' | 'tiltDegrees' | 'defocusPx') => {
    const drawn = Array.from({ length: 100 }, (_, seed) => chooseConditions(createRandom(seed), level, {})[key])
    return drawn.reduce((sum, n) => sum + n, 0) / drawn.length
  }
  for (const key of ['noise', 'glare', 'tiltDegrees', 'defocusPx'] as const) {
    expect(mean('clean', key)).toBeLessThan(mean('moderate', key))
    expect(mean('moderate', key)).toBeLessThan(mean('hard', key))
  }
})

test('a scanner neither leans nor shines, unless that is asked for', () => {
  const scan = chooseConditions(createRandom(1), 'hard', { scene: 'scan' })
  expect(scan).toMatchObject({ tiltDegrees: 0, glare: 0, thumbs: 0 })
  expect(chooseConditions(createRandom(1), 'hard', { scene: 'scan', glare: 0.5 }).glare).toBe(0.5)
})
