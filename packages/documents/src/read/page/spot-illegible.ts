import type { PrintedLine } from '../../evidence/printed-line.js'
import { findIn, phraseOf } from '../../text/phrase.js'
import type { AskedField } from '../ask/asked-field.js'
import { cutPiece, type Piece } from './piece.js'
import { searchedLine } from './seek-phrases.js'
import type { SpottedLabel, SpottedLine } from './spot-labels.js'

/** Labels are smaller than values: on a poor photo they are read less surely than this, while values still read well. */
const UNSURE = 0.85

/** Fewer letters are like anything; a label of no more than `short` must be all that its line says, letter for letter. */
const LETTERS = { min: 4, short: 6 } as const

/**
 * Cost per letter. Of a few lines of three drawn cards on hard photos, labels that were meant cost 0.20 to 0.38 before unsure
 * letters were forgiven, the next likely ones 0.35 and more: the two overlap, so that the cheapest goes first.
 */
const MAX_COST = 0.35

/** Share of the line's letters that the label must cover: longer lines hold a label's letters by chance. */
const MIN_SHARE = 0.6

/** Plain: a date or a number at the end of a line. */
const VALUE_BEHIND = /\d[\d ]{5,}$/

/** Letters right behind a label, without a blank, are the rest of its own word: KUELLIDN|CIA for APELLIDOS. */
const goesOnInWord = ({ line: { text }, to }: Piece): boolean =>
  /^\p{L}{2}/u.test([...text].slice(to - 1, to + 1).join(''))

const restBehind = (label: Piece): Piece | null => (goesOnInWord(label) ? null : cutPiece(label.line, label.to))

interface Match extends SpottedLabel {
  readonly asked: AskedField
}

const matchesOf = (line: PrintedLine, asked: readonly AskedField[]): Match[] => {
  const searched = searchedLine(line)
  const solid = (from: number, to?: number) => searched.text.slice(from, to).replaceAll(' ', '').length
  const words = solid(0, VALUE_BEHIND.exec(searched.text)?.index)
  return asked.flatMap((field) =>
    field.labels.flatMap((label): Match[] => {
      const phrase = phraseOf(label)
      const { length } = phrase.text
      if (length < LETTERS.min || (length <= LETTERS.short && Math.abs(words - length) > 1)) return []
      const found = findIn(searched, phrase, MAX_COST * length)
      const piece = found && solid(found.from, found.to) >= MIN_SHARE * words && cutPiece(line, found.from, found.to)
      return piece ? [{ piece, asked: field, key: field.field, quality: 1 - found.cost / length }] : []
    }),
  )
}

/**
 * Labels of a known side that no line shows though its document prints them, among lines that were hardly read: each is the
 * line most like it, and each line at most one label. `lines` are those without a label of their own.
 */
export const spotIllegible = (lines: readonly PrintedLine[], asked: readonly AskedField[]): SpottedLine => {
  const labels: Match[] = []
  const matches = lines.filter(({ confidence }) => confidence < UNSURE).flatMap((line) => matchesOf(line, asked))
  for (const match of matches.sort((a, b) => b.quality - a.quality))
    if (labels.every(({ piece, asked: other }) => piece.line !== match.piece.line && other !== match.asked))
      labels.push(match)
  const values = labels.flatMap(({ piece }) => restBehind(piece) ?? [])
  return { labels, values }
}
