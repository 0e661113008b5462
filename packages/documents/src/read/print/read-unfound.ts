import type { Candidate, Candidates } from '../../fields/candidate.js'
import type { DocumentField } from '../../fields/document-field.js'
import type { Lexicon } from '../../templates/catalogue.js'
import type { AskedField } from './asked-field.js'
import type { Page } from './page.js'
import { pairValues } from './pair-values.js'
import type { Piece } from './piece.js'
import { printCandidate } from './print-candidate.js'

/** Told by labels of any card: names are left out, whose block and order only the template knows. */
const asked: readonly DocumentField[] = [
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
export const askUnfound = (fields: readonly AskedField[], found: Candidates, labels: Lexicon): readonly AskedField[] =>
  fields
    .filter(({ field, part }) => part === 0 && asked.includes(field) && !found.some((one) => one.field === field))
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

export const readUnfound = (unfound: readonly AskedField[], page: Page): readonly FoundOtherwise[] =>
  pairValues(unfound, page)
    .filter(({ score, parsed }) => score >= SURE && parsed.fit >= FIT)
    .map(({ asked: { field }, piece, parsed, score }) => {
      const candidate = printCandidate(field, [{ piece, parsed }], score)
      return { piece, candidate: { ...candidate, confidence: candidate.confidence * OTHERWISE } }
    })
