import { parseMrz } from '@vivid/documents'
import type { Located, Picture } from '@vivid/vision'
import type { ReadingBudget } from '../budgets.js'
import type { ReaderModels } from '../models.js'
import type { ReadDocument } from '../read-document.js'
import { attempt } from './attempt.js'
import { isCertain, isRead } from './read-mrz.js'
import { scoreAttempt } from './score-attempt.js'
import { candidateStrips, FLAT_STRIP_PX, LIKELY } from './strips.js'

/**
 * The zone of a passport where a glance at the picture found it, which is enough for one that is large enough to be read. Null unless its check digits hold and every character is clear: then the
 * picture is worth the full search.
 */
export const readGlanced = async (
  models: ReaderModels,
  picture: Picture,
  located: Located,
  budget: ReadingBudget,
  today: Date,
): Promise<ReadDocument['mrz']> => {
  const likely = located.mrzs.filter(({ confidence }) => confidence >= LIKELY)
  const [strip] = candidateStrips({ mrzs: likely, documents: [] }, picture, FLAT_STRIP_PX)
  const tried = strip && (await attempt(models, picture, strip, budget))
  if (!tried || !isRead(tried) || !tried.decoded.valid || !isCertain(tried)) return null
  const reading = parseMrz(tried.decoded.lines, today)
  return reading && { reading, attempt: tried, imageScore: scoreAttempt(tried) }
}
