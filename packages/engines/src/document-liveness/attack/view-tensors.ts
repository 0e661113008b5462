import type { Picture, Quad, Tensor } from '@vivid/vision'
import { halveUntilKnown, type Prepared } from './halve-until-known.js'
import {
  CLOSER_VIEW,
  DOCUMENT_VIEW,
  documentView,
  frameQuad,
  frameView,
  PATCH_PLACES,
  PATCH_PX,
  PORTRAIT_PX,
  patchCorners,
  portraitView,
} from './views.js'

/** Byte to 0…1 as a table, which is faster than a division per pixel. */
const LEVELS = Float32Array.from({ length: 256 }, (_, byte) => byte / 255)

/** What the network is handed. */
export type ViewTensors = Readonly<
  Record<'document' | 'closer' | 'frame' | 'patches' | 'portrait' | 'hasPortrait', Tensor>
>

/** What views are cut of; without a known document it is the whole frame. */
export const prepareViews = (original: Picture, quad: Quad | null, face: Quad | null): Prepared =>
  halveUntilKnown(original, quad ?? frameQuad(original), face)

/** `frame`: the view of the whole picture, where it has been cut before. */
export const viewTensors = (
  { picture, quad, face }: Prepared,
  frame: Tensor = planes(frameView(picture)),
): ViewTensors => ({
  document: planes(documentView(picture, quad, DOCUMENT_VIEW)),
  closer: planes(documentView(picture, quad, CLOSER_VIEW)),
  frame,
  patches: cutPatches(picture, quad, face),
  portrait: face
    ? planes(portraitView(picture, face))
    : { dims: [1, 3, PORTRAIT_PX, PORTRAIT_PX], data: new Float32Array(3 * PORTRAIT_PX * PORTRAIT_PX) },
  hasPortrait: { dims: [1], data: Float32Array.of(face ? 1 : 0) },
})

/** The view that a document's paper is measured on, alone. */
export const closerTensor = (original: Picture, quad: Quad): Tensor => {
  const { picture, quad: placed } = prepareViews(original, quad, null)
  return planes(documentView(picture, placed, CLOSER_VIEW))
}

const planes = ({ widthPx, heightPx, data }: Picture): Tensor => {
  const out = new Float32Array(data.length)
  writePlanes(out, 0, data, 0, widthPx, widthPx, heightPx)
  return { dims: [1, 3, heightPx, widthPx], data: out }
}

const cutPatches = (picture: Picture, quad: Quad, face: Quad | null): Tensor => {
  const size = 3 * PATCH_PX * PATCH_PX
  const out = new Float32Array(PATCH_PLACES.length * size)
  patchCorners(picture, quad, face).forEach(([left, top], index) => {
    const from = (top * picture.widthPx + left) * 3
    writePlanes(out, index * size, picture.data, from, picture.widthPx, PATCH_PX, PATCH_PX)
  })
  return { dims: [1, PATCH_PLACES.length, 3, PATCH_PX, PATCH_PX], data: out }
}

/** Interleaved bytes of a rectangle to planes of 0…1. */
const writePlanes = (
  out: Float32Array,
  at: number,
  pixels: Uint8Array,
  from: number,
  strideWidth: number,
  width: number,
  height: number,
): void => {
  const plane = width * height
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const source = from + (y * strideWidth + x) * 3
      const target = at + y * width + x
      out[target] = LEVELS[pixels[source]!]!
      out[target + plane] = LEVELS[pixels[source + 1]!]!
      out[target + 2 * plane] = LEVELS[pixels[source + 2]!]!
    }
  }
}
