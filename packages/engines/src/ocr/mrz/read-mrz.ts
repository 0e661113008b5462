import type { DecodedMrz } from '@vivid/documents'
import type { Picture, Quad } from '@vivid/vision'
import type { ReadingBudget } from '../budgets.js'
import type { ReaderModels } from '../models.js'
import { type Attempt, attempt, closerLooks } from './attempt.js'

export interface ReadMrz extends Attempt {
  readonly decoded: DecodedMrz
}

/** Of one search: the picture may be searched once more when its print tells that it has a zone. */
const MAX_TRIES = 9

/** A valid reading whose every character is at least this probable needs no second look. */
const CERTAIN = 0.5

/** Nor does one whose check digits fail though every character is as clear as this: it is printed so. */
const CLEARLY_PRINTED = 0.97

/** Share of characters that may be less probable than not in a reading whose check digits fail. */
const MAX_DOUBTFUL = 0.1

/** Tries the areas in order, looks again where lines were found, and keeps the best reading. */
export const readMrz = async (
  models: ReaderModels,
  picture: Picture,
  strips: AsyncIterable<Quad>,
  budget: ReadingBudget,
): Promise<ReadMrz | null> => {
  let best: ReadMrz | null = null
  const leftBefore = budget.left('zoneTries')
  const attemptAt = async (strip: Quad) => {
    const tried = await attempt(models, picture, strip, budget)
    if (tried && isRead(tried) && (!best || worth(tried) > worth(best))) best = tried
    return tried
  }
  const isDone = () => leftBefore - budget.left('zoneTries') >= MAX_TRIES || (best !== null && isCertain(best))

  for await (const strip of strips) {
    const tried = await attemptAt(strip)
    if (!tried) break
    for (const closer of closerLooks(tried)) if (!isDone()) await attemptAt(closer)
    if (isDone()) break
  }
  return best
}

export const isRead = (tried: Attempt): tried is ReadMrz => tried.decoded !== null && isConvincing(tried.decoded)

/** Check digits speak for a reading; without them most characters must be clear, or patterns pass for print. */
const isConvincing = ({ valid, confidences }: DecodedMrz): boolean => {
  const all = confidences.flatMap((line) => [...line])
  return valid || all.filter((confidence) => confidence < 0.5).length <= MAX_DOUBTFUL * all.length
}

export const isCertain = ({ decoded }: ReadMrz) => decoded.confidence >= (decoded.valid ? CERTAIN : CLEARLY_PRINTED)
const worth = ({ decoded }: ReadMrz) => (decoded.valid ? 100 : 0) + decoded.meanLogProb
