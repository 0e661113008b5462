import {
  boxOverlap,
  type Located,
  type LocatedDocument,
  levelRectangle,
  locate,
  locateClear,
  locateInView,
  type Model,
  type Picture,
  turnHalf,
} from '@vivid/vision'
import { planOfLooks } from './plan-looks.js'

const { margin, least, same } = planOfLooks.suspected

/**
 * Everything of interest in the whole picture. Where no document was found, what is most like one gets a closer look, level
 * with it and either way up: four drawn cards with 0.19 to 0.38 at first look have 0.61 to 0.97 so, one of them misplaced.
 * `isGlanceEnough`: for a document that is read from its own outline; a zone alone had its glance before.
 */
export const locateDocument = async (locator: Model, picture: Picture, isGlanceEnough: boolean): Promise<Located> => {
  const located = await (isGlanceEnough
    ? locateClear(locator, picture, planOfLooks.confirm.sure)
    : locate(locator, picture))
  const { suspected } = located
  const confirmed = suspected && (await lookAtSuspected(locator, picture, suspected))
  return confirmed ? { ...located, documents: [confirmed] } : located
}

const lookAtSuspected = async (
  locator: Model,
  picture: Picture,
  { quad }: LocatedDocument,
): Promise<LocatedDocument | undefined> => {
  const level = levelRectangle(quad, margin, margin)
  for (const view of [level, turnHalf(level)]) {
    const { documents } = await locateInView(locator, picture, view)
    const seen = documents.find((other) => other.confidence >= least && boxOverlap(other.quad, quad) >= same)
    if (seen) return seen
  }
  return undefined
}
