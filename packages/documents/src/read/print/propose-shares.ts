import { givenNames } from '../../parse/given-names.js'
import { nameLean } from '../../parse/name-lean.js'
import { nameWordStarts } from '../../parse/name-words.js'
import { splitFullName, splitWhereCaseTurns } from '../../parse/split-full-name.js'
import type { NameBlock } from '../../templates/template.js'
import { plainText } from '../../text/plain-text.js'
import type { AskedBlock, AskedField } from '../ask/asked-field.js'
import { followLines, lineGaps, type Page } from '../page/page.js'
import { cutPiece, type Piece } from '../page/piece.js'
import { type Claim, makeClaim, type ReadPart, type Share } from './claim.js'
import { placeValue } from './place-value.js'

const orderOf = ({ order }: NameBlock) =>
  order === 'surnames_first' ? (['surnames', 'names'] as const) : (['names', 'surnames'] as const)

/**
 * Of two names the first is no given name where it is written so much less like one than the second, of −1…1. Among names of many
 * countries few that stand given name first are then left whole, and most that stand surname first.
 */
const LESS_LIKE_GIVEN = 0.25

/** Behind a surname, with a comma or without: JOHN SMITH, JR. */
const SUFFIX = /[\s,]+(?:JR|SR|II|III|IV)\.?$/i

/**
 * One given name and one surname, or two and two: of three names nobody knows where the surnames begin. Under the label of a name that
 * may stand surname first, the names themselves must tell: none that is known as a given one opens the second half, the first is written
 * as one, and of two and two both given ones are known.
 */
const splitEvenly = (text: string, toldBy: AskedBlock['toldBy']): number | null => {
  const starts = nameWordStarts(text.replace(SUFFIX, ''))
  if (starts.length !== 2 && starts.length !== 4) return null
  const half = starts.length / 2
  const words = starts.map((start, at) => text.slice(start, starts[at + 1]))
  const isGiven = (at: number) => givenNames.has(plainText(words[at]!))
  const lean = (at: number) => nameLean([words[at]!])
  const isFirst = half === 1 ? isGiven(0) || lean(0) >= lean(1) - LESS_LIKE_GIVEN : isGiven(1)
  const isSplit = toldBy !== 'name' || (!isGiven(half) && isFirst)
  return isSplit ? starts[half]! : null
}

/** Surnames are in capitals where given names are not, and else have a comma behind them: what is printed goes before the block's order. */
const splitAsPrinted = (text: string): { readonly at: number; readonly order: NameBlock['order'] } | null => {
  const turn = splitWhereCaseTurns(text)
  if (turn || !/,./.test(text.replace(SUFFIX, ''))) return turn
  const at = splitFullName(text, { order: 'surnames_first' })
  return at === null ? null : { at, order: 'surnames_first' }
}

/** One line that holds both names becomes two pieces; null where nothing parts it. */
const partLine = (
  { block, toldBy }: AskedBlock,
  piece: Piece,
  { told }: Page,
  parents: readonly Piece[],
): readonly [names: Piece, surnames: Piece] | null => {
  const [first, second] = orderOf(block).map((field) => told.find((one) => one.field === field)?.value)
  const clues = {
    ...(first && second && { told: [first, second] as const }),
    // With one of them unread, the other's surnames are not all of the holder's.
    parents: parents.length > 1 ? parents.map(({ text }) => text) : [],
  }
  const printed = toldBy === 'template' ? null : splitAsPrinted(piece.text)
  const at =
    printed?.at ?? (toldBy === 'template' ? splitFullName(piece.text, block, clues) : splitEvenly(piece.text, toldBy))
  if (at === null) return null
  const [left, right] = [
    cutPiece(piece.line, piece.from, piece.from + at),
    cutPiece(piece.line, piece.from + at, piece.to),
  ]
  if (!left || !right) return null
  return (printed?.order ?? block.order) === 'surnames_first' ? [right, left] : [left, right]
}

const isPlaced = (label: Piece, { line, from, box }: Piece, aspect: number): boolean =>
  line === label.line
    ? from >= label.to
    : (['right', 'below', 'above'] as const).some((where) => placeValue(label.box, box, where, aspect) > 0)

/** The lines of a block as its two halves: the given names are the last line, or the first where the card says so. */
const halve = ({ block }: AskedBlock, lines: readonly Piece[]): readonly (readonly Piece[])[] =>
  block.order === 'surnames_first' ? [lines.slice(0, -1), lines.slice(-1)] : [lines.slice(0, 1), lines.slice(1)]

/** Whole names that stand in a block: wherever lines of names follow each other, each line or half a line as what its turn makes it. */
export const proposeShares = (
  asked: readonly AskedField[],
  named: AskedBlock,
  at: number,
  page: Page,
  parents: readonly Piece[],
): readonly Claim[] => {
  const { block, name, toldBy } = named
  const whole = (own: 'names' | 'surnames') => asked.find(({ field, part }) => field === own && part === 0)!
  const fields = { names: whole('names'), surnames: whole('surnames') }
  const order = orderOf(block)
  const parse = (piece: Piece): ReadPart[] => {
    const parsed = name.parse(piece.text, name.context)
    return parsed ? [{ piece, parsed }] : []
  }
  // Nothing but its label tells a block that no template has.
  const labels = page.labels.filter((label) => label.asked === name)
  const isLabelled = (piece: Piece) => labels.some((label) => isPlaced(label.piece, piece, page.aspect))
  const names = { ...page, values: page.values.filter((piece) => !parents.includes(piece) && parse(piece).length > 0) }
  const claim = (pieces: readonly Piece[], own: 'names' | 'surnames', share: Share): Claim[] => {
    const parts = pieces.flatMap(parse)
    return parts.length === pieces.length && parts.length > 0 ? [makeClaim(fields[own], parts, { share })] : []
  }
  return names.values
    .filter((piece) => toldBy === 'template' || isLabelled(piece))
    .flatMap((piece) => {
      const run = followLines(piece, names, block.lines, lineGaps.names)
      const stacks = run.slice(1).map((_, more) => run.slice(0, more + 2))
      const stacked = stacks.flatMap((lines) =>
        halve(named, lines).flatMap((half, index) => claim(half, order[index]!, { block: at, lines, isParted: false })),
      )
      const parted = block.inline ? partLine(named, piece, page, parents) : null
      const inline = parted?.flatMap((half, index) =>
        claim([half], (['names', 'surnames'] as const)[index]!, { block: at, lines: [piece], isParted: true }),
      )
      return [...stacked, ...(inline ?? [])]
    })
}
