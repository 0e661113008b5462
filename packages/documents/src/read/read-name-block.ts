import type { Candidate } from '../fields/candidate.js'
import { parseName } from '../parse/parse-name.js'
import type { ParseContext } from '../parse/parsed-value.js'
import type { NameBlock } from '../templates/template.js'
import { withNextLines } from './next-lines.js'
import type { Piece } from './piece.js'
import { placeValue } from './place-value.js'
import { printCandidate, type ReadPart } from './print-candidate.js'
import type { SpottedLabel } from './spot-labels.js'

/** Surnames and given names under one label, a line each: the given names are last, or first where the card says so. */
export const readNameBlock = (
  { order, lines }: NameBlock,
  label: SpottedLabel,
  free: readonly Piece[],
  context: ParseContext,
  aspect: number,
): { candidates: readonly Candidate[]; pieces: readonly Piece[] } => {
  const under = free
    .map((piece) => ({ piece, score: placeValue(label.piece.box, piece.box, 'below', aspect) }))
    .filter(({ score, piece }) => score > 0 && parseName(piece.text, context))
    .sort((a, b) => b.score - a.score)[0]
  if (!under) return { candidates: [], pieces: [] }
  const pieces = withNextLines(under.piece, free, lines, aspect)
  const parts = pieces.flatMap((piece): ReadPart[] => {
    const parsed = parseName(piece.text, context)
    return parsed ? [{ piece, parsed }] : []
  })
  if (parts.length < 2) return { candidates: [], pieces: [] }
  const names = order === 'surnames_first' ? parts.slice(-1) : parts.slice(0, 1)
  const surnames = order === 'surnames_first' ? parts.slice(0, -1) : parts.slice(1)
  return {
    candidates: [printCandidate('surnames', surnames, under.score), printCandidate('names', names, under.score)],
    pieces,
  }
}
