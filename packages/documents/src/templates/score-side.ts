import { parseBarcode } from '../barcodes/parse-barcode.js'
import type { Side, SideEvidence } from '../evidence/side-evidence.js'
import { placesOf } from '../text/edit-cost.js'
import { findPhrase } from '../text/find-phrase.js'
import { plainText } from '../text/plain-text.js'
import { choosingLimits as limits } from './choosing-limits.js'
import type { SideRule, Template } from './template.js'

/** One side's print, plain, once for all templates. */
export interface PlainSide {
  readonly evidence: SideEvidence
  readonly texts: readonly Uint8Array[]
  readonly payloads: readonly { payload: string; state: string | null }[]
}

export const plainSide = (evidence: SideEvidence, today: Date): PlainSide => ({
  evidence,
  texts: evidence.lines.map(({ text }) => placesOf(plainText(text))),
  payloads: evidence.barcodes.map((barcode) => parseBarcode(barcode, today)),
})

/** 0…1: how surely the phrase stands on the side. */
const presence = (phrase: string, texts: readonly Uint8Array[]): number => {
  const maxCost = phrase.length <= 4 ? 0 : limits.markCost * phrase.length
  const wanted = placesOf(phrase)
  const costs = texts.flatMap((text) => findPhrase(text, wanted, maxCost)?.cost ?? [])
  return costs.length > 0 ? 1 - Math.min(...costs) / phrase.length : 0
}

const scoreZone = (rule: SideRule, template: Template, mrz: SideEvidence['mrz']): number | null => {
  // A zone whose check digits fail may be a pattern that was taken for one.
  if (!mrz?.reading.valid && rule.mrz?.format !== mrz?.reading.format) return rule.mrz ? limits.zoneMissing : 0
  if (!mrz) return 0
  if (rule.mrz?.format !== mrz.reading.format) return null
  if (template.state === null) return limits.zoneOfAnyState
  return template.state === mrz.reading.country ? limits.zoneOfState : null
}

const scoreBarcodes = (rule: SideRule, template: Template, { payloads }: PlainSide): number | null => {
  if (template.state && payloads.some(({ state }) => state !== null && state !== template.state)) return null
  return payloads.some(({ payload }) => rule.barcodes?.payloads.includes(payload)) ? limits.barcode : 0
}

const scoreMarks = (rule: SideRule, { texts }: PlainSide): number =>
  rule.marks
    .map(plainText)
    .map((mark) => limits.mark * Math.min(1, mark.length / limits.markLetters) * presence(mark, texts))
    .reduce((sum, points) => sum + points * (1 - Math.min(1, sum)), 0)

const scoreLabels = (rule: SideRule, { texts }: PlainSide): number => {
  const labelled = rule.fields.filter(({ labels }) => labels !== undefined)
  if (labelled.length === 0) return 0
  const found = labelled.map(({ labels }) => Math.max(...labels!.map((label) => presence(plainText(label), texts))))
  return (limits.labels * found.reduce((sum, one) => sum + one, 0)) / labelled.length
}

export interface SideScore {
  /** All that speaks for it. */
  readonly points: number
  /** What speaks for this document's state. */
  readonly identity: number
}

/** For this being that side of that document; null: it cannot be. */
export const scoreSide = (side: PlainSide, template: Template, name: Side): SideScore | null => {
  const rule = template.sides[name]
  if (!rule) return null
  const zone = scoreZone(rule, template, side.evidence.mrz)
  const barcodes = scoreBarcodes(rule, template, side)
  if (zone === null || barcodes === null) return null
  const kind = template.kind === side.evidence.kind ? 0 : limits.otherKind
  const identity = Math.max(0, zone) + barcodes + scoreMarks(rule, side)
  return { identity, points: identity + Math.min(0, zone) + kind + scoreLabels(rule, side) }
}
