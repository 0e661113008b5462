import { project, rectangleToQuad } from '../geometry/homography.js'
import { boxOverlap, isProper, type Point, type Quad } from '../geometry/quad.js'
import type { Picture } from '../image/picture.js'
import type { Model, Tensor } from '../model/load-model.js'
import { letterbox, letterboxView } from '../sample/letterbox.js'
import { findPeaks, type Peak } from './find-peaks.js'
import { type LocateLimits, locatorSettings } from './locator-settings.js'

export type DocumentKind = 'card' | 'passport'

export interface LocatedDocument {
  readonly kind: DocumentKind
  readonly quad: Quad
  readonly confidence: number
}

interface LocatedMrz {
  readonly quad: Quad
  readonly confidence: number
}

/** Everything of interest in a picture, in its pixels, most confident first. */
export interface Located {
  readonly documents: readonly LocatedDocument[]
  readonly mrzs: readonly LocatedMrz[]
  /** Where there is no document: what is most like one, however unsure. */
  readonly suspected?: LocatedDocument
}

/** The network answers on a grid of one cell per 8 × 8 input pixels, and halves its input six times. */
const CELL_PX = 8
const STEP_PX = 64
const CHANNEL = { card: 0, passport: 1, mrz: 2 } as const
const CORNERS = { document: 0, mrz: 8 } as const

/** Finds with a lower confidence are dropped: they may be anything. */
const LEAST_SUSPICION = 0.15

/** Two finds that share more of their bounding box than this are one. */
const SAME_OVERLAP = 0.35

/** `longSidePx`: what the picture's longer side is shrunk to; without it, the size that the network was trained on. */
export const locate = async (model: Model, picture: Picture, longSidePx?: number): Promise<Located> => {
  const { sizePx, ...limits } = locatorSettings(model.card)
  const { tensor, scale } = letterbox(picture, longSidePx ?? sizePx, STEP_PX)
  const { heat, corners } = await model.run({ image: tensor })
  return decodeLocated(heat!, corners!, ([x, y]) => [x / scale, y / scale], limits)
}

/** Looks at a turned or closer part of the picture, given as a rectangle in the picture's pixels; `longSidePx` as for `locate`. */
export const locateInView = async (
  model: Model,
  picture: Picture,
  view: Quad,
  longSidePx?: number,
): Promise<Located> => {
  const { sizePx, ...limits } = locatorSettings(model.card)
  const { tensor, widthPx, heightPx } = letterboxView(picture, view, longSidePx ?? sizePx, STEP_PX)
  const { heat, corners } = await model.run({ image: tensor })
  const toPicture = rectangleToQuad(widthPx, heightPx, view)
  return decodeLocated(heat!, corners!, (point) => project(toPicture, point), limits)
}

export const decodeLocated = (
  heat: Tensor,
  corners: Tensor,
  toPicture: (inputPx: Point) => Point,
  limits: LocateLimits,
): Located => {
  const [height, width] = [heat.dims[2]!, heat.dims[3]!]
  const plane = width * height
  const channel = (index: number) => heat.data.subarray(index * plane, (index + 1) * plane)
  const place = (peaks: readonly Peak[], firstChannel: number) =>
    distinct(
      peaks.map((peak) => ({
        ...peak,
        quad: quadAt(corners.data, peak, firstChannel, width, plane).map(toPicture) as unknown as Quad,
      })),
    ).slice(0, limits.maxEach)

  const [cards, passports] = [channel(CHANNEL.card), channel(CHANNEL.passport)]
  // Undecided between the two kinds is still sure that a document is there: their shares add up.
  const either = cards.map((card, i) => Math.min(1, card + passports[i]!))
  const least = Math.min(LEAST_SUSPICION, limits.documentThreshold)
  const finds = place(findPeaks(either, width, height, least), CORNERS.document).map(
    ({ x, y, quad, score }): LocatedDocument => {
      const at = y * width + x
      return { kind: cards[at]! > passports[at]! ? 'card' : 'passport', quad, confidence: score }
    },
  )
  const documents = finds.filter(({ confidence }) => confidence >= limits.documentThreshold)
  const mrzs = place(findPeaks(channel(CHANNEL.mrz), width, height, limits.mrzThreshold), CORNERS.mrz)
  return {
    documents,
    ...(documents.length === 0 && finds[0] && { suspected: finds[0] }),
    mrzs: mrzs.map(({ quad, score }) => ({ quad, confidence: score })),
  }
}

/** Corners are given in input pixels from the middle of the peak's cell. */
const quadAt = (corners: Float32Array, { x, y }: Peak, firstChannel: number, width: number, plane: number): Quad => {
  const at = y * width + x
  const [middleX, middleY] = [x * CELL_PX + CELL_PX / 2, y * CELL_PX + CELL_PX / 2]
  const corner = (i: number) =>
    [
      middleX + corners[(firstChannel + 2 * i) * plane + at]!,
      middleY + corners[(firstChannel + 2 * i + 1) * plane + at]!,
    ] as const
  return [corner(0), corner(1), corner(2), corner(3)]
}

/** Keeps the best of finds that cover each other; a twisted quad is no find. */
const distinct = <Find extends { quad: Quad }>(sorted: Find[]): Find[] => {
  const kept: Find[] = []
  for (const find of sorted) {
    if (isProper(find.quad) && kept.every((better) => boxOverlap(better.quad, find.quad) < SAME_OVERLAP))
      kept.push(find)
  }
  return kept
}
