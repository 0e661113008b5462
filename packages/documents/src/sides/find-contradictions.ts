import type { Candidates, Fields, FusedField } from '../fields/candidate.js'
import { fuse } from '../fuse/fuse.js'
import { matchSides } from '../match/match-sides.js'
import type { Template } from '../templates/template.js'
import { isNameCutShort, sameName } from '../text/same-name.js'
import { type Contradiction, isIdentifying } from './judged-sides.js'
import { judgingLimits as limits } from './judging-limits.js'

/** What was hardly read, or fails its own check digit, says nothing against another reading. */
const isSure = ({ confidence, flags }: FusedField): boolean =>
  confidence >= limits.sure && !flags.includes('check_digit_fails')

/** Print of which words are missing at its end or its beginning: a line that was not found, not another name. */
const isPartOf = (print: FusedField, machine: FusedField): boolean => {
  const [own, all] = [print.value.split(' ').length, machine.value.split(' ')]
  if (print.source !== 'print' || machine.source === 'print' || own >= all.length) return false
  return isNameCutShort(print.value, machine.value) || sameName(print.value, all.slice(-own).join(' '))
}

export const contradictionsBetween = (
  between: Contradiction['between'],
  one: Fields,
  other: Fields,
  template: Template | null,
): Contradiction[] =>
  matchSides(one, other, template)
    .perField.filter(({ field, agreement }) => agreement === 0 && isSure(one[field]!) && isSure(other[field]!))
    .filter(({ field }) => !isPartOf(one[field]!, other[field]!) && !isPartOf(other[field]!, one[field]!))
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
