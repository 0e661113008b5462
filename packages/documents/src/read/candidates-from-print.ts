import type { PrintedLine } from '../evidence/printed-line.js'
import type { SideEvidence } from '../evidence/side-evidence.js'
import type { Candidates } from '../fields/candidate.js'
import type { Catalogue } from '../templates/catalogue.js'
import { type AskedField, askFields, askNameBlock, type Expected } from './print/asked-field.js'
import { continueValues } from './print/continue-values.js'
import { inferIssue } from './print/infer-issue.js'
import { inferRemaining } from './print/infer-remaining.js'
import { inferUnlabelled } from './print/infer-unlabelled.js'
import { joinParts } from './print/join-parts.js'
import { type Page, withoutTaken } from './print/page.js'
import { pairValues } from './print/pair-values.js'
import { noBlock, readNameBlock } from './print/read-name-block.js'
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
  const spotted = lines.filter((line) => !isMrz(line)).map((line) => spotLabels(line, phrases))
  return {
    aspect: template ? template.sizeMm[0] / template.sizeMm[1] : aspects[kind],
    labels: spotted.flatMap(({ labels }) => labels),
    values: spotted.flatMap(({ values }) => values),
    told,
  }
}

/** Labels and values apart → name block → value by value → the lines they go on over → what needs no label. */
export const candidatesFromPrint = (evidence: SideEvidence, context: PrintContext): Candidates => {
  const { template, catalogue, told, today } = context
  const asked = askFields(context, catalogue.labels)
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
  const labelled = [...named.candidates, ...joinParts(continued)]
  const { values: free } = withoutTaken(
    unnamed,
    continued.flatMap(({ parts }) => parts.map(({ piece }) => piece)),
  )
  if (template?.state) {
    const found = [...labelled, ...inferIssue(asked, page.values, labelled, told, today)]
    return [...found, ...inferRemaining(asked, [...found, ...told], free, today)]
  }

  return [...labelled, ...inferUnlabelled({ values: page.values, free, kind: evidence.kind }, labelled, told, today)]
}
