import { height, middle } from '../evidence/box-size.js'
import { areOnOneRow } from '../evidence/one-row.js'
import type { Box, PrintedLine } from '../evidence/printed-line.js'
import type { Fields } from '../fields/candidate.js'
import type { DocumentField } from '../fields/document-field.js'
import { type MatchedField, matchFields } from '../match/match-fields.js'
import { matchingLimits } from '../match/matching-limits.js'
import type { Template } from '../templates/template.js'
import { sameName } from '../text/same-name.js'
import { judgingLimits } from './judging-limits.js'
import { lacksWords } from './lacks-words.js'

/** What a side says, or what one source on it says; `lines`: the side's print. */
export interface Said {
  readonly fields: Fields
  readonly lines: readonly PrintedLine[]
}

const lacks = (one: Said, other: Said, field: 'names' | 'surnames'): boolean => {
  const [print, machine] = [one.fields[field], other.fields[field]]
  return print !== undefined && machine !== undefined && lacksWords(print, machine, one.lines)
}

const nameFields = ['surnames', 'names'] as const

/** Whether a line is a name, or one half of it is: ΡΩΜΑΝΟΣ / ROMANOS. */
const isLineOf = (name: string, { text }: PrintedLine): boolean =>
  [text, ...text.split('/')].some((part) => sameName(part, name))

/** Whether two lines stand on one row, or in one column with room for a label between them. */
const areNeighbours = (a: Box, b: Box): boolean =>
  areOnOneRow(a, b) ||
  (a.left < b.right &&
    b.left < a.right &&
    Math.abs(middle(a) - middle(b)) <= judgingLimits.neighbourHeights * Math.max(height(a), height(b)))

/**
 * Whether a side prints the other's zone's or barcode's name too, next to its own: pages print names in their own script first, and names at
 * birth. The same name elsewhere on the side is no second spelling.
 */
const printsBoth = (one: Said, other: Said, field: 'names' | 'surnames'): boolean => {
  const [print, machine] = [one.fields[field], other.fields[field]]
  if (print?.source !== 'print' || machine === undefined || machine.source === 'print') return false
  const { box } = print
  return box !== null && one.lines.some((line) => areNeighbours(line.box, box) && isLineOf(machine.value, line))
}

/**
 * How far two agree in every field that both say: 0 also for a name of which one prints less than the other's zone or barcode tells. A
 * name that one prints in both ways contradicts nothing.
 */
export const matchSaid = (one: Said, other: Said, template: Template | null): readonly MatchedField[] => {
  const bothWays = (holds: typeof lacks) =>
    nameFields.filter((field) => holds(one, other, field) || holds(other, one, field))
  const twice: readonly DocumentField[] = bothWays(printsBoth)
  const matched = matchFields(one.fields, other.fields, template).filter(
    ({ field, agreement }) => agreement > 0 || !twice.includes(field),
  )
  const lacking = bothWays(lacks).filter((name) => !matched.some(({ field }) => field === name))
  return [...matched, ...lacking.map((field) => ({ field, weight: matchingLimits.weights[field]!, agreement: 0 }))]
}
