import {
  boxOverlap,
  type Located,
  type LocatedDocument,
  levelRectangle,
  locateClear,
  turnHalf,
  type WholeLooks,
} from '@vivid/vision'
import { look, type Searched } from './look.js'
import { planOfLooks } from './plan-looks.js'

const { margin, least, same } = planOfLooks.suspected

/**
 * Everything of interest in the whole picture. Where no document was found, what is most like one gets a closer look, level
 * with it and either way up: four drawn cards with 0.19 to 0.38 at first look have 0.61 to 0.97 so, one of them misplaced.
 * `isGlanceEnough`: for a document that is read from its own outline; a zone alone had its glance before.
 */
export const locateDocument = async (
  searched: Searched,
  whole: WholeLooks,
  isGlanceEnough: boolean,
): Promise<Located> => {
  const { picture } = searched
  const located = await (isGlanceEnough ? locateClear({ picture, whole }, planOfLooks.confirm.sure) : whole.full())
  const { suspected } = located
  const confirmed = suspected && (await lookAtSuspected(searched, suspected))
  return confirmed ? { ...located, documents: [confirmed] } : located
}

const lookAtSuspected = async (searched: Searched, { quad }: LocatedDocument): Promise<LocatedDocument | undefined> => {
  const level = levelRectangle(quad, margin, margin)
  for (const view of [level, turnHalf(level)]) {
    const looked = await look(searched, view)
    const seen = looked?.documents.find((other) => other.confidence >= least && boxOverlap(other.quad, quad) >= same)
    if (seen) return seen
  }
  return undefined
}
