import type { Candidate } from '../../fields/candidate.js'
import { splitFullName } from '../../parse/split-full-name.js'
import type { NameBlock, Zone } from '../../templates/template.js'
import { plainText } from '../../text/plain-text.js'
import { similarity } from '../../text/similarity.js'
import type { AskedBlock } from './asked-field.js'
import { likeTold } from './like-told.js'
import { followLines, type Page, withoutTaken } from './page.js'
import { parentsOn, withKinsLetters } from './parents-on.js'
import { cutPiece, meanSureness, type Piece } from './piece.js'
import { placeInZone, placeValue, placingLimits } from './place-value.js'
import { printCandidate, type ReadPart } from './print-candidate.js'

export interface ReadBlock {
  readonly candidates: readonly Candidate[]
  /** What was taken up. */
  readonly pieces: readonly Piece[]
}

export const noBlock: ReadBlock = { candidates: [], pieces: [] }

const taking = (block: ReadBlock, more: readonly Piece[]): ReadBlock => ({
  ...block,
  pieces: [...block.pieces, ...more],
})

/** A piece whose middle lies in the zone, or close to it. */
const IN_ZONE = 0.4

/** A line with which the block may begin. */
interface Beginning {
  readonly piece: Piece
  readonly score: number
}

const topmostFirst = (a: Beginning, b: Beginning) => a.piece.box.top - b.piece.box.top

const isBehind = (piece: Piece, label: Piece) => piece.line === label.line && piece.from >= label.to

const fromLabel = (label: Piece, { values, aspect }: Page, inline = false): Beginning[] =>
  values
    .map((piece) => ({
      piece,
      score:
        inline && isBehind(piece, label)
          ? 1
          : Math.max(
              placeValue(label.box, piece.box, 'below', aspect),
              inline ? placeValue(label.box, piece.box, 'right', aspect) : 0,
            ),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, 1)

/** Only what was read surely: labels read as noise stand there too. */
const inZone = (zone: Zone, { values, aspect }: Page): Beginning[] =>
  values
    .filter((piece) => meanSureness(piece) >= placingLimits.clear)
    .map((piece) => ({ piece, score: placeInZone(piece.box, zone, aspect) }))
    .filter(({ score }) => score > IN_ZONE)
    .sort(topmostFirst)

const orderOf = ({ order }: NameBlock) =>
  order === 'surnames_first' ? (['surnames', 'names'] as const) : (['names', 'surnames'] as const)

/** Where neither label nor place is known: the line that says what a zone has told, all of it where one line holds both. */
const asTold = ({ block, name }: AskedBlock, { values, told }: Page): Beginning[] => {
  const [leading, following] = orderOf(block).map((own) => told.filter(({ field }) => field === own))
  const whole = leading!.flatMap((one) => following!.map((other) => ({ ...one, value: `${one.value} ${other.value}` })))
  const sought = block.inline ? [...whole, ...leading!] : leading!
  return values
    .map((piece) => {
      const value = name.parse(piece.text, name.context)?.value ?? ''
      return { piece, score: Math.max(0, ...sought.map((one) => likeTold(value, one))) }
    })
    .filter(({ score }) => score > 0)
    .sort(topmostFirst)
}

/** Where the lines do not follow each other, as with labels between them: each by what a zone has told of it. */
const recognised = (readings: readonly ReadPart[], { told }: Page): ReadBlock => {
  const found = (['surnames', 'names'] as const).flatMap((field) => {
    const own = told.filter((one) => one.field === field)
    const [best] = readings
      .map((part) => ({ part, score: Math.max(0, ...own.map((one) => likeTold(part.parsed.value, one))) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
    return best ? [{ field, ...best }] : []
  })
  const [one, other] = found
  if (one && one.part === other?.part) return noBlock
  return {
    candidates: found.map(({ field, part, score }) => printCandidate(field, [part], placingLimits.told * score)),
    pieces: found.map(({ part }) => part.piece),
  }
}

/** Worth less than a label or a place. */
const SOLE_RUN = 0.5

/** Lines of a block are set in one size, a label and its value are not; an accent adds a little. */
const ONE_SIZE = 0.75

const areOfOneSize = (run: readonly Piece[]): boolean => {
  const heights = run.map(({ box }) => box.bottom - box.top)
  return Math.min(...heights) >= ONE_SIZE * Math.max(...heights)
}

/** Where nothing tells the place: the only lines of names that follow each other, as many as the block has. */
const soleRun = ({ lines }: NameBlock, page: Page): Beginning[] => {
  const clear = { ...page, values: page.values.filter((piece) => meanSureness(piece) >= placingLimits.clear) }
  const runs = clear.values
    .map((piece) => followLines(piece, clear, lines, placingLimits.nameLine.maxGap))
    .filter((run) => run.length > 1 && areOfOneSize(run))
  const [run, ...more] = runs
  return run && run.length === lines && more.length === 0 ? [{ piece: run[0]!, score: SOLE_RUN }] : []
}

/** The parents' surnames tell the holder's line better than its place does. */
const KIN = 0.7

const placed = (block: NameBlock, label: Piece | undefined, holder: Piece | null, page: Page): Beginning[] => {
  if (label) return fromLabel(label, page, block.inline)
  if (holder) return [{ piece: holder, score: KIN }]
  return block.zone ? inZone(block.zone, page) : soleRun(block, page)
}

/** One line that holds both becomes two; null where nothing parts it. */
const partLine = (
  { block, name }: AskedBlock,
  { piece }: ReadPart,
  { told }: Page,
  parents: readonly Piece[],
): [ReadPart, ReadPart] | null => {
  const [first, second] = orderOf(block).map((field) => told.find((one) => one.field === field)?.value)
  const at = splitFullName(piece.text, block, {
    ...(first && second && { told: [first, second] }),
    // With one of them unread, the other's surnames are not all of the holder's.
    parents: parents.length > 1 ? parents.map(({ text }) => text) : [],
  })
  if (at === null) return null
  const halves = [cutPiece(piece.line, piece.from, piece.from + at), cutPiece(piece.line, piece.from + at, piece.to)]
  const [left, right] = halves.flatMap((half): ReadPart[] => {
    const parsed = half && name.parse(half.text, name.context)
    return half && parsed ? [{ piece: half, parsed }] : []
  })
  return left && right ? [left, right] : null
}

/** A line this much like the block's own label is it, with a letter lost: NOBRE. */
const LIKE_LABEL = 0.8

const isLikeLabel = ({ text }: Piece, { labels }: NameBlock): boolean =>
  labels.some((label) => similarity(plainText(text), plainText(label)) >= LIKE_LABEL)

/** Surnames and given names, a line each: the given names are last, or first where the card says so. */
export const readNameBlock = (asked: AskedBlock, page: Page): ReadBlock => {
  const { block, name } = asked
  const misread = page.values.find((piece) => isLikeLabel(piece, block))
  const isWholeName = block.lines === 1 && block.order === 'names_first'
  const { lines: parents, holder, misread: misreadKin } = parentsOn(page, isWholeName)
  const taken = [...parents, ...(misreadKin ? [misreadKin] : [])]
  const readings = withoutTaken(page, misread ? [misread, ...taken] : taken).values.flatMap((piece): ReadPart[] => {
    const parsed = name.parse(piece.text, name.context)
    return parsed ? [{ piece, parsed }] : []
  })
  const names = { ...page, values: readings.map(({ piece }) => piece) }
  const label = page.labels.find((one) => one.asked === name)?.piece ?? misread
  // A heading may reach into the zone: the block begins where lines follow each other.
  const found = [...asTold(asked, names), ...placed(block, label, holder, names)]
    .map(({ piece, score }) => ({
      score,
      pieces: followLines(piece, names, block.lines, placingLimits.nameLine.maxGap),
    }))
    .find(({ pieces }) => pieces.length > 1 || block.inline)
  if (!found) return taking(recognised(readings, page), taken)
  const { pieces, score } = found
  const read = pieces.map((piece) => readings.find((one) => one.piece === piece)!)
  const parts = read.length > 1 ? read : partLine(asked, read[0]!, page, parents)
  if (!parts) return taking(noBlock, taken)
  const [given, family] =
    block.order === 'surnames_first' ? [parts.slice(-1), parts.slice(0, -1)] : [parts.slice(0, 1), parts.slice(1)]
  const candidates = [
    withKinsLetters(printCandidate('surnames', family, score), parents, page.told),
    printCandidate('names', given, score),
  ]
  // Where one line was parted, a half is no surer than the other: what is misread there may belong to either.
  const sure = Math.min(...candidates.map(({ confidence }) => confidence))
  const isParted = read.length === 1
  const sureAlike = isParted ? candidates.map((one) => ({ ...one, confidence: sure })) : candidates
  return taking({ candidates: sureAlike, pieces }, taken)
}
