import type { Candidate, Candidates } from '../../fields/candidate.js'
import { yearsOf } from './infer-dates.js'

/** Longest time between issue and expiry, and between birth and issue, in years; a card without an end says 9999. */
const MAX_VALID_YEARS = 25
const MAX_AGE_YEARS = 120
const FOREVER = 9000

const limits = [
  ['birth_date', 'issuing_date', MAX_AGE_YEARS],
  ['birth_date', 'expiration_date', MAX_AGE_YEARS + MAX_VALID_YEARS],
  ['issuing_date', 'expiration_date', MAX_VALID_YEARS],
] as const

/** Dates that cannot all be right: where a zone or a code vouches for one of two the other goes, else both go. */
export const dropContradicting = (candidates: Candidates, told: Candidates): Candidate[] => {
  const dropped = new Set<Candidate>()
  const isTold = (one: Candidate) => told.some(({ field, value }) => field === one.field && value === one.value)
  for (const [earlier, later, most] of limits) {
    const [a, b] = [candidates.find(({ field }) => field === earlier), candidates.find(({ field }) => field === later)]
    if (!a || !b) continue
    const years = yearsOf(b.value) - yearsOf(a.value)
    if (years > 0 && (years <= most || yearsOf(b.value) > FOREVER)) continue
    for (const one of [a, b]) if (!isTold(one)) dropped.add(one)
  }
  return candidates.filter((one) => !dropped.has(one))
}
