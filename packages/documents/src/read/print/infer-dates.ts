import type { Candidate, Candidates } from '../../fields/candidate.js'
import { similarity } from '../../text/similarity.js'
import type { AskedField } from './asked-field.js'
import type { Piece } from './piece.js'
import { printCandidate } from './print-candidate.js'
import { type Dated, type DateReading, readDates, yearsOf } from './read-dates.js'

/** Documents are valid for at most so long: dates further apart are a birth and something else. */
export const MAX_VALID_YEARS = 20

/** Nobody older holds a document. */
const MAX_AGE_YEARS = 110

/** From issue to expiry whole years pass, or a day less; a month or a leap day moves the date a little. */
const WHOLE_YEARS_SLACK = 3 / 365

/** One digit of eight may be misread. */
const MISREAD = 0.85

type DateField = 'birth_date' | 'issuing_date' | 'expiration_date'
export type InferredDates = readonly (readonly [DateField, DateReading])[]

/** Whether one may be the issue of the other's expiry by the years between alone. */
export const areWholeYearsApart = (issue: Pick<DateReading, 'at'>, expiry: Pick<DateReading, 'at'>): boolean => {
  const years = expiry.at - issue.at
  return Math.round(years) >= 1 && years <= MAX_VALID_YEARS && Math.abs(years - Math.round(years)) <= WHOLE_YEARS_SLACK
}

interface Assigned {
  readonly birth?: DateReading
  readonly issue?: DateReading
  readonly expiry?: DateReading
}

const follow = (now: number, { birth, issue, expiry }: Assigned): boolean => {
  const isBorn = !birth || birth.at < now
  const isIssued =
    !issue || (issue.at <= now && (!birth || (issue.at > birth.at && issue.at - birth.at < MAX_AGE_YEARS)))
  const isValid = !expiry || !issue || (expiry.at > issue.at && expiry.at - issue.at <= MAX_VALID_YEARS)
  return isBorn && isIssued && isValid && (!expiry || !birth || expiry.at > birth.at)
}

/** All ways in which three dates may be birth, issue and expiry, or two of them two of these. */
const assignments = (dates: readonly Dated[], now: number): Assigned[] => {
  if (dates.length === 3)
    return dates.flatMap((birth) =>
      dates.flatMap((issue) =>
        dates
          .filter((expiry) => new Set([birth, issue, expiry]).size === 3)
          .map((expiry) => ({ birth: birth.past, issue: issue.past, expiry: expiry.ahead })),
      ),
    )
  if (dates.length !== 2) return []
  const [a, b] = dates as [Dated, Dated]
  const pairs = [
    [a, b],
    [b, a],
  ] as const
  const lasting = pairs.filter(([issue, expiry]) => areWholeYearsApart(issue.past, expiry.ahead))
  if (lasting.length > 0) return lasting.map(([issue, expiry]) => ({ issue: issue.past, expiry: expiry.ahead }))
  // Only a birth lies so far back; the later of two dates is the expiry only if it lies ahead: it may be the issue.
  return pairs
    .filter(([birth, later]) => later.ahead.at - birth.past.at > MAX_VALID_YEARS)
    .map(([birth, later]) =>
      later.ahead.at > now ? { birth: birth.past, expiry: later.ahead } : { birth: birth.past },
    )
}

/** Birth, issue and expiry by their order and the years between, where there is one way only; one that names every date goes before one that does not. */
export const datesInOrder = (dates: readonly Dated[], today: Date): InferredDates => {
  const now = yearsOf(`${today.getUTCDate()}-${today.getUTCMonth() + 1}-${today.getUTCFullYear()}`)
  const possible = assignments(dates, now).filter((assigned) => follow(now, assigned))
  const telling = possible.filter((assigned) => Object.keys(assigned).length === dates.length)
  const [only, ...more] = telling.length > 0 ? telling : possible
  if (!only || more.length > 0) return []
  const { birth, issue, expiry } = only
  return [
    ...(birth ? [['birth_date', birth] as const] : []),
    ...(issue ? [['issuing_date', issue] as const] : []),
    ...(expiry ? [['expiration_date', expiry] as const] : []),
  ]
}

/** With birth and expiry told by a zone, the one other date between them is the issue; of several the latest, whole years before the expiry. */
export const issueBetween = (dates: readonly Dated[], told: Candidates): InferredDates => {
  const birth = told.find(({ field }) => field === 'birth_date')?.value
  const expiry = told.find(({ field }) => field === 'expiration_date')?.value
  if (!birth || !expiry) return []
  const isPrinted = (known: string) => dates.some(({ past, ahead }) => past.value === known || ahead.value === known)
  // A date that is printed as told was not misread elsewhere: what is nearly the same is another date.
  const isKnown = (value: string, known: string) =>
    value === known || (!isPrinted(known) && similarity(value, known) >= MISREAD)
  const others = dates
    .filter(({ past, ahead }) =>
      [past.value, ahead.value].every((value) => [birth, expiry].every((known) => !isKnown(value, known))),
    )
    .map(({ past }) => past)
  const between = others
    .filter(({ at }) => at > yearsOf(birth) && at < yearsOf(expiry) && at >= yearsOf(expiry) - MAX_VALID_YEARS)
    .sort((one, other) => other.at - one.at)
  const [latest, ...earlier] = between
  if (!latest) return []
  // Nothing that is printed is younger than the issue: an older date is a registration's or a first licence's.
  const isIssue = earlier.length === 0 || areWholeYearsApart(latest, { at: yearsOf(expiry) })
  return isIssue ? [['issuing_date', latest]] : []
}

/** How much is left of the confidence where no label says what a value is. */
export const UNLABELLED = 0.6

/**
 * The issue as its label tells it, unless a later date on the side is whole years before the expiry too: the label was misread, of a
 * registration or a first licence, and nothing that is printed is younger than the issue.
 */
export const preferLatestIssue = (
  labelled: Candidates,
  values: readonly Piece[],
  told: Candidates,
  today: Date,
): Candidates => {
  const read = labelled.find(({ field }) => field === 'issuing_date')
  const isLasting = read && isOnAnniversary(told)(['issuing_date', { at: yearsOf(read.value) }])
  const [latest] = isLasting ? issueBetween(readDates(values, today), told).filter(isOnAnniversary(told)) : []
  if (!read || !latest || latest[1].at <= yearsOf(read.value)) return labelled
  const candidate = printCandidate('issuing_date', [latest[1].part], 1)
  return labelled.map((one) => (one === read ? { ...candidate, confidence: candidate.confidence * UNLABELLED } : one))
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
  const sure = issueBetween(readDates(values, today), told)
  // A date that was read less well, on the very day that the expiry tells.
  const found =
    sure.length > 0 ? sure : issueBetween(readDates(values, today, HARDLY), told).filter(isOnAnniversary(told))
  return found.map(([field, { part }]) => {
    const candidate = printCandidate(field, [part], 1)
    return { ...candidate, confidence: candidate.confidence * UNLABELLED }
  })
}

/** How well a date must read that stands where it is expected. */
const HARDLY = 0.7

const isOnAnniversary =
  (told: Candidates) =>
  ([, issue]: readonly [DateField, Pick<DateReading, 'at'>]): boolean => {
    const expiry = told.find(({ field }) => field === 'expiration_date')?.value
    return expiry !== undefined && areWholeYearsApart(issue, { at: yearsOf(expiry) })
  }
