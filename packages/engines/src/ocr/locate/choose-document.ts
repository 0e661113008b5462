import { centre, contains, type LocatedDocument, type Quad } from '@vivid/vision'

/** Sixteen pictures of rooms and paper stayed below (0.64 at most); of 298 photos of documents all but two are above. */
const SURE = 0.65

/** The document that the picture is of: the one around the zone that was read, or else the surest. */
export function chooseDocument(documents: readonly LocatedDocument[], zone: Quad | null): LocatedDocument | null {
  const around = zone && documents.find(({ quad }) => contains(quad, centre(zone)))
  if (around) return around
  const [surest] = documents
  return surest && surest.confidence >= SURE ? surest : null
}
