import type { CountedOfText } from '@vivid/documents'
import type { Budget } from '../frame/budget.js'

/** What reading counts, because each one costs, and a picture can be made to ask for any number of them. */
export type Counted = 'looks' | 'zoneTries' | 'linePx' | 'barcodePx' | 'secondReaderPx' | CountedOfText

export type ReadingBudget = Budget<Counted>

/** The most that one request takes, however its pictures were made. */
export const requestBudget: Readonly<Record<Counted, number>> = {
  looks: 28,
  zoneTries: 24,
  linePx: 48_000,
  barcodePx: 1_200_000,
  secondReaderPx: 1_800,
  // Four times the 1,778 of the drawn side that takes most, read with its template or without: `npm run accuracy -- --from FILE`.
  claims: 7_200,
  // 996 for each line with an unknown label and a colon: forty of them. Drawn sides have two at most.
  textPairs: 40_000,
}

/** Of these, the most that the first reading of one picture takes: the rest is left for the other one, and for a second look. */
export const pictureBudget: Readonly<Record<Counted, number>> = {
  looks: 16,
  zoneTries: 14,
  linePx: 30_000,
  barcodePx: 800_000,
  secondReaderPx: 0,
  // Texts are understood once all pictures of the request have been read.
  claims: 0,
  textPairs: 0,
}

/** Whether a document's texts may be read once more: that takes at most what they have taken so far. */
export const affordsTexts = (budget: ReadingBudget): boolean => budget.left('claims') >= budget.spent().claims
