import type { Candidates, Fields } from '../fields/candidate.js'
import { fuse } from '../fuse/fuse.js'
import { type MatchedField, matchFields } from '../match/match-fields.js'
import type { Template } from '../templates/template.js'
import { type Contradiction, isIdentifying } from './judged-sides.js'

export const contradictionsAmong = (
  matched: readonly MatchedField[],
  between: Contradiction['between'],
  one: Fields,
  other: Fields,
): Contradiction[] =>
  matched
    .filter(({ agreement }) => agreement === 0)
    .map(({ field }) => ({ field, between, one: one[field]!.value, other: other[field]!.value }))

/** A side that prints what its zone or code says otherwise. */
export const contradictionsWithin = (candidates: Candidates, template: Template | null): Contradiction[] => {
  const print = fuse(
    candidates.filter(({ source }) => source === 'print'),
    template,
  )
  const machine = fuse(
    candidates.filter(({ source }) => source !== 'print'),
    template,
  )
  const matched = matchFields(print, machine, template).filter(({ field }) => isIdentifying(field))
  return contradictionsAmong(matched, 'print and machine', print, machine)
}
