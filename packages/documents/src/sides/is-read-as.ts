import { parseBarcode } from '../barcodes/parse-barcode.js'
import type { RecognisedSide } from '../choose/recognise-side.js'
import type { Side, SideEvidence } from '../evidence/side-evidence.js'
import type { TextBudget } from '../evidence/text-budget.js'
import type { Candidates } from '../fields/candidate.js'
import { isName } from '../fields/document-field.js'
import type { MrzReading } from '../mrz/parse/mrz-reading.js'
import type { Catalogue } from '../templates/catalogue.js'
import type { SideRule, Template } from '../templates/template.js'
import type { JudgedSides } from './judged-sides.js'
import { judgingLimits as limits } from './judging-limits.js'

/** A side on which nothing stands, such as the back of Venezuela's card: it has nothing to be known by, nor to link it. */
export const isBlankSide = ({ marks, fields, nameBlock, mrz, barcodes }: SideRule): boolean =>
  marks.length + fields.length === 0 && !nameBlock && !mrz && !barcodes

/** One picture, what it says, and which side it was taken for. */
export interface TakenSide {
  readonly recognised: RecognisedSide
  readonly candidates: Candidates
  readonly side: Side
}

export interface JudgingContext {
  readonly catalogue: Catalogue
  readonly today: Date
  readonly budget?: TextBudget | undefined
}

/** Whether something on the picture shows that it is that side; what the other side tells does not count. */
export const isReadAs = (
  taken: TakenSide,
  template: Template | null,
  context: JudgingContext,
  link: JudgedSides['link'],
): boolean => {
  const { recognised, side } = taken
  const { evidence } = recognised
  const rule = template?.sides[side] ?? null
  if (template?.state && rule && isBlankSide(rule)) return true
  const { reading } = evidence.mrz ?? {}
  const isZoneInPlace = reading !== undefined && zoneSide(reading, rule, side) === side
  // A zone whose check digits fail may be a pattern that was taken for one: in the wrong place it says nothing.
  if (isZoneInPlace || reading?.valid) return isZoneInPlace
  const fields = fieldsInPrint(taken, template)
  if (side === 'front') return fields.size >= limits.frontFields
  if (template?.state)
    return fields.size > 0 || hasOwnCode(evidence, rule, context.today) || hasWords(taken, template, context.catalogue)
  if (link === 'linked' || hasSilentCode(evidence, context.today)) return true
  return countSigns(recognised, fields, context.catalogue) >= limits.undescribedSigns
}

/** A zone stands where the template says; without one, where ICAO 9303 puts it: on the back of a TD1 card, else in front. */
const zoneSide = ({ format }: MrzReading, rule: SideRule | null, side: Side): Side => {
  if (rule?.mrz) return rule.mrz.format === format ? side : otherThan(side)
  return format === 'TD1' ? 'back' : 'front'
}

const otherThan = (side: Side): Side => (side === 'front' ? 'back' : 'front')

/** Of a state's side, those that stand on it; of any other, whatever was found by a label. */
const fieldsInPrint = ({ candidates, side }: TakenSide, template: Template | null): Set<string> => {
  const rule = template?.state ? template.sides[side] : undefined
  const isOwn = (field: string) =>
    !rule || rule.fields.some((own) => own.field === field) || (rule.nameBlock !== undefined && isName(field))
  const printed = candidates.filter(({ source, field }) => source === 'print' && isOwn(field))
  return new Set(printed.map(({ field }) => field))
}

const hasOwnCode = ({ barcodes }: SideEvidence, rule: SideRule | null, today: Date): boolean =>
  barcodes.some((barcode) => {
    const { payload, broken } = parseBarcode(barcode, today)
    return !broken && (rule?.barcodes?.payloads.includes(payload) ?? true)
  })

/** A code that tells nothing of a holder; one that does, and does not name the front's, is another card's. */
const hasSilentCode = ({ barcodes }: SideEvidence, today: Date): boolean =>
  barcodes.some((barcode) => {
    const { values, broken } = parseBarcode(barcode, today)
    return !broken && Object.keys(values).length === 0
  })

/** A person's height, which only identity cards print. */
const HEIGHT = /\b1[2-9]\d ?cm\b|\b[12][.,]\d\d ?m\b/i

/** Headings of that side alone; where the template has none, labels that cards have. */
const hasWords = ({ recognised, side }: TakenSide, template: Template, catalogue: Catalogue) => {
  const other = template.sides[otherThan(side)]?.marks ?? []
  const own = template.sides[side]?.marks.filter((mark) => !other.includes(mark)) ?? []
  if (own.length > 0) return own.some((mark) => recognised.presence(mark) >= limits.heading)
  return Object.values(catalogue.labels).flat().some(isPrintedOn(recognised))
}

/** What a back that nobody described has of a card: fields, each by its value or its label, other labels, a height. */
const countSigns = (recognised: RecognisedSide, fields: Set<string>, catalogue: Catalogue): number => {
  const isPrinted = isPrintedOn(recognised)
  const { other = [], ...labels } = catalogue.labels
  const named = Object.entries(labels).filter(([field, words]) => !fields.has(field) && words.some(isPrinted))
  const hasHeight = recognised.evidence.lines.some(({ text }) => HEIGHT.test(text))
  return fields.size + named.length + other.filter(isPrinted).length + (hasHeight ? 1 : 0)
}

const isPrintedOn =
  ({ presence }: RecognisedSide) =>
  (label: string): boolean =>
    label.length >= limits.labelLetters && presence(label) >= limits.label
