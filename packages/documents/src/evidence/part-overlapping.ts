import { meanConfidence } from './mean-confidence.js'
import { sharedHeight } from './one-row.js'
import type { PrintedCharacter, PrintedLine } from './printed-line.js'

/** Of the lower line's height: how much a label shares with a value of another size that stands on its row. */
const SAME_ROW = 0.5

const centre = ({ left, right }: PrintedCharacter) => (left + right) / 2

const isWithin =
  ({ box }: PrintedLine) =>
  (one: PrintedCharacter): boolean =>
    centre(one) > box.left && centre(one) < box.right

/** The words that stand under another line, at the beginning, were read less surely than that line has them. */
const coveredWords = (line: PrintedLine, others: readonly PrintedLine[]): number => {
  for (const other of others) {
    if (other === line || other.box.left > line.box.right || sharedHeight(line.box, other.box) < SAME_ROW) continue
    const covered = line.characters.filter(isWithin(other))
    const first = line.characters.findIndex((one) => !isWithin(other)(one))
    // The words that the other line covers open this one, and end at a blank.
    const end = first < 0 ? -1 : line.characters.findIndex((one, at) => at >= first - 1 && one.character === ' ')
    const isOpening = first > 0 && end >= 0 && end <= first + 1
    if (isOpening && meanConfidence(covered) < meanConfidence(other.characters.filter(isWithin(line)))) return end + 1
  }
  return 0
}

const isWhole = ({ text, characters }: PrintedLine) => characters.length === [...text].length

/**
 * A large value behind a small label: the finder's box of the value takes in the end of the label, which is read once more, with letters of
 * another size. What the label's own line reads more surely is taken off the value.
 */
export const partOverlapping = (lines: readonly PrintedLine[]): readonly PrintedLine[] =>
  lines.map((line) => {
    const from = isWhole(line) ? coveredWords(line, lines) : 0
    if (from === 0) return line
    const characters = line.characters.slice(from)
    if (characters.length === 0) return line
    return {
      ...line,
      characters,
      text: characters.map(({ character }) => character).join(''),
      confidence: meanConfidence(characters),
      box: { ...line.box, left: characters[0]!.left },
    }
  })
