import type { Candidate, Candidates } from '../fields/candidate.js'
import type { NameBlock } from '../templates/template.js'
import type { AskedField } from './asked-field.js'
import { likeTold } from './like-told.js'
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

/** Where neither label nor place is known: the line that says what a zone has told. */
const asTold = (
  { order }: Pick<NameBlock, 'order'>,
  free: readonly Piece[],
  told: Candidates,
  { parse, context }: AskedField,
): Begun[] => {
  const leading = told.filter(({ field }) => field === (order === 'surnames_first' ? 'surnames' : 'names'))
  return free
    .map((piece) => ({
      piece,
      score: Math.max(0, ...leading.map((one) => likeTold(parse(piece.text, context)?.value ?? '', one))),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => a.piece.box.top - b.piece.box.top)
}

/** Surnames and given names, a line each: the given names are last, or first where the card says so. */
export const readNameBlock = (
  { order, lines, zone }: NameBlock,
  asked: AskedField,
  label: SpottedLabel | null,
  free: readonly Piece[],
  aspect: number,
  told: Candidates = [],
): ReadBlock => {
  const { parse, context } = asked
  const names = free.filter((piece) => parse(piece.text, context))
  const recognised = asTold({ order }, names, told, asked)
  const placed = label ? underLabel(label, names, aspect).slice(0, 1) : zone ? inZone(zone, names, aspect) : []
  const begun = [...recognised, ...placed]
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
