import {
  alignToEdges,
  boxOverlap,
  type LocatedDocument,
  levelRectangle,
  locateClear,
  locateInView,
  type Model,
  type Picture,
  sideLengths,
} from '@vivid/vision'
import type { FoundDocument } from '../examined.js'
import { thresholds } from '../thresholds.js'
import { findCutDocument } from './find-cut-document.js'
import { distanceFromFrame, largestOverhang, quadArea } from './measure-framing.js'

/** Closer looks cost a run of the locator each; a third suspicion was never a document. */
const MAX_LOOKS = 2

/** Around the first guess, so that the edges stay in sight where it was bad; of its width, on every side. */
const MARGIN = 0.15

/** Two looks at the same thing share at least this much of their bounding boxes. */
const SAME_OVERLAP = 0.4

/** Every document two looks agree on, the surest first, with its sides on the borders that are to be seen. */
export const findDocuments = async (locator: Model, picture: Picture): Promise<FoundDocument[]> => {
  const { documents } = await locateClear(locator, picture, thresholds.clearDocument)
  const found: FoundDocument[] = []
  for (const guess of documents.slice(0, MAX_LOOKS)) {
    const closer = await lookCloser(locator, picture, guess)
    const sure = found.length === 0 ? confirmFirst(picture, guess, closer) : confirmSecond(closer)
    if (sure) found.push(align(picture, sure))
  }
  if (found.length > 0) return found
  const cut = await findCutDocument(locator, picture)
  return cut ? [{ ...cut, isTrimmed: false }] : []
}

const lookCloser = async (
  locator: Model,
  picture: Picture,
  guess: LocatedDocument,
): Promise<LocatedDocument | null> => {
  const { width, height } = sideLengths(guess.quad)
  const view = levelRectangle(guess.quad, 1 + 2 * MARGIN, 1 + (2 * MARGIN * width) / height)
  const { documents } = await locateInView(locator, picture, view)
  return documents.find(({ quad }) => boxOverlap(quad, guess.quad) >= SAME_OVERLAP) ?? null
}

/** A guess that sticks out of the frame counts by itself: the closer look would be centred on what is missing. */
const confirmFirst = (picture: Picture, guess: LocatedDocument, closer: LocatedDocument | null) => {
  const confidence = Math.sqrt(guess.confidence * (closer?.confidence ?? 0))
  if (closer && confidence >= thresholds.documentConfidence) return { ...closer, confidence }
  const { overhanging } = thresholds
  const isCut =
    guess.confidence >= overhanging.confidence &&
    largestOverhang(guess.quad, picture) >= overhanging.overhang &&
    quadArea(guess.quad) >= overhanging.areaShare * picture.widthPx * picture.heightPx
  return isCut ? guess : null
}

const confirmSecond = (closer: LocatedDocument | null) =>
  closer && closer.confidence >= thresholds.secondDocumentConfidence ? closer : null

const align = (picture: Picture, document: LocatedDocument): FoundDocument => {
  const isTrimmed = distanceFromFrame(document.quad, picture) <= thresholds.trimmed
  // Where the frame is the border there is none to be seen, only print that looks like one.
  return { ...document, isTrimmed, quad: isTrimmed ? document.quad : alignToEdges(picture, document.quad) }
}
