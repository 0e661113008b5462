import type { PrintedLine } from '../evidence/printed-line.js'
import type { SideEvidence } from '../evidence/side-evidence.js'
import type { Candidates } from '../fields/candidate.js'
import type { Catalogue } from '../templates/catalogue.js'
import { type AskedField, askFields, askFullNames, askNameBlock, type Expected } from './print/asked-field.js'
import { continueValues } from './print/continue-values.js'
import { dropContradicting } from './print/drop-contradicting.js'
import { inferIssue } from './print/infer-issue.js'
import { inferNames } from './print/infer-names.js'
import { inferRemaining } from './print/infer-remaining.js'
import { joinOverlapping } from './print/join-overlapping.js'
import { joinParts } from './print/join-parts.js'
import { type Page, withoutTaken } from './print/page.js'
import { pairValues } from './print/pair-values.js'
import type { Piece } from './print/piece.js'
import { noBlock, readNameBlock } from './print/read-name-block.js'
import { readUndescribed } from './print/read-undescribed.js'
import { askUnfound, readUnfound } from './print/read-unfound.js'
import { seekCutName } from './print/seek-cut-name.js'
import { seekPhrases } from './print/sought-phrase.js'
import { spotIllegible } from './print/spot-illegible.js'
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

/** Every row of print once, without the zone's. */
export const withoutZone = (side: SideEvidence): SideEvidence => ({
  ...side,
  lines: joinOverlapping(side.lines.filter((line) => !isMrz(line))),
})

/** A side's print as labels and what may be values; lines as `joinOverlapping` leaves them. */
export const takeApart = ({ kind, lines }: SideEvidence, asked: readonly AskedField[], context: PrintContext): Page => {
  const { template, rule, catalogue, told } = context
  const phrases = seekPhrases(asked, catalogue, rule?.marks ?? [])
  const spotted = lines.map((line) => spotLabels(line, phrases))
  const labels = spotted.flatMap((one) => one.labels)
  const unlabelled = lines.filter((_, at) => spotted[at]!.labels.length === 0)
  const unseen = asked.filter((field) => !labels.some((label) => label.asked === field))
  // Only of a known document it is certain that the labels are there.
  const illegible = template?.state ? spotIllegible(unlabelled, unseen) : { labels: [], values: [] }
  return {
    aspect: template ? template.sizeMm[0] / template.sizeMm[1] : aspects[kind],
    labels: [...labels, ...illegible.labels],
    values: [
      ...spotted
        .flatMap(({ values }) => values)
        .filter(({ line }) => !illegible.labels.some(({ piece }) => piece.line === line)),
      ...illegible.values,
    ],
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
  const sought = [...seekCutName(asked, paired, unpaired), ...inferNames(asked, paired, unpaired)]
  const continued = continueValues([...paired, ...sought], unnamed)
  const labelled = [...named.candidates, ...joinParts(continued)]
  const { told, today } = context
  const found = [...labelled, ...inferIssue(asked, page.values, labelled, told, today)]
  const taken = [...named.pieces, ...continued.flatMap(({ parts }) => parts.map(({ piece }) => piece))]
  const { more, looked } = readOtherwise(evidence, asked, { found, taken }, context)
  const all = [...found, ...more]
  return [...all, ...inferRemaining(asked, [...all, ...told], withoutTaken(page, [...taken, ...looked]), today)]
}

/** Other issues of a card word their labels otherwise, and place them elsewhere. `looked`: what was read, believed or not. */
const readOtherwise = (
  evidence: SideEvidence,
  asked: readonly AskedField[],
  { found, taken }: { found: Candidates; taken: readonly Piece[] },
  context: PrintContext,
): { more: Candidates; looked: readonly Piece[] } => {
  const unfound = askUnfound(asked, found, context.catalogue.labels)
  if (unfound.length === 0) return { more: [], looked: [] }
  const others = asked.filter(({ field }) => unfound.every((one) => one.field !== field))
  const page = withoutTaken(takeApart(evidence, [...unfound, ...others], context), taken)
  const read = readUnfound(unfound, page)
  const more = read.map(({ candidate }) => candidate)
  const consistent = dropContradicting([...found, ...more], [...context.told, ...found])
  return { more: more.filter((one) => consistent.includes(one)), looked: read.map(({ piece }) => piece) }
}

/** What the print of one side says. */
export const candidatesFromPrint = (side: SideEvidence, context: PrintContext): Candidates => {
  const evidence = withoutZone(side)
  const { template, catalogue, today } = context
  const asked = askFields(context, catalogue.labels)
  if (template?.state) return readDescribed(evidence, asked, context)
  const fullNames = askFullNames(catalogue.labels, today)
  const page = takeApart(evidence, [...asked, ...Object.values(fullNames)], context)
  return readUndescribed({ kind: evidence.kind, asked, fullNames, today }, page)
}
