import type { Candidate, Candidates } from '../../fields/candidate.js'
import type { AskedField } from './asked-field.js'
import { issueBetween } from './infer-dates.js'
import type { Piece } from './piece.js'
import { printCandidate } from './print-candidate.js'
import { readDates } from './read-dates.js'

/** How much is left of the confidence where no label says what a date is. */
const UNLABELLED = 0.6

/** The issue of a side that prints one, where its label could not be read: the one date between birth and expiry as told. */
export const inferIssue = (
  asked: readonly AskedField[],
  values: readonly Piece[],
  labelled: Candidates,
  told: Candidates,
  today: Date,
): Candidate[] => {
  const isAsked = asked.some(({ field }) => field === 'issuing_date')
  if (!isAsked || labelled.some(({ field }) => field === 'issuing_date')) return []
  return issueBetween(readDates(values, today), told).map(([field, { part }]) => {
    const candidate = printCandidate(field, [part], 1)
    return { ...candidate, confidence: candidate.confidence * UNLABELLED }
  })
}
