import { boxOverlap, type Located, type LocatedDocument, type Model, type Picture } from '@vivid/vision'
import { lookCloser } from './look-closer.js'
import { searchTurned } from './search-turned.js'

/**
 * Corners of a document seen this surely are near enough to its borders for these to be found. With 0.97 instead, one of 82 hard
 * photos of drawn sides is outlined better, for a tenth more CPU on every card.
 */
const SURE = 0.9

/** A document that no closer look sees more surely than this may lie elsewhere. */
const UNSURE = 0.6

/** A closer look less sure than this saw something else, or nothing: the first place stands. */
const MIN_CLOSER = 0.35

/** Finds that share more of their bounding boxes are one. */
const SAME_OVERLAP = 0.4

/** The document made sure of, by closer looks where the first was unsure and, where that may help, by a search of the picture turned. */
export async function confirmDocument(
  locator: Model,
  picture: Picture,
  guess: LocatedDocument | undefined,
  search: boolean,
): Promise<LocatedDocument | undefined> {
  if (guess && guess.confidence >= SURE) return guess
  const closer = guess && (await lookCloser(locator, picture, guess))
  if (!search || (closer && closer.confidence >= UNSURE))
    return closer && closer.confidence >= MIN_CLOSER ? closer : guess
  const found = await searchTurned(locator, picture)
  const [surest] = [closer, found].filter((one) => one !== undefined).sort((a, b) => b.confidence - a.confidence)
  return surest && (!closer || surest.confidence >= MIN_CLOSER) ? surest : guess
}

/** What was seen, with the document as it was confirmed first; what lies beside it stays. */
export function seeConfirmed(
  located: Located,
  confirmed: LocatedDocument | undefined,
  guess: LocatedDocument | undefined,
): Located {
  if (!confirmed || confirmed === guess) return located
  const beside = located.documents.filter((one) => one !== guess && boxOverlap(one.quad, confirmed.quad) < SAME_OVERLAP)
  return { ...located, documents: [confirmed, ...beside] }
}
