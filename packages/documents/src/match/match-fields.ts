import type { Fields, FusedField } from '../fields/candidate.js'
import { type DocumentField, isDate, isName } from '../fields/document-field.js'
import { isKnownState } from '../mrz/states/read-state.js'
import { nationalRules } from '../states/index.js'
import type { Template } from '../templates/template.js'
import { sameName } from '../text/same-name.js'
import { compareNames } from './compare-names.js'
import { compareNumbers, isOneKind } from './compare-numbers.js'
import { compareReadings } from './compare-readings.js'
import { matchingLimits } from './matching-limits.js'

export interface MatchedField {
  readonly field: DocumentField
  readonly weight: number
  /** 0…1: 0 for fields that contradict each other. */
  readonly agreement: number
}

const rulesFor = (template: Template | null, field: DocumentField) =>
  (template?.checks ?? []).filter((check) => check.field === field).map(({ rule }) => nationalRules[rule])

/** How surely print stands in that field's place, whatever its characters are, 0…1. */
const placement = ({ confidence, characters }: FusedField): number =>
  confidence / Math.max(Number.EPSILON, Math.min(1, ...(characters ?? [])))

/** What may belong to another field, or fails its own check digit, says nothing against another reading. */
const isTelling = (field: FusedField): boolean =>
  !field.flags.includes('check_digit_fails') && (field.source !== 'print' || placement(field) >= matchingLimits.placed)

/** A blood type's sign as a letter: signs do not count elsewhere. */
const signed = (field: FusedField): FusedField => ({
  ...field,
  value: field.value.replace('+', 'P').replace('-', 'N'),
})

/** A date without its century, which a zone does not hold: who was born in 1912 and who was born in 2012 have one zone. */
const withoutCentury = (date: FusedField): FusedField => {
  const { value, characters } = date
  const isCentury = (at: number) => at === value.length - 4 || at === value.length - 3
  return {
    ...date,
    value: [...value].filter((_, at) => !isCentury(at)).join(''),
    characters: characters?.filter((_, at) => !isCentury(at)) ?? null,
  }
}

/** Null: the two cannot be compared, or one was read too badly. */
const compare = (field: DocumentField, front: FusedField, back: FusedField, template: Template | null) => {
  const rules = rulesFor(template, field)
  if (template?.comparedByForm?.includes(field) && !isOneKind(front.value, back.value, rules)) return null
  // A word on one side and a code on the other may well be the same country.
  if (field === 'nationality' && ![front, back].every(({ value }) => isKnownState(value))) return null
  if (field === 'blood_type') return compareReadings(signed(front), signed(back), matchingLimits.sure)
  if (front.value === back.value || sameName(front.value, back.value)) return 1
  if (isName(field)) return compareNames(front, back)
  if (isDate(field) && [front, back].some(({ source }) => source === 'mrz'))
    return compareReadings(withoutCentury(front), withoutCentury(back), matchingLimits.sure)
  if (field === 'gender') return compareReadings(front, back, matchingLimits.sureSex)
  return compareNumbers(front, back, rules)
}

/** Every field that both sides carry, and how far they agree in it. */
export const matchFields = (front: Fields, back: Fields, template: Template | null = null): MatchedField[] =>
  (Object.keys(matchingLimits.weights) as DocumentField[]).flatMap((field) => {
    const [a, b] = [front[field], back[field]]
    const agreement = a && b ? compare(field, a, b, template) : null
    if (agreement === null || (agreement === 0 && !(isTelling(a!) && isTelling(b!)))) return []
    return [{ field, weight: matchingLimits.weights[field]!, agreement }]
  })
