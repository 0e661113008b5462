import type { Candidates } from '../../fields/candidate.js'
import type { DocumentField } from '../../fields/document-field.js'
import { similarity } from '../../text/similarity.js'
import type { ReadPart } from './print-candidate.js'

/** Documents are valid for at most so long: dates further apart are a birth and something else. */
export const MAX_VALID_YEARS = 20

/** One digit of eight may be misread. */
const MISREAD = 0.85

export interface Dated {
  readonly part: ReadPart
  readonly value: string
  /** Years, with the day of the year as a fraction. */
  readonly at: number
}

export type InferredDates = readonly (readonly [DocumentField, Dated])[]

export const yearsOf = (date: string): number => {
  const [day = 1, month = 1, year = 0] = date.split('-').map(Number)
  return year + (month - 1) / 12 + day / 372
}

/** Birth, issue and expiry follow each other; two dates are birth and expiry where only those can lie so far apart. */
export const datesInOrder = (dates: readonly Dated[], today: Date): InferredDates => {
  const [first, second, third] = [...dates].sort((a, b) => a.at - b.at)
  const now = yearsOf(`1-1-${today.getUTCFullYear()}`)
  if (first && second && third && dates.length === 3) {
    const isValid = third.at - second.at <= MAX_VALID_YEARS && first.at < now && second.at <= now + 1
    return isValid
      ? [
          ['birth_date', first],
          ['issuing_date', second],
          ['expiration_date', third],
        ]
      : []
  }
  if (!first || !second || dates.length !== 2) return []
  // The later of two dates is the expiry only if it lies ahead: it may be the issue.
  if (second.at - first.at <= MAX_VALID_YEARS || first.at > now) return []
  return second.at > now
    ? [
        ['birth_date', first],
        ['expiration_date', second],
      ]
    : [['birth_date', first]]
}

/** With birth and expiry told by a zone, the one other date between them is the issue. */
export const issueBetween = (dates: readonly Dated[], told: Candidates): InferredDates => {
  const birth = told.find(({ field }) => field === 'birth_date')?.value
  const expiry = told.find(({ field }) => field === 'expiration_date')?.value
  if (!birth || !expiry) return []
  const others = dates.filter(({ value }) => [birth, expiry].every((known) => similarity(value, known) < MISREAD))
  const [issue, ...more] = others.filter(
    ({ at }) => at > yearsOf(birth) && at < yearsOf(expiry) && at >= yearsOf(expiry) - MAX_VALID_YEARS,
  )
  return issue && more.length === 0 ? [['issuing_date', issue]] : []
}
