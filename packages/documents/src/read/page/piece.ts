import type { Box, PrintedLine } from '../../evidence/printed-line.js'
import { onceFor } from '../../text/once-for.js'

/** A stretch of a line: characters [from, to). */
export interface Piece {
  readonly line: PrintedLine
  readonly from: number
  readonly to: number
  readonly text: string
  readonly box: Box
  /** Probability of each character. */
  readonly sure: readonly number[]
}

/** Characters of a line; readers that give none leave the line's width to be shared out evenly. */
const charactersOf = (line: PrintedLine) => {
  if (line.characters.length === line.text.length) return line.characters
  const letters = [...line.text]
  if (line.characters.length === letters.length) return line.characters
  const width = (line.box.right - line.box.left) / Math.max(1, letters.length)
  return letters.map((character, index) => ({
    character,
    confidence: line.confidence,
    left: line.box.left + index * width,
    right: line.box.left + (index + 1) * width,
  }))
}

/** Blanks at both ends are left out; null where nothing else is there. */
export const cutPiece = (line: PrintedLine, from = 0, to?: number): Piece | null => {
  const characters = charactersOf(line)
  let start = from
  let end = to ?? characters.length
  while (start < end && characters[start]!.character.trim() === '') start += 1
  while (end > start && characters[end - 1]!.character.trim() === '') end -= 1
  if (start >= end) return null
  const kept = characters.slice(start, end)
  return {
    line,
    from: start,
    to: end,
    text: kept.map(({ character }) => character).join(''),
    box: { ...line.box, left: kept[0]!.left, right: kept.at(-1)!.right },
    sure: kept.map(({ confidence }) => confidence),
  }
}

/** All of a line as one piece; none where it is blank. */
export const wholeLine = onceFor((line: PrintedLine): readonly Piece[] => {
  const piece = cutPiece(line)
  return piece ? [piece] : []
})

export const overlaps = (a: Piece, b: Piece): boolean => a.line === b.line && a.from < b.to && b.from < a.to

/** A run has at most so many words, and longer lines than this many are prose. */
const MAX_RUN = 6
const MAX_WORDS = 9

/** The piece itself and every run of its words: columns that were read as one line come apart again. */
export const runsOfWords = onceFor((piece: Piece): readonly Piece[] => {
  const words = [...piece.text.matchAll(/\S+/g)].map((match) => [match.index, match.index + match[0].length] as const)
  if (words.length < 2 || words.length > MAX_WORDS) return [piece]
  const runs = words.flatMap((first, i) => words.slice(i, i + MAX_RUN).map((last) => [first[0], last[1]] as const))
  return runs.flatMap(([start, end]) => cutPiece(piece.line, piece.from + start, piece.from + end) ?? [])
})

/** Wider than between words, in heights of the line; the finder parts lines at one and a half. */
const COLUMN_GAP = 1.2

/** No value is a word, a number or a date and then a whole date: however near they stand, these are two. */
const DATE_BEHIND = /^\d{2}[-/.]\d{2}[-/.](?:19|20)\d{2}$/
const DATE_BEHIND_DIGITS = /(?<=\d{4,}) (?=\d{2}([-/. ])\d{2}\1(?:19|20)\d{2}$)/

/** A name and a number or date in the next column that were read as one line: two pieces. */
export const splitColumns = (piece: Piece, aspect: number): readonly Piece[] => {
  const { line, from, to, text, box } = piece
  const characters = charactersOf(line).slice(from, to)
  const gap = (before: number) => (characters[before + 1]!.left - characters[before - 1]!.right) * aspect
  const wide = [...text.matchAll(/(?<=\p{L}) (?=\d)/gu)].find(
    ({ index }) => gap(index) >= COLUMN_GAP * (box.bottom - box.top) || DATE_BEHIND.test(text.slice(index + 1)),
  )
  const at = wide?.index ?? text.search(DATE_BEHIND_DIGITS)
  if (at < 0) return [piece]
  const halves = [cutPiece(line, from, from + at), cutPiece(line, from + at, to)]
  return halves.flatMap((half) => half ?? [])
}

/** Of all its characters. */
export const meanSureness = ({ sure }: Piece): number =>
  sure.reduce((sum, one) => sum + one, 0) / Math.max(1, sure.length)

/** Where a word begins under the beginning of another line: how near to it, how far under it, and behind what gap; in heights of the line. */
const under = { shift: 0.4, gap: 1.2, behind: 0.5 } as const

/** Two values in neighbouring columns that were read as one line: the second begins right under its label, as nothing within a value does. */
export const splitUnderLabels = (piece: Piece, lines: readonly PrintedLine[], aspect: number): readonly Piece[] => {
  const { line, from, to, text, box } = piece
  const unit = box.bottom - box.top
  const characters = charactersOf(line).slice(from, to)
  const isUnder = (left: number) =>
    lines.some(({ box: other }) => {
      const below = (box.top - other.bottom) / unit
      return Math.abs(other.left - left) * aspect <= under.shift * unit && below > -0.5 && below <= under.gap
    })
  const at = [...text.matchAll(/ (?=[\p{L}\d])/gu)].find(({ index }) => {
    const [before, after] = [characters[index - 1], characters[index + 1]]
    if (!before || !after) return false
    return (after.left - before.right) * aspect >= under.behind * unit && isUnder(after.left)
  })?.index
  if (at === undefined) return [piece]
  const halves = [cutPiece(line, from, from + at), cutPiece(line, from + at, to)]
  return halves.flatMap((half) => half ?? [])
}
