import { boxOverlap, type Located, type LocatedDocument } from '@vivid/vision'
import { lookNearer, type Searched } from './look.js'
import { planOfLooks } from './plan-looks.js'
import { searchTurned } from './search-turned.js'

const { sure, unsure, least, same } = planOfLooks.confirm

/** The document made sure of, by closer looks where the first was unsure and, where that may help, by a search of the picture turned. */
export const confirmDocument = async (
  searched: Searched,
  guess: LocatedDocument | undefined,
  search: boolean,
): Promise<LocatedDocument | undefined> => {
  if (guess && guess.confidence >= sure) return guess
  const closer = guess && (await lookNearer(searched, guess))
  if (!search || (closer && closer.confidence >= unsure)) return closer && closer.confidence >= least ? closer : guess
  const found = await searchTurned(searched)
  const [surest] = [closer, found].filter((one) => one !== undefined).sort((a, b) => b.confidence - a.confidence)
  return surest && (!closer || surest.confidence >= least) ? surest : guess
}

/**
 * What was seen, with the document as it was confirmed first; what lies elsewhere stays, the first guess too: a search from farther away
 * may take the picture's own frame for a document, within which nothing can be read.
 */
export const seeConfirmed = (
  located: Located,
  confirmed: LocatedDocument | undefined,
  guess: LocatedDocument | undefined,
): Located => {
  if (!confirmed || confirmed === guess) return located
  const beside = located.documents.filter((one) => boxOverlap(one.quad, confirmed.quad) < same)
  return { ...located, documents: [confirmed, ...beside] }
}
