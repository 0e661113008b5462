import type { Fields, FusedField } from '../fields/candidate.js'
import type { DocumentField } from '../fields/document-field.js'
import type { Template } from '../templates/template.js'
import { isNameCutShort, sameName } from '../text/same-name.js'
import { difference } from './difference.js'
import { matchingLimits } from './matching-limits.js'

export interface MatchedField {
  readonly field: DocumentField
  readonly weight: number
  /** 0…1: 0 for fields that contradict each other. */
  readonly agreement: number
}
export interface MatchedSides {
  /** 0…100 */
  readonly percentage: number
  readonly match: boolean
  readonly perField: readonly MatchedField[]
}

const isName = (field: DocumentField) => field === 'names' || field === 'surnames'

/** The words in another order are the same name. */
const sorted = (name: string) => name.split(/[ -]+/).sort().join(' ')

const agreement = (field: DocumentField, front: FusedField, back: FusedField): number => {
  if (front.value === back.value || sameName(front.value, back.value)) return 1
  if (isName(field)) {
    if (sameName(sorted(front.value), sorted(back.value))) return 1
    // A machine readable zone or a barcode has little room: the other side goes on where it stops.
    const [short, full] = front.value.length < back.value.length ? [front, back] : [back, front]
    if (short.source !== 'print' && isNameCutShort(short.value, full.value)) return 1
  }
  const tolerated = isName(field) ? matchingLimits.toleratedNameDifference : matchingLimits.toleratedDifference
  const left = difference(front, back)
  return left <= tolerated ? 1 - left / Math.max(front.value.length, back.value.length) : 0
}

/**
 * How far the two sides speak of one document: the weighted mean of the agreement of every field that both carry, in
 * per cent. Accents, order of names, names cut short and characters that were hardly read do not count as differences.
 */
export const matchSides = (front: Fields, back: Fields, template: Template | null = null): MatchedSides => {
  const names = Object.keys(matchingLimits.weights) as DocumentField[]
  const perField = names.flatMap((field): MatchedField[] => {
    const [a, b] = [front[field], back[field]]
    if (!a || !b || template?.notCompared?.includes(field)) return []
    return [{ field, weight: matchingLimits.weights[field]!, agreement: agreement(field, a, b) }]
  })
  const total = perField.reduce((sum, { weight }) => sum + weight, 0)
  const agreed = perField.reduce((sum, { weight, agreement }) => sum + weight * agreement, 0)
  const percentage = total === 0 ? 0 : Math.round((1000 * agreed) / total) / 10
  const match = perField.length >= matchingLimits.leastCompared && percentage >= matchingLimits.percentage
  return { percentage, match, perField }
}
