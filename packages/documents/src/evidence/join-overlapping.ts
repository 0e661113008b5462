import { similarity } from '../text/similarity.js'
import { boxAround } from './box-around.js'
import { meanConfidence } from './mean-confidence.js'
import { areOnOneRow } from './one-row.js'
import type { PrintedCharacter, PrintedLine } from './printed-line.js'

/** Of the overlapping stretch: both read the same print there, though at a line's end it is often misread. */
const SAME_PRINT = 0.4

/** Edges nearer to each other than this many letters are one: a whole letter more is a letter that the other lost. */
const ONE_EDGE = 0.6

/** A word that is this much surer than another reading of the same word is the right one. */
const SURER = 0.2

const centre = ({ left, right }: PrintedCharacter) => (left + right) / 2
const textOf = (characters: readonly PrintedCharacter[]) => characters.map(({ character }) => character).join('')
const isWhole = ({ text, characters }: PrintedLine) => characters.length === [...text].length

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

interface Span {
  readonly from: number
  readonly to: number
}

const wordsOf = (characters: readonly PrintedCharacter[]): readonly Span[] =>
  [...textOf(characters).matchAll(/\S+/g)].map(({ index, 0: word }) => ({ from: index, to: index + word.length }))

/** The line with those words of another reading that stand where its own do, letter under letter, and were read more surely. */
const withSurerWords = (line: PrintedLine, other: PrintedLine, oneEdge: number): PrintedLine => {
  const characters = [...line.characters]
  for (const own of wordsOf(line.characters)) {
    const cut = ({ from, to }: Span, all: readonly PrintedCharacter[]) => all.slice(from, to)
    const word = cut(own, line.characters)
    const isSame = (span: Span) => {
      const twin = cut(span, other.characters)
      const isInPlace = twin.every((one, at) => Math.abs(centre(one) - centre(word[at] ?? one)) <= oneEdge)
      return twin.length === word.length && isInPlace && meanConfidence(twin) >= meanConfidence(word) + SURER
    }
    const surer = wordsOf(other.characters).find(isSame)
    if (surer) characters.splice(own.from, word.length, ...cut(surer, other.characters))
  }
  const isSame = characters.every((one, at) => one === line.characters[at])
  return isSame ? line : { ...line, characters, text: textOf(characters), confidence: meanConfidence(characters) }
}

/** Two readings of one stretch of print become one line; null where they are two. */
const join = (a: PrintedLine, b: PrintedLine): PrintedLine | null => {
  if (!areOnOneRow(a.box, b.box) || !isWhole(a) || !isWhole(b)) return null
  const [left, right] = a.box.left <= b.box.left ? [a, b] : [b, a]
  const [from, to] = [right.box.left, Math.min(left.box.right, right.box.right)]
  const within = ({ characters }: PrintedLine) => characters.filter((one) => centre(one) > from && centre(one) < to)
  const [seen, again] = [textOf(within(left)), textOf(within(right))]
  if (seen.trim().length < 2 || again.trim().length < 2 || similarity(seen, again) < SAME_PRINT) return null
  const [long, short] = left.box.right >= right.box.right ? [left, right] : [right, left]
  const oneEdge = (ONE_EDGE * (long.box.right - long.box.left)) / long.characters.length
  const isInside = short.box.left >= long.box.left - oneEdge && short.box.right <= long.box.right
  // One that lies within the other says nothing of its own, unless it read the beginning better.
  const isBetter =
    short.box.left <= long.box.left + oneEdge && meanConfidence(within(short)) > meanConfidence(within(long))
  if (isInside && !isBetter) return withSurerWords(long, short, oneEdge)
  const [first, second] = isInside ? [short, long] : [left, right]
  const [i, j] = cutPoints(first.characters, second.characters, from, to)
  const characters = [...first.characters.slice(0, i), ...second.characters.slice(j)]
  return {
    text: textOf(characters),
    confidence: meanConfidence(characters),
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
