import { isUnspecific } from '../barcodes/is-unspecific.js'
import { parseBarcode } from '../barcodes/parse-barcode.js'
import type { PrintedLine } from '../evidence/printed-line.js'
import type { Side, SideEvidence } from '../evidence/side-evidence.js'
import { parsePrintedDate } from '../parse/parse-date.js'
import { searchedLine } from '../read/print/seek-phrases.js'
import { type Catalogue, phraseFor } from '../templates/catalogue.js'
import type { SideRule, Template } from '../templates/template.js'
import { onceFor } from '../text/once-for.js'
import { findIn, type Phrase, type SearchedPhrase } from '../text/phrase.js'
import { choosingLimits as limits } from './choosing-limits.js'
import { isHeadedByAnother, statesNamed } from './headed-by-another.js'
import { headingRows } from './heading-rows.js'
import { scoreZones } from './score-zones.js'

/** One side's evidence, made ready once for all templates. */
export interface ReadySide {
  readonly evidence: SideEvidence
  readonly payloads: readonly { payload: string; state: string | null }[]
  /** 0…1: how surely a phrase stands on the side. */
  readonly presence: (text: string) => number
  /** Names of states in its headings. */
  readonly named: readonly (readonly string[])[]
  /** Lines that are dates. */
  readonly dates: number
  /** The latest year of the side's dates; null where it shows fewer than two. */
  readonly latestYear: number | null
}

/** A character of the form: 9 a digit, A a letter, anything else itself. */
const characterClass = (character: string): string =>
  character === '9' ? '\\d' : character === 'A' ? '[A-Z]' : `\\${character}`

const regExpOf = (form: string) =>
  new RegExp(`(?<![\\dA-Z-])${Array.from(form, characterClass).join(' ?')}(?![\\dA-Z-])`)

/** A side's forms of numbers, ready for searching. */
const formsOf = onceFor((rule: SideRule) => (rule.numberForms ?? []).map(regExpOf))

const presenceOf = (phrase: Phrase, lines: readonly SearchedPhrase[]): number => {
  const { length } = phrase.text
  const maxCost = length <= 4 ? 0 : limits.markCost * length
  let least = Number.POSITIVE_INFINITY
  for (const line of lines) {
    least = Math.min(least, findIn(line, phrase, maxCost)?.cost ?? least)
    if (least === 0) break
  }
  return least <= maxCost ? 1 - least / length : 0
}

const isDate = (text: string, today: Date): boolean =>
  /^\d[\d ./-]{6,}\d$/.test(text) && (parsePrintedDate(text, { today, dateKind: 'birth' })?.fit ?? 0) >= limits.dateFit

const latestYearOn = ({ lines }: SideEvidence, today: Date): number | null => {
  const years = lines.flatMap(({ text }) => {
    const date = parsePrintedDate(text, { today, dateKind: 'expiry' })
    return date && date.fit >= limits.dateFit ? [Number(date.value.slice(-4))] : []
  })
  return years.length > 1 ? Math.max(...years) : null
}

/** Older than its design. */
const isTooOld = ({ since }: Template, { latestYear }: ReadySide): boolean =>
  since !== undefined && latestYear !== null && latestYear < since

/** What the lines of a side say by themselves: a side is looked at again when its zone or its codes have been read since. */
const readyLines = onceFor((lines: readonly PrintedLine[]) => {
  const searched = [...lines, ...headingRows(lines)].map(searchedLine)
  const known = new Map<string, number>()
  return {
    named: statesNamed(lines),
    presence: (phrase: Phrase) => {
      const value = known.get(phrase.text) ?? presenceOf(phrase, searched)
      known.set(phrase.text, value)
      return value
    },
  }
})

export const readySide = (evidence: SideEvidence, catalogue: Catalogue, today: Date): ReadySide => {
  const { named, presence } = readyLines(evidence.lines)
  return {
    evidence,
    named,
    payloads: evidence.barcodes.map((barcode) => parseBarcode(barcode, today)),
    presence: (text) => presence(phraseFor(catalogue, text)),
    dates: evidence.lines.filter(({ text }) => isDate(text, today)).length,
    latestYear: latestYearOn(evidence, today),
  }
}

const scoreMrz = (rule: SideRule, template: Template, mrz: SideEvidence['mrz']): number | null => {
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

export interface SideScore {
  /** All that speaks for it, but for labels. */
  readonly points: number
  /** What speaks for this document's state. */
  readonly identity: number
  /** Much the same everywhere: they decide between documents of one state. */
  readonly labels: () => number
}

/** For this being that side of that document; null: it cannot be. */
export const scoreSide = (side: ReadySide, template: Template, name: Side, today: Date): SideScore | null => {
  const rule = template.sides[name]
  if (!rule || isTooOld(template, side)) return null
  const mrz = scoreMrz(rule, template, side.evidence.mrz)
  const barcodes = scoreBarcodes(rule, template, side)
  if (mrz === null || barcodes === null) return null
  // The zone's format tells the kind better than the shape: a TD2 card has a passport's.
  const kind = template.kind === side.evidence.kind || mrz > 0 ? 0 : limits.otherKind
  const identity =
    Math.max(0, mrz) +
    barcodes +
    scoreMarks(rule, side) +
    scoreNumbers(rule, side) +
    scoreZones(side.evidence, template, rule, today)
  // A zone of the state says it more surely than any print.
  if (mrz <= 0 && identity > 0 && isHeadedByAnother(side.named, template)) return null
  return {
    identity,
    points: identity + Math.min(0, mrz) + kind,
    labels: () => scoreLabels(rule, side) + scoreDates(rule, side),
  }
}
