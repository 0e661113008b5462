import { readFileSync } from 'node:fs'
import { createPicture, type Quad } from '@vivid/vision'
import { expect, it } from 'vitest'
import { prepareViews, viewTensors } from './view-tensors.js'
import {
  CLOSER_VIEW,
  DOCUMENT_VIEW,
  FRAME_VIEW,
  frameQuad,
  PATCH_PLACES,
  PATCH_PX,
  PORTRAIT_PX,
  patchCorners,
} from './views.js'

interface Reference {
  readonly quad: Quad
  readonly document: number[]
  readonly closer: number[]
  readonly patches: number[][]
  readonly portrait: number[]
  readonly frame: number[]
  readonly patch: number[]
}

/** Written by models/training/vivid_training/document_liveness/reference_views.py, which also says how the picture is computed. */
const reference: Record<string, Reference> = JSON.parse(
  readFileSync(new URL('./reference-views.json', import.meta.url), 'utf8'),
)
const { face, picture: whole, 'no face': faceless, ...documents } = reference
const WIDTH_PX = 700
const HEIGHT_PX = 500

const picture = createPicture(WIDTH_PX, HEIGHT_PX, 3)
for (let y = 0, at = 0; y < HEIGHT_PX; y++) {
  for (let x = 0; x < WIDTH_PX; x++) {
    for (let c = 0; c < 3; c++, at++) {
      picture.data[at] = (x * 3 + y * 5 + ((x * y) % 61) + c * (40 + (Math.floor(x / 7) % 5) * 9)) % 256
    }
  }
}

const places = [
  [0, 0],
  [17, 40],
  [80, 90],
  [95, 95],
] as const

/** The same few bytes and the sum that the reference holds. */
const numbers = (view: Float32Array, width: number, height: number): number[] => {
  const bytes = view.map((value) => Math.round(value * 255))
  const shown = places.map(([x, y], i) => bytes[(i % 3) * width * height + y * width + x]!)
  return [...shown, bytes.reduce((sum, value) => sum + value, 0)]
}

/** Rounding at exactly one half may differ: a level per byte, and a thousandth of the sum. */
const expectClose = (found: number[], wanted: number[]) => {
  for (const [i, value] of found.slice(0, -1).entries()) expect(Math.abs(value - wanted[i]!)).toBeLessThanOrEqual(1)
  expect(Math.abs(found.at(-1)! / wanted.at(-1)! - 1)).toBeLessThan(1e-3)
}

it.each(Object.keys(documents))('cuts the views of the training: %s', (name) => {
  const { quad, document, closer, patches } = reference[name]!
  const tensors = viewTensors(prepareViews(picture, quad, face!.quad))
  expectClose(numbers(tensors.document.data, DOCUMENT_VIEW.widthPx, DOCUMENT_VIEW.heightPx), document)
  expectClose(numbers(tensors.closer.data, CLOSER_VIEW.widthPx, CLOSER_VIEW.heightPx), closer)
  const size = 3 * PATCH_PX * PATCH_PX
  PATCH_PLACES.forEach((_, i) => {
    const patch = tensors.patches.data.subarray(i * size, (i + 1) * size)
    expect(numbers(patch, PATCH_PX, PATCH_PX)).toEqual(patches[i])
  })
  expectClose(numbers(tensors.frame.data, FRAME_VIEW.widthPx, FRAME_VIEW.heightPx), whole!.frame)
  expectClose(numbers(tensors.portrait.data, PORTRAIT_PX, PORTRAIT_PX), face!.portrait)
})

it('judges the frame where no document is known, and says that there is no portrait', () => {
  const tensors = viewTensors(prepareViews(picture, null, null))
  expect(frameQuad(picture).flat()).toEqual(reference.frame!.quad.flat().map((value) => expect.closeTo(value, 3)))
  expectClose(numbers(tensors.document.data, DOCUMENT_VIEW.widthPx, DOCUMENT_VIEW.heightPx), reference.frame!.document)
  expect(tensors.hasPortrait.data[0]).toBe(0)
  expect(tensors.portrait.data.every((value) => value === 0)).toBe(true)
})

it('cuts patches out of pictures smaller than one', () => {
  const tiny = createPicture(40, 30, 3)
  tiny.data.fill(200)
  expect(
    viewTensors(prepareViews(tiny, null, null)).patches.data.every((value) => Math.abs(value - 200 / 255) < 1e-6),
  ).toBe(true)
})

it('looks at the face in its own pixels, and at the print where there is none', () => {
  const { quad, patches } = reference.wide!
  const last = (faceQuad: Quad | null) => {
    const size = 3 * PATCH_PX * PATCH_PX
    return numbers(viewTensors(prepareViews(picture, quad, faceQuad)).patches.data.subarray(-size), PATCH_PX, PATCH_PX)
  }
  expect(last(face!.quad)).toEqual(patches.at(-1))
  expect(last(null)).toEqual(faceless!.patch)
})

it('cuts patches where the blocks of a JPEG begin', () => {
  const wherever: Quad = [
    [61, 73],
    [643, 41],
    [677, 433],
    [39, 459],
  ]
  const corners = patchCorners(picture, wherever, face!.quad)
  expect(corners).toHaveLength(PATCH_PLACES.length)
  for (const [left, top] of corners) expect([left % 8, top % 8]).toEqual([0, 0])
})
