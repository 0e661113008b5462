import { expect, it } from 'vitest'
import { createPicture } from '../image/picture.js'
import type { Model } from '../model/load-model.js'
import { findText } from './find-text.js'
import { readText } from './read-text.js'

const detectorCard = {
  id: 'text-detector',
  weights: 'weights.onnx',
  sha256: '',
  input: { widthPx: 320 },
  heightUnitPx: 32,
  thresholds: { core: { value: 0.5 }, line: { value: 0.6 } },
}

/** Answers with cores where the page is dark: ink is its own map. */
const seesInk: Model = {
  card: detectorCard,
  run: async ({ page }) => {
    const [, , height, width] = page!.dims as [number, number, number, number]
    const [rows, columns] = [height / 2, width / 2]
    const data = new Float32Array(2 * rows * columns)
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < columns; x++) {
        data[y * columns + x] = page!.data[2 * y * width + 2 * x]! < 0.5 ? 0.9 : 0.1
        data[rows * columns + y * columns + x] = 0.5
      }
    }
    return { lines: { dims: [1, 2, rows, columns], data } }
  },
}

const inked = (...bars: readonly (readonly [x: number, y: number, width: number, slope: number])[]) => {
  const view = createPicture(640, 384, 3)
  view.data.fill(230)
  for (const [left, top, width, slope] of bars) {
    for (let x = left; x < left + width; x++) {
      const from = Math.round(top + (x - left) * slope)
      for (let y = from; y < from + 12; y++) view.data.fill(20, (y * 640 + x) * 3, (y * 640 + x) * 3 + 3)
    }
  }
  return view
}

it('finds lines from top to bottom, in the view’s pixels, level or leaning', async () => {
  const boxes = await findText(seesInk, inked([100, 300, 200, 0.05], [40, 60, 120, 0]))
  expect(boxes).toHaveLength(2)
  const [upper, lower] = boxes.map(({ quad }) => quad)
  expect(upper![0][0]).toBeCloseTo(40, -1)
  expect(upper![1][0]).toBeCloseTo(160, -1)
  expect(boxes[0]!.heightPx).toBeCloseTo(32)
  expect((upper![0][1] + upper![3][1]) / 2).toBeCloseTo(66, -1)
  expect(lower![1][1] - lower![0][1]).toBeCloseTo(10, -1)
})

it('takes steep strokes for drawings', async () => {
  expect(await findText(seesInk, inked([100, 100, 200, 0.5]))).toEqual([])
})

const readerCard = {
  id: 'text-reader',
  weights: 'weights.onnx',
  sha256: '',
  characters: 'AB ',
  input: { heightPx: 32, capHeightPx: 18, marginPx: 8, maxWidthPx: 640 },
}

/** Says A where a column is dark, B where it is bright, blank elsewhere; one step per 4 px. */
const readsTones: Model = {
  card: readerCard,
  run: async ({ line }) => {
    const [lines, , height, width] = line!.dims as [number, number, number, number]
    const steps = width / 4
    const data = new Float32Array(lines * steps * 4).fill(Math.log(0.05))
    for (let i = 0; i < lines; i++) {
      for (let step = 0; step < steps; step++) {
        const tone = line!.data[(i * height + height / 2) * width + step * 4 + 2]!
        data[(i * steps + step) * 4 + (tone < -0.6 ? 1 : tone > 0.6 ? 2 : 0)] = Math.log(0.8)
      }
    }
    return { logits: { dims: [lines, steps, 4], data } }
  },
}

it('reads every box in the given order, whatever its batch, and says where each character stands', async () => {
  const view = createPicture(640, 400, 1)
  view.data.fill(128)
  const paint = (left: number, right: number, top: number, tone: number) => {
    for (let y = top; y < top + 36; y++) view.data.fill(tone, y * 640 + left, y * 640 + right)
  }
  paint(120, 150, 80, 0)
  paint(200, 230, 80, 255)
  paint(60, 90, 200, 255)
  const box = (left: number, right: number, top: number) => ({
    quad: [
      [left, top + 9],
      [right, top + 9],
      [right, top + 27],
      [left, top + 27],
    ] as const,
  })
  const [first, second, third] = await readText(readsTones, view, [
    box(100, 400, 80),
    box(50, 250, 200),
    box(50, 90, 300),
  ])
  expect(first).toMatchObject({ text: 'AB' })
  expect(first!.confidence).toBeCloseTo(0.8)
  expect(first!.characters[0]!.leftPx).toBeCloseTo(125, -1)
  expect(first!.characters[0]!.rightPx).toBeCloseTo(145, -1)
  expect(first!.characters[1]!.rightPx).toBeCloseTo(225, -1)
  expect(second!.text).toBe('B')
  expect(third).toMatchObject({ text: '', confidence: 0, characters: [] })
})

it('cuts lines from a finer source where there is one', async () => {
  const photo = createPicture(1280, 800, 1)
  photo.data.fill(128)
  for (let y = 160; y < 232; y++) photo.data.fill(0, y * 1280 + 240, y * 1280 + 300)
  const flat = createPicture(640, 400, 1)
  const box = [
    [100, 89],
    [400, 89],
    [400, 107],
    [100, 107],
  ] as const
  const [line] = await readText(readsTones, flat, [{ quad: box }], {
    picture: photo,
    toPicture: [2, 0, 0, 0, 2, 0, 0, 0, 1],
  })
  expect(line!.text).toBe('A')
  expect(line!.characters[0]!.leftPx).toBeCloseTo(125, -1)
  expect(line!.quad).toBe(box)
})

it('takes a grey view of the right size as it is', async () => {
  const view = createPicture(320, 192, 1)
  view.data.fill(230)
  for (let y = 40; y < 46; y++) view.data.fill(20, y * 320 + 50, y * 320 + 150)
  const [box] = await findText(seesInk, view)
  expect(box!.quad[0][0]).toBe(50)
  expect(box!.quad[1][0]).toBe(150)
})
