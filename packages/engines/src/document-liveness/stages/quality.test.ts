import { createPicture, type Picture, type Quad } from '@vivid/vision'
import { expect, it } from 'vitest'
import { checkEvenLight, checkUsableLight } from './check-exposure.js'
import { checkReflections } from './check-reflections.js'
import { checkResolution } from './check-resolution.js'
import { checkSharpness } from './check-sharpness.js'
import { measureExposure } from './measure-exposure.js'
import { measureSharpness } from './measure-sharpness.js'
import type { DocumentView } from './view-document.js'

const [WIDTH, HEIGHT] = [384, 242]
const quad: Quad = [
  [0, 0],
  [WIDTH, 0],
  [WIDTH, HEIGHT],
  [0, HEIGHT],
]

/** A card with lines of print: strokes 3 pixels wide, every 12 pixels, in rows. */
const card = (paper: number, ink: number, change: (tone: number, x: number, y: number) => number = (tone) => tone) => {
  const grey = createPicture(WIDTH, HEIGHT, 1)
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const isStroke = y % 24 >= 8 && y % 24 < 16 && x % 12 < 3
      grey.data[y * WIDTH + x] = Math.max(0, Math.min(255, change(isStroke ? ink : paper, x, y)))
    }
  }
  return view(grey)
}

const view = (grey: Picture): DocumentView => ({ grey, colour: grey, quad })

/** Mean over a bar of pixels, one direction after the other. */
const smear = ({ grey }: DocumentView, alongPx: number, downPx: number): DocumentView => {
  const mean = (source: Uint8Array, stepX: number, stepY: number, reach: number) =>
    source.map((_, i) => {
      const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)]
      let sum = 0
      for (let t = -reach; t <= reach; t++) {
        const column = Math.max(0, Math.min(WIDTH - 1, x + t * stepX))
        const row = Math.max(0, Math.min(HEIGHT - 1, y + t * stepY))
        sum += source[row * WIDTH + column]!
      }
      return sum / (2 * reach + 1)
    })
  return view({ ...grey, data: mean(mean(grey.data, 1, 0, alongPx), 0, 1, downPx) })
}

const light = (seen: DocumentView) => checkUsableLight(seen, measureExposure(seen))?.error ?? null
const even = (seen: DocumentView) => checkEvenLight(seen, measureExposure(seen), null)?.error ?? null

it('calls sharp print sharp, whatever the contrast', () => {
  for (const [paper, ink] of [
    [220, 40],
    [110, 60],
    [60, 25],
  ] as const) {
    expect(checkSharpness(card(paper, ink))).toBeNull()
  }
})

it('finds defocus, and shaking in either direction alone', () => {
  const sharp = card(210, 50)
  for (const soft of [smear(sharp, 2, 2), smear(sharp, 3, 0), smear(sharp, 0, 3)]) {
    expect(checkSharpness(soft)?.error).toBe('document_blurry')
    expect(measureSharpness(soft)!).toBeLessThan(measureSharpness(sharp)! / 2)
  }
})

it('says 818 for a document without any print to judge by', () => {
  expect(checkSharpness(card(200, 200))?.error).toBe('document_quality_unacceptable')
})

it('says 818 for too few pixels', () => {
  expect(checkResolution(quad)).toBeNull()
  const small = quad.map(([x, y]) => [x / 2, y / 2]) as unknown as Quad
  expect(checkResolution(small)?.error).toBe('document_quality_unacceptable')
})

it('separates black, dim, shaded, normal and burnt out', () => {
  expect(light(card(30, 8))).toBe('document_exposure')
  expect(light(card(80, 20))).toBeNull()
  expect(even(card(80, 20))).toBe('document_exposure')
  expect(even(card(200, 40, (tone, x) => (x < WIDTH / 3 ? tone * 0.35 : tone)))).toBeNull()
  expect(light(card(200, 40))).toBeNull()
  expect(even(card(200, 40))).toBeNull()
  expect(light(card(255, 200, (tone) => tone + 60))).toBe('document_exposure')
})

it('finds a portrait lost in the dark on a card in good light', () => {
  const tile = { left: 30, top: 60, right: 110, bottom: 170 }
  const inside = (x: number, y: number) => x >= 30 && x < 110 && y >= 60 && y < 170
  const seen = card(200, 40, (tone, x, y) => (inside(x, y) ? tone * 0.1 : tone))
  const exposure = measureExposure(seen)
  expect(checkEvenLight(seen, exposure, null)).toBeNull()
  expect(checkEvenLight(seen, exposure, { tile, quad })?.areas).toEqual([quad])
})

/** A lamp's reflection: burnt out in the middle, fading over its radius. */
const lamp = (x0: number, y0: number, radius: number) => (tone: number, x: number, y: number) =>
  tone + 400 * Math.exp(-(((x - x0) / radius) ** 2) - ((y - y0) / radius) ** 2)

it('finds a reflection and says where', () => {
  const found = checkReflections(card(180, 40, lamp(250, 120, 22)))
  expect(found?.error).toBe('document_reflections')
  const [[left, top], , [right, bottom]] = found!.areas[0]!
  expect([left < 250, right > 250, top < 120, bottom > 120]).toEqual([true, true, true, true])
  expect(right - left).toBeLessThan(80)
})

it('takes neither paper, nor a white panel, nor a white frame, nor overexposure for a reflection', () => {
  const inside = (x: number, y: number, inset: number) =>
    x >= 220 + inset && x < 320 - inset && y >= 80 + inset && y < 140 - inset
  const panel = card(170, 40, (tone, x, y) => (inside(x, y, 0) ? 252 : tone))
  const frame = card(170, 40, (tone, x, y) => (inside(x, y, 0) && !inside(x, y, 6) ? 252 : tone))
  for (const seen of [card(250, 40), panel, frame, card(255, 255)]) expect(checkReflections(seen)).toBeNull()
})

it('lets a glint pass that hides nothing', () => {
  expect(checkReflections(card(180, 40, lamp(250, 120, 4)))).toBeNull()
})
