import type { PrintedLine } from '../evidence/printed-line.js'
import type { SideEvidence } from '../evidence/side-evidence.js'
import type { Candidates } from '../fields/candidate.js'
import type { Catalogue } from '../templates/catalogue.js'
import { type AskedField, askFields, askFullNames, askNameBlock, type Expected } from './print/asked-field.js'
import { continueValues } from './print/continue-values.js'
import { joinOverlapping } from './print/join-overlapping.js'
import { joinParts } from './print/join-parts.js'
import { type Page, withoutTaken } from './print/page.js'
import { pairValues } from './print/pair-values.js'
import { noBlock, readNameBlock } from './print/read-name-block.js'
import { readUndescribed } from './print/read-undescribed.js'
import { seekCutName } from './print/seek-cut-name.js'
import { seekPhrases } from './print/sought-phrase.js'
import { spotLabels } from './print/spot-labels.js'

export interface PrintContext extends Expected {
  readonly catalogue: Catalogue
  /** What zones and codes of the same document say. */
  readonly told: Candidates
}

/** ICAO 9303: ID-1 and ID-3, width by height. */
const aspects = { card: 85.6 / 53.98, passport: 125 / 88 } as const

/** The machine readable zone is read by its own reader. */
const isMrz = ({ text }: PrintedLine) => /<.*<|^(?=.*\d)[A-Z0-9<]{25,}$/.test(text)

const takeApart = ({ kind, lines }: SideEvidence, asked: readonly AskedField[], context: PrintContext): Page => {
  const { template, rule, catalogue, told } = context
  const phrases = seekPhrases(asked, catalogue, rule?.marks ?? [])
  const printed = joinOverlapping(lines.filter((line) => !isMrz(line)))
  const spotted = printed.map((line) => spotLabels(line, phrases))
  return {
    aspect: template ? template.sizeMm[0] / template.sizeMm[1] : aspects[kind],
    labels: spotted.flatMap(({ labels }) => labels),
    values: spotted.flatMap(({ values }) => values),
    told,
  }
}

/** By a state's template: labels and values apart → name block → value by value → the lines they go on over. */
const readDescribed = (evidence: SideEvidence, asked: readonly AskedField[], context: PrintContext): Candidates => {
  const block = askNameBlock(context)
  const page = takeApart(evidence, block ? [...asked, block.name] : asked, context)
  const named = block ? readNameBlock(block, page) : noBlock
  const unnamed = withoutTaken(page, named.pieces)
  const paired = pairValues(asked, unnamed)
  const unpaired = withoutTaken(
    unnamed,
    paired.map(({ piece }) => piece),
  )
  const continued = continueValues([...paired, ...seekCutName(asked, paired, unpaired)], unnamed)
  return [...named.candidates, ...joinParts(continued)]
}

/** What the print of one side says. */
export const candidatesFromPrint = (evidence: SideEvidence, context: PrintContext): Candidates => {
  const { template, catalogue, today } = context
  const asked = askFields(context, catalogue.labels)
  if (template?.state) return readDescribed(evidence, asked, context)
  const fullNames = askFullNames(catalogue.labels, today)
  const page = takeApart(evidence, [...asked, ...Object.values(fullNames)], context)
  return readUndescribed({ kind: evidence.kind, asked, fullNames, today }, page)
}
