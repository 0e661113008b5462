import type { Candidate } from '../fields/candidate.js'
import type { NameBlock } from '../templates/template.js'
import type { AskedField } from './asked-field.js'
import { withNextLines } from './next-lines.js'
import type { Piece } from './piece.js'
import { placeInZone, placeValue } from './place-value.js'
import { printCandidate, type ReadPart } from './print-candidate.js'
import type { SpottedLabel } from './spot-labels.js'

export interface ReadBlock {
  readonly candidates: readonly Candidate[]
  /** What was taken up. */
  readonly pieces: readonly Piece[]
}

const nothing: ReadBlock = { candidates: [], pieces: [] }

/** A piece whose middle lies in the zone, or close to it. */
const IN_ZONE = 0.4

interface Begun {
  readonly piece: Piece
  readonly score: number
}

const underLabel = (label: SpottedLabel, free: readonly Piece[], aspect: number): Begun[] =>
  free
    .map((piece) => ({ piece, score: placeValue(label.piece.box, piece.box, 'below', aspect) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)

const inZone = (zone: NonNullable<NameBlock['zone']>, free: readonly Piece[], aspect: number): Begun[] =>
  free
    .map((piece) => ({ piece, score: placeInZone(piece.box, zone, aspect) }))
    .filter(({ score }) => score > IN_ZONE)
    .sort((a, b) => a.piece.box.top - b.piece.box.top)

/** Surnames and given names, a line each: the given names are last, or first where the card says so. */
export const readNameBlock = (
  { order, lines, zone }: NameBlock,
  { parse, context }: AskedField,
  label: SpottedLabel | null,
  free: readonly Piece[],
  aspect: number,
): ReadBlock => {
  const names = free.filter((piece) => parse(piece.text, context))
  const begun = label ? underLabel(label, names, aspect).slice(0, 1) : zone ? inZone(zone, names, aspect) : []
  // A heading may reach into the zone: the block begins where lines follow each other.
  const blocks = begun.map(({ piece, score }) => ({ score, pieces: withNextLines(piece, names, lines, aspect) }))
  const block = blocks.find(({ pieces: several }) => several.length > 1)
  if (!block) return nothing
  const { pieces, score } = block
  const parts = pieces.flatMap((piece): ReadPart[] => {
    const parsed = parse(piece.text, context)
    return parsed ? [{ piece, parsed }] : []
  })
  const [given, family] =
    order === 'surnames_first' ? [parts.slice(-1), parts.slice(0, -1)] : [parts.slice(0, 1), parts.slice(1)]
  const candidates = [printCandidate('surnames', family, score), printCandidate('names', given, score)]
  return { candidates, pieces }
}
