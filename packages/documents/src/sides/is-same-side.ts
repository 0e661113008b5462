import type { PrintedLine } from '../evidence/printed-line.js'
import type { SideEvidence } from '../evidence/side-evidence.js'
import type { TextBudget } from '../evidence/text-budget.js'
import { plainText } from '../text/plain-text.js'
import { similarAmong } from '../text/similar-among.js'
import { judgingLimits as limits } from './judging-limits.js'

type Placed = Pick<PrintedLine, 'text' | 'box'>

const placedTexts = (lines: readonly PrintedLine[]): Placed[] =>
  lines
    .map(({ text, box }) => ({ text: plainText(text), box }))
    .filter(({ text }) => text.length >= limits.sameLineLetters)

/** One line for each text: a table may repeat a date in every row. */
const distinct = (lines: readonly Placed[]): Placed[] => [...new Map(lines.map((line) => [line.text, line])).values()]

const isAtPlaceOf = ({ box }: Placed, { box: other }: Placed): boolean =>
  Math.abs(box.left - other.left) <= limits.samePlace && Math.abs(box.top - other.top) <= limits.samePlace

/** Whether enough texts stand on both. Only what is alike counts: print that was added to a picture must not hide the rest. */
const areAlike = (one: readonly Placed[], other: readonly Placed[], budget: TextBudget | undefined): boolean => {
  const [fewer, more] = [one, other].sort((a, b) => a.length - b.length) as [Placed[], Placed[]]
  const texts = new Set(more.map(({ text }) => text))
  const similarTo = similarAmong(texts, limits.sameLine)
  const weigh = (line: Placed): number => {
    const isEqual = texts.has(line.text)
    // A line that was not compared may stand on both pictures.
    if (!isEqual && budget?.take('textPairs', texts.size) === false) return 2
    const similar = isEqual ? [line.text] : similarTo(line.text).map(({ text }) => text)
    const alike = more.filter(({ text }) => similar.includes(text))
    if (alike.length === 0) return 0
    return alike.some((its) => isAtPlaceOf(line, its)) ? 2 : 1
  }
  return distinct(fewer).reduce((sum, line) => sum + weigh(line), 0) >= limits.sameTexts
}

/** Whether two pictures show the same side: one sent twice, taken twice, or the same side of two people's cards. */
export const isSameSide = (one: SideEvidence, other: SideEvidence, budget?: TextBudget): boolean => {
  const [zone, otherZone] = [one.mrz?.reading, other.mrz?.reading]
  // No document has two zones of one format; what fails its check digits may be a pattern.
  if (zone?.valid && otherZone?.valid && zone.format === otherZone.format) return true
  return areAlike(placedTexts(one.lines), placedTexts(other.lines), budget)
}
