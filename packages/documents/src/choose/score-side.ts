import { isUnspecific } from '../barcodes/is-unspecific.js'
import type { Side, SideEvidence } from '../evidence/side-evidence.js'
import type { SideRule, Template } from '../templates/template.js'
import { onceFor } from '../text/once-for.js'
import { choosingLimits as limits } from './choosing-limits.js'
import { isHeadedByAnother } from './headed-by-another.js'
import type { ReadySide } from './ready-side.js'
import { scoreFieldBoxes } from './score-field-boxes.js'

/** A character of the form: 9 a digit, A a letter, anything else itself. */
const characterClass = (character: string): string =>
  character === '9' ? '\\d' : character === 'A' ? '[A-Z]' : `\\${character}`

const regExpOf = (form: string) =>
  new RegExp(`(?<![\\dA-Z-])${Array.from(form, characterClass).join(' ?')}(?![\\dA-Z-])`)

/** A side's forms of numbers, ready for searching. */
const formsOf = onceFor((rule: SideRule) => (rule.numberForms ?? []).map(regExpOf))

/** Older than its design. */
const isTooOld = ({ since }: Template, { latestYear }: ReadySide): boolean =>
  since !== undefined && latestYear !== null && latestYear < since

const scoreZone = (rule: SideRule, template: Template, mrz: SideEvidence['mrz']): number | null => {
  // A zone whose check digits fail may be a pattern that was taken for one.
  if (!mrz?.reading.valid && rule.mrz?.format !== mrz?.reading.format) return rule.mrz ? limits.zoneMissing : 0
  if (!mrz) return 0
  if (rule.mrz?.format !== mrz.reading.format) return null
  if (template.state === null) return limits.zoneOfAnyState
  // Where its check digits fail, the state's letters may be misread too.
  if (template.state !== mrz.reading.country) return mrz.reading.valid ? null : 0
  const { codes } = rule.mrz
  return !codes || codes.includes(mrz.reading.documentCode.value ?? '') ? limits.zoneOfState : limits.zoneOfOtherCode
}

const scoreBarcodes = (rule: SideRule, template: Template, { payloads }: ReadySide): number | null => {
  if (template.state && payloads.some(({ state }) => state !== null && state !== template.state)) return null
  const own = rule.barcodes?.payloads.filter((payload) => !isUnspecific(payload))
  return payloads.some(({ payload }) => own?.includes(payload)) ? limits.barcode : 0
}

const scoreMarks = (rule: SideRule, { presence }: ReadySide): number =>
  rule.marks
    .map((mark) => limits.mark * Math.min(1, mark.length / limits.markLetters) * presence(mark))
    .reduce((sum, points) => sum + points * (1 - Math.min(1, sum)), 0)

const scoreNumbers = (rule: SideRule, { evidence }: ReadySide): number =>
  formsOf(rule).some((form) => evidence.lines.some(({ text }) => form.test(text))) ? limits.numberForm : 0

/** Where no label can be read, a side that shows more dates than a document has is another's. */
const scoreDates = ({ fields }: SideRule, { dates }: ReadySide): number =>
  limits.dateTooMany * Math.max(0, dates - fields.filter(({ field }) => field.endsWith('_date')).length)

const scoreLabels = (rule: SideRule, { presence }: ReadySide): number => {
  // A name block's label stands for two: surnames and given names.
  const labelled = [...rule.fields, ...(rule.nameBlock ? [rule.nameBlock, rule.nameBlock] : [])].flatMap(
    ({ labels }) => (labels && labels.length > 0 ? [labels] : []),
  )
  if (labelled.length === 0) return 0
  const found = labelled.map((labels) => Math.max(...labels.map(presence)))
  const letters = labelled.map((labels, index) => found[index]! * Math.max(...labels.map(({ length }) => length)))
  const total = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0)
  return (
    (limits.labels * total(found)) / labelled.length +
    limits.eachLabel * total(found) +
    limits.labelLetter * total(letters)
  )
}

/** Points for a side's being one of a document's, but for labels. */
interface SidePoints {
  /** All that speaks for it. */
  readonly points: number
  /** What speaks for this document's state. */
  readonly identity: number
}

/** Null: it cannot be that side of that document. */
export interface SideScore {
  readonly withCodes: SidePoints | null
  /** As if its codes had not been read. */
  readonly withoutCodes: SidePoints | null
  /** Labels are much the same everywhere: they decide between documents of one state. */
  readonly labels: () => number
}

const impossible: SideScore = { withCodes: null, withoutCodes: null, labels: () => 0 }

/** For this being that side of that document. */
export const scoreSide = (side: ReadySide, template: Template, name: Side, today: Date): SideScore => {
  const rule = template.sides[name]
  if (!rule || isTooOld(template, side)) return impossible
  const mrz = scoreZone(rule, template, side.evidence.mrz)
  if (mrz === null) return impossible
  // The zone's format tells the kind better than the shape: a TD2 card has a passport's.
  const kind = template.kind === side.evidence.kind || mrz > 0 ? 0 : limits.otherKind
  const [marks, numbers] = [scoreMarks(rule, side), scoreNumbers(rule, side)]
  const boxes = scoreFieldBoxes(side.evidence, template, rule, today)
  const pointsWith = (codes: number): SidePoints | null => {
    const identity = Math.max(0, mrz) + codes + marks + numbers + boxes
    // A zone of the state says it more surely than any print.
    if (mrz <= 0 && identity > 0 && isHeadedByAnother(side.named, template)) return null
    return { identity, points: identity + Math.min(0, mrz) + kind }
  }
  const codes = scoreBarcodes(rule, template, side)
  return {
    withCodes: codes === null ? null : pointsWith(codes),
    withoutCodes: pointsWith(0),
    labels: () => scoreLabels(rule, side) + scoreDates(rule, side),
  }
}
