import type { Fields, FusedField } from '../fields/candidate.js'
import type { DocumentField } from '../fields/document-field.js'
import { transliterate } from '../mrz/names/transliterate.js'
import { isKnownState } from '../mrz/states/read-state.js'
import type { Template } from '../templates/template.js'
import { settleReadTwice } from '../text/read-twice.js'
import { sameName } from '../text/same-name.js'
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

/** Positions of words, parted by blanks and hyphens. */
const wordsOf = (value: string) =>
  [...value.matchAll(/[^ -]+/g)].map((match) => ({ from: match.index, text: match[0] }))

/** A zone or a barcode has little room: the other side's words are cut to the length of its own. */
const cutAlike = (full: FusedField, short: FusedField): FusedField => {
  const lengths = wordsOf(short.value).map(({ text }) => text.length)
  const words = wordsOf(full.value)
  if (short.source === 'print' || !short.truncated || words.length < lengths.length) return full
  const kept = lengths.map((length, index) => ({ from: words[index]!.from, text: words[index]!.text.slice(0, length) }))
  const sure = full.characters
  const known = sure?.length === [...full.value].length
  const characters = kept.flatMap(({ from, text }, index) => [
    ...(index > 0 ? [1] : []),
    ...[...text].map((_, at) => (known ? sure[from + at]! : full.confidence)),
  ])
  return { ...full, value: kept.map(({ text }) => text).join(' '), characters }
}

/** The same name in the letters of a machine readable zone: Ö as OE. */
const transliterated = (field: FusedField): FusedField => {
  const letters = [...field.value.normalize('NFC')]
  const expanded = letters.map((letter) => [...transliterate(letter)])
  const sure = field.characters?.length === letters.length ? field.characters : letters.map(() => field.confidence)
  return {
    ...field,
    value: expanded.flat().join(''),
    characters: expanded.flatMap((plain, index) => plain.map(() => sure[index]!)),
  }
}

/** Print as if none of its letters had been read twice. */
const readOnce = (print: FusedField, machine: FusedField): FusedField =>
  print.source === 'print' && machine.source !== 'print'
    ? { ...print, value: settleReadTwice(print.value, machine.value) }
    : print

const nameAgreement = (front: FusedField, back: FusedField): number => {
  if (sameName(sorted(front.value), sorted(back.value))) return 1
  const spellings = [
    [front, back],
    [transliterated(front), transliterated(back)],
    [readOnce(front, back), readOnce(back, front)],
  ] as const
  // Uncut too: a letter read twice moves the place at which a word would be cut.
  const pairs = spellings.flatMap(([one, other]) => [
    [cutAlike(one, other), cutAlike(other, one)] as const,
    [one, other],
  ])
  const closest = pairs.map(([a, b]) => {
    if (sameName(a.value, b.value)) return 1
    const shortest = Math.min(a.value.length, b.value.length)
    const { toleratedNameDifference, toleratedPerLetter } = matchingLimits
    return closeness(a, b, Math.min(toleratedNameDifference, toleratedPerLetter * shortest))
  })
  return Math.max(...closest)
}

const closeness = (a: FusedField, b: FusedField, tolerated: number): number => {
  const left = difference(a, b)
  return left <= tolerated ? 1 - left / Math.max(a.value.length, b.value.length) : 0
}

const withoutZeros = (number: string) => number.replace(/^0+/, '')

/** In many faces the letter and the digit are one shape. */
const withoutTwins = (number: string) => number.replaceAll('O', '0').replaceAll('I', '1')

/** Print that differs from a number with a holding check digit in nothing that print shows. */
const isPrintOf = (print: FusedField, machine: FusedField): boolean =>
  print.source === 'print' &&
  machine.source !== 'print' &&
  machine.verified &&
  withoutTwins(print.value) === withoutTwins(machine.value)

/** Null: the two cannot be compared. */
const agreement = (field: DocumentField, front: FusedField, back: FusedField): number | null => {
  // A word on one side and a code on the other may well be the same country.
  if (field === 'nationality' && ![front, back].every(({ value }) => isKnownState(value))) return null
  if (front.value === back.value || sameName(front.value, back.value)) return 1
  if (isName(field)) return nameAgreement(front, back)
  if (withoutZeros(front.value) === withoutZeros(back.value)) return 1
  if (field === 'document_number' && (isPrintOf(front, back) || isPrintOf(back, front))) return 1
  return closeness(front, back, matchingLimits.toleratedDifference)
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
    const agreed = agreement(field, a, b)
    return agreed === null ? [] : [{ field, weight: matchingLimits.weights[field]!, agreement: agreed }]
  })
  const total = perField.reduce((sum, { weight }) => sum + weight, 0)
  const agreed = perField.reduce((sum, { weight, agreement }) => sum + weight * agreement, 0)
  const percentage = total === 0 ? 0 : Math.round((1000 * agreed) / total) / 10
  const match = total >= matchingLimits.leastWeight && percentage >= matchingLimits.percentage
  return { percentage, match, perField }
}
