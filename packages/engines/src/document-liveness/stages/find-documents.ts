import {
  alignToEdges,
  boxOverlap,
  type LocatedDocument,
  levelRectangle,
  locateClear,
  locateInView,
  lookCloser,
  type Model,
  type OpenedPicture,
  type Picture,
  type Quad,
  sideLengths,
} from '@vivid/vision'
import type { FoundDocument } from '../examined.js'
import { thresholds } from '../thresholds.js'
import { findCutDocument } from './find-cut-document.js'
import { distanceFromFrame, largestOverhang, quadArea } from './measure-framing.js'

/** Closer looks cost a run of the locator each; a third suspicion was never a document. */
const MAX_LOOKS = 2

/** Share of their bounding boxes from which on two finds are one document. */
const DISTINCT = 0.35

/** Around the first guess, so that the edges stay in sight where it was bad; of its width, on every side. */
const MARGIN = 0.15

const oneCloserLook = {
  viewAround: (guess: Quad): Quad => {
    const { width, height } = sideLengths(guess)
    return levelRectangle(guess, 1 + 2 * MARGIN, 1 + (2 * MARGIN * width) / height)
  },
  same: 0.4,
  most: 1,
  still: 0,
} as const

/** Every document two looks agree on, the surest first, with its sides on the borders that are to be seen. */
export const findDocuments = async (locator: Model, opened: OpenedPicture): Promise<FoundDocument[]> => {
  const { picture } = opened
  const found: FoundDocument[] = []
  for (const guess of (await guesses(opened)).slice(0, MAX_LOOKS)) {
    const again = await lookCloser((view) => locateInView(locator, picture, view), guess, oneCloserLook)
    const sure = found.length === 0 ? confirmFirst(picture, guess, again) : confirmSecond(again)
    if (sure) found.push(align(picture, sure))
  }
  if (found.length > 0) return found
  const cut = await findCutDocument(locator, picture)
  return cut ? [{ ...cut, isTrimmed: false }] : []
}

/** What the look that counts shows, and then what the glance alone did: of two documents upside down a full look may miss one. */
const guesses = async (opened: OpenedPicture): Promise<readonly LocatedDocument[]> => {
  const { documents } = await locateClear(opened, thresholds.clearDocument)
  const glanced = (await opened.whole.glance()).documents
  const missed = glanced.filter(({ quad }) => documents.every((one) => boxOverlap(one.quad, quad) < DISTINCT))
  return documents.length > 0 ? [...documents, ...missed] : documents
}

/** A guess that sticks out of the frame counts by itself: the closer look would be centred on what is missing. */
const confirmFirst = (picture: Picture, guess: LocatedDocument, closer: LocatedDocument | undefined) => {
  const confidence = Math.sqrt(guess.confidence * (closer?.confidence ?? 0))
  if (closer && confidence >= thresholds.documentConfidence) return { ...closer, confidence }
  const { overhanging } = thresholds
  const isCut =
    guess.confidence >= overhanging.confidence &&
    largestOverhang(guess.quad, picture) >= overhanging.overhang &&
    quadArea(guess.quad) >= overhanging.areaShare * picture.widthPx * picture.heightPx
  return isCut ? guess : null
}

const confirmSecond = (closer: LocatedDocument | undefined) =>
  closer && closer.confidence >= thresholds.secondDocumentConfidence ? closer : null

const align = (picture: Picture, document: LocatedDocument): FoundDocument => {
  const isTrimmed = distanceFromFrame(document.quad, picture) <= thresholds.trimmed
  // Where the frame is the border there is none to be seen, only print that looks like one.
  return { ...document, isTrimmed, quad: isTrimmed ? document.quad : alignToEdges(picture, document.quad) }
}
