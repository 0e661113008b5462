import type { PrintedCharacter, PrintedLine } from '../../evidence/printed-line.js'
import { similarity } from '../../text/similarity.js'
import { boxAround } from './piece.js'

/** Of the lower line's height: how much two lines share that stand on one row, and how alike their heights are. */
const SAME_ROW = 0.6

/** Of the overlapping stretch: both read the same print there, though at a line's end it is often misread. */
const SAME_PRINT = 0.4

/** Edges nearer to each other than this many letters are one: a whole letter more is a letter that the other lost. */
const ONE_EDGE = 0.6

const height = ({ box }: PrintedLine) => Math.max(box.bottom - box.top, 1e-6)
const centre = ({ left, right }: PrintedCharacter) => (left + right) / 2
const textOf = (characters: readonly PrintedCharacter[]) => characters.map(({ character }) => character).join('')
const meanOf = (characters: readonly PrintedCharacter[]) =>
  characters.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, characters.length)
const isWhole = ({ text, characters }: PrintedLine) => characters.length === [...text].length

const areOnOneRow = (a: PrintedLine, b: PrintedLine): boolean => {
  const shared = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
  const [low, high] = [Math.min(height(a), height(b)), Math.max(height(a), height(b))]
  return shared >= SAME_ROW * low && low >= SAME_ROW * high
}

/** Where one may go over into the other: at the blanks nearest to each other, or else in the middle of what they share. */
const cutPoints = (left: readonly PrintedCharacter[], right: readonly PrintedCharacter[], from: number, to: number) => {
  const blanks = (all: readonly PrintedCharacter[]) =>
    all.flatMap((one, at) => (one.character === ' ' && centre(one) > from && centre(one) < to ? [at] : []))
  const pairs = blanks(left).flatMap((i) =>
    blanks(right).map((j) => ({ i, j, apart: Math.abs(centre(left[i]!) - centre(right[j]!)) })),
  )
  const nearest = pairs.sort((a, b) => a.apart - b.apart)[0]
  if (nearest) return [nearest.i, nearest.j] as const
  const middle = (from + to) / 2
  const after = (all: readonly PrintedCharacter[]) => all.findIndex((one) => centre(one) >= middle)
  return [after(left) < 0 ? left.length : after(left), Math.max(0, after(right))] as const
}

/** Two readings of one stretch of print become one line; null where they are two. */
const join = (a: PrintedLine, b: PrintedLine): PrintedLine | null => {
  if (!isWhole(a) || !isWhole(b) || !areOnOneRow(a, b)) return null
  const [left, right] = a.box.left <= b.box.left ? [a, b] : [b, a]
  const [from, to] = [right.box.left, Math.min(left.box.right, right.box.right)]
  const within = ({ characters }: PrintedLine) => characters.filter((one) => centre(one) > from && centre(one) < to)
  const [seen, again] = [textOf(within(left)), textOf(within(right))]
  if (seen.trim().length < 2 || again.trim().length < 2 || similarity(seen, again) < SAME_PRINT) return null
  const [long, short] = left.box.right >= right.box.right ? [left, right] : [right, left]
  const oneEdge = (ONE_EDGE * (long.box.right - long.box.left)) / long.characters.length
  const isInside = short.box.left >= long.box.left - oneEdge && short.box.right <= long.box.right
  // One that lies within the other says nothing of its own, unless it read the beginning better.
  const isBetter = short.box.left <= long.box.left + oneEdge && meanOf(within(short)) > meanOf(within(long))
  if (isInside && !isBetter) return long
  const [first, second] = isInside ? [short, long] : [left, right]
  const [i, j] = cutPoints(first.characters, second.characters, from, to)
  const characters = [...first.characters.slice(0, i), ...second.characters.slice(j)]
  return {
    text: textOf(characters),
    confidence: meanOf(characters),
    characters,
    box: boxAround([left.box, right.box]),
  }
}

/** The finder sometimes covers a row with two boxes that share a stretch: what both show is read once. */
export const joinOverlapping = (lines: readonly PrintedLine[]): readonly PrintedLine[] => {
  const joined: PrintedLine[] = []
  for (const line of lines) {
    const at = joined.findIndex((other) => join(other, line) !== null)
    if (at < 0) joined.push(line)
    else joined[at] = join(joined[at]!, line)!
  }
  return joined
}
