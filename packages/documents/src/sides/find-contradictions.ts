import type { Candidates, Fields, FusedField } from '../fields/candidate.js'
import { fuse } from '../fuse/fuse.js'
import { matchSides } from '../match/match-sides.js'
import type { Template } from '../templates/template.js'
import { type Contradiction, isIdentifying } from './judged-sides.js'
import { judgingLimits as limits } from './judging-limits.js'

/** What was hardly read, or fails its own check digit, says nothing against another reading. */
const isSure = ({ confidence, flags }: FusedField): boolean =>
  confidence >= limits.sure && !flags.includes('check_digit_fails')

export const contradictionsBetween = (
  between: Contradiction['between'],
  one: Fields,
  other: Fields,
  template: Template | null,
): Contradiction[] =>
  matchSides(one, other, template)
    .perField.filter(({ field, agreement }) => agreement === 0 && isSure(one[field]!) && isSure(other[field]!))
    .map(({ field }) => ({ field, between, one: one[field]!.value, other: other[field]!.value }))

/** A side that prints what its zone or code says otherwise. */
export const contradictionsWithin = (candidates: Candidates, template: Template | null): Contradiction[] => {
  const print = candidates.filter(({ source }) => source === 'print')
  const machine = candidates.filter(({ source }) => source !== 'print')
  if (print.length === 0 || machine.length === 0) return []
  return contradictionsBetween('print and machine', fuse(print, template), fuse(machine, template), template).filter(
    ({ field }) => isIdentifying(field),
  )
}
