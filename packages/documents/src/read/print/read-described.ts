import type { SideEvidence } from '../../evidence/side-evidence.js'
import type { Candidate, Candidates } from '../../fields/candidate.js'
import type { DocumentField } from '../../fields/document-field.js'
import type { Lexicon } from '../../templates/catalogue.js'
import { type AskedField, askNameBlock } from './asked-field.js'
import { inferIssue, preferLatestIssue } from './infer-dates.js'
import { inferEnclosedNames } from './infer-enclosed-names.js'
import { inferNames, seekCutName } from './infer-names.js'
import { inferNationality } from './infer-nationality.js'
import { inferOrderedDates } from './infer-ordered.js'
import { inferRemaining } from './infer-remaining.js'
import { type Page, withoutTaken } from './page.js'
import { pairValues } from './pair-values.js'
import type { Piece } from './piece.js'
import { continueValues, joinParts, printCandidate } from './print-candidate.js'
import { dropContradicting } from './read-dates.js'
import { noBlock, readNameBlock } from './read-name-block.js'
import { restoreAccents } from './restore-accents.js'
import { type PrintContext, takeApart } from './take-apart.js'

/** Told by labels of any card: names are left out, whose block and order only the template knows. */
const onAnyCard: readonly DocumentField[] = [
  'birth_date',
  'issuing_date',
  'expiration_date',
  'gender',
  'nationality',
  'document_number',
]

/** A pair this sure by label and place, and a value that reads as such without a change. */
const SURE = 0.6
const FIT = 0.9

/** How much is left of the confidence where the template's own words and places were not there. */
const OTHERWISE = 0.8

/** Fields of the template's that were not found, to be looked for by the words of every card. */
const askUnfound = (fields: readonly AskedField[], found: Candidates, labels: Lexicon): readonly AskedField[] =>
  fields
    .filter(({ field, part }) => part === 0 && onAnyCard.includes(field) && !found.some((one) => one.field === field))
    .map((one) => ({
      ...one,
      labels: [...new Set([...one.labels, ...(labels[one.field] ?? [])])],
      placements: ['same', 'right', 'below'] as const,
      zone: null,
    }))

interface FoundOtherwise {
  readonly candidate: Candidate
  readonly piece: Piece
}

const readUnfound = (unfound: readonly AskedField[], page: Page): readonly FoundOtherwise[] =>
  pairValues(unfound, page)
    .filter(({ score, parsed }) => score >= SURE && parsed.fit >= FIT)
    .map(({ asked: { field }, piece, parsed, score }) => {
      const candidate = printCandidate(field, [{ piece, parsed }], score)
      return { piece, candidate: { ...candidate, confidence: candidate.confidence * OTHERWISE } }
    })

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

/** By a state's template: labels and values apart → name block → value by value → the lines they go on over. */
export const readDescribed = (
  evidence: SideEvidence,
  asked: readonly AskedField[],
  context: PrintContext,
): Candidates => {
  const block = askNameBlock(context)
  const page = takeApart(evidence, block ? [...asked, block.name] : asked, context)
  const named = block ? readNameBlock(block, page) : noBlock
  const unnamed = withoutTaken(page, named.pieces)
  const labelledOnly = pairValues(asked, unnamed)
  const paired = [...labelledOnly, ...inferOrderedDates(asked, labelledOnly, unnamed, context.today)]
  const unpaired = withoutTaken(
    unnamed,
    paired.map(({ piece }) => piece),
  )
  const sought = [...seekCutName(asked, paired, unpaired), ...inferNames(asked, paired, unpaired)]
  const continued = continueValues([...paired, ...sought], unnamed)
  const { told, today } = context
  const labelled = preferLatestIssue([...named.candidates, ...joinParts(continued)], page.values, told, today)
  const found = [...labelled, ...inferIssue(asked, page.values, labelled, told, today)]
  const taken = [...named.pieces, ...continued.flatMap(({ parts }) => parts.map(({ piece }) => piece))]
  const { more, looked } = readOtherwise(evidence, asked, { found, taken }, context)
  const left = withoutTaken(page, [...taken, ...looked])
  const known = [...found, ...more, ...told]
  const people = inferNationality(asked, known, left, context.template?.state ?? null)
  const all = [...found, ...more, ...inferRemaining(asked, known, left, today), ...people]
  const read = [...all, ...inferEnclosedNames(asked, all, left)]
  return context.template?.language?.startsWith('es') ? read.map(restoreAccents) : read
}
