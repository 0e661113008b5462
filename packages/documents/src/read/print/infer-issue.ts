import type { Candidate, Candidates } from '../../fields/candidate.js'
import { parsePrintedDate } from '../../parse/parse-date.js'
import type { AskedField } from './asked-field.js'
import { issueBetween, yearsOf } from './infer-dates.js'
import type { Piece } from './piece.js'
import { printCandidate } from './print-candidate.js'

/** How much is left of the confidence where no label says what a date is, and how well it must read as one. */
const UNLABELLED = 0.6
const LIKE_DATE = 0.9

const distinctDates = (values: readonly Piece[], today: Date) => {
  const dates = values.flatMap((piece) => {
    const parsed = parsePrintedDate(piece.text, { today, dateKind: 'birth' })
    if (!parsed || parsed.fit < LIKE_DATE) return []
    return [{ part: { piece, parsed }, value: parsed.value, at: yearsOf(parsed.value) }]
  })
  return dates.filter(({ value }, index) => dates.findIndex((other) => other.value === value) === index)
}

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
  return issueBetween(distinctDates(values, today), told).map(([field, { part }]) => {
    const candidate = printCandidate(field, [part], 1)
    return { ...candidate, confidence: candidate.confidence * UNLABELLED }
  })
}
