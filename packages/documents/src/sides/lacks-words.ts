import { height, middle } from '../evidence/box-size.js'
import { isLegible } from '../evidence/is-legible.js'
import type { Box, PrintedLine } from '../evidence/printed-line.js'
import type { FusedField } from '../fields/candidate.js'
import { matchingLimits } from '../match/matching-limits.js'
import { searchedLine } from '../read/page/seek-phrases.js'
import { findIn, phraseOfPlain } from '../text/phrase.js'
import { plainText } from '../text/plain-text.js'
import { sameName } from '../text/same-name.js'
import { judgingLimits } from './judging-limits.js'

const { column, wordCost } = judgingLimits

/** The words that a machine goes on with where the print of a name ends. */
const wordsAfter = (print: string, machine: string): readonly string[] => {
  const words = machine.split(' ')
  const own = print.split(' ').length
  return own < words.length && sameName(print, words.slice(0, own).join(' ')) ? words.slice(own) : []
}

const isWithin = ({ box }: PrintedLine, { left, top, right, bottom }: Box): boolean => {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  return x >= left && x <= right && y >= top && y <= bottom
}

/** Whether print runs on as far as `right` in the same column: lines that begin where this one does may be as long. */
const reaches = (line: PrintedLine, right: number, lines: readonly PrintedLine[]): boolean =>
  lines.some((other) => Math.abs(other.box.left - line.box.left) <= column && other.box.right >= right)

/** Whether anything was found where the line would go on, or a line under it that is not legible: the words may stand there. */
const mayGoOn = ({ box }: PrintedLine, right: number, lines: readonly PrintedLine[]): boolean => {
  return lines.some((other) => {
    const at = middle(other.box)
    const isBeside = at > box.top && at < box.bottom && other.box.right > box.right && other.box.left < right
    const isBelow = at > box.bottom && at < box.bottom + 3 * height(box) && other.box.left < right
    return isBeside || (isBelow && !isLegible(other))
  })
}

const standsOn = (word: string, lines: readonly PrintedLine[]): boolean => {
  const phrase = phraseOfPlain(plainText(word))
  return lines.some((line) => findIn(searchedLine(line), phrase, wordCost * word.length) !== null)
}

/**
 * Whether a side does not print all of a name that a machine tells: its line was read surely to the end, had room for the next word, as
 * other lines of its column show, and the words stand nowhere else on the side. A word that was not found is no evidence by itself.
 */
export const lacksWords = (print: FusedField, machine: FusedField, lines: readonly PrintedLine[]): boolean => {
  const missing = wordsAfter(print.value, machine.value)
  const { box } = print
  if (print.source !== 'print' || machine.source === 'print' || !box || missing.length === 0) return false
  const own = lines.filter((line) => isWithin(line, box))
  const [line] = own
  if (!line || own.length > 1 || line.characters.some(({ confidence }) => confidence < matchingLimits.sure))
    return false
  if (!plainText(line.text).endsWith(plainText(print.value))) return false
  const letter = (line.box.right - line.box.left) / line.characters.length
  const right = line.box.right + (missing[0]!.length + 1) * letter
  const others = lines.filter((other) => other !== line)
  return reaches(line, right, others) && !mayGoOn(line, right, others) && !missing.some((word) => standsOn(word, lines))
}
