import { isLegible } from '../evidence/is-legible.js'
import type { PrintedLine } from '../evidence/printed-line.js'
import type { SideEvidence } from '../evidence/side-evidence.js'
import type { TextBudget } from '../evidence/text-budget.js'
import { plainText } from '../text/plain-text.js'
import { similarAmong } from '../text/similar-among.js'
import { judgingLimits as limits } from './judging-limits.js'

const textsOf = (lines: readonly PrintedLine[]): string[] =>
  lines.map(({ text }) => plainText(text)).filter((text) => text.length >= limits.sameLineLetters)

/** Whether enough lines read alike: at least so many, and this share of the fewer. */
const areAlike = (
  one: readonly PrintedLine[],
  other: readonly PrintedLine[],
  { lines, share }: { readonly lines: number; readonly share: number },
  budget: TextBudget | undefined,
): boolean => {
  const [fewer, more] = [textsOf(one), textsOf(other)].sort((a, b) => a.length - b.length)
  // A back may repeat a few lines of a front that has many more.
  if (fewer!.length < limits.likeNumber * more!.length) return false
  const same = new Set(more)
  const similarTo = similarAmong(same, limits.sameLine)
  const isRepeated = (line: string) =>
    same.has(line) || (budget?.take('textPairs', same.size) !== false && similarTo(line).length > 0)
  const alike = fewer!.filter(isRepeated).length
  return alike >= lines && alike >= share * fewer!.length
}

/** Whether two pictures show the same side: one sent twice, taken twice, or the same side of two people's cards. */
export const isSameSide = (one: SideEvidence, other: SideEvidence, budget?: TextBudget): boolean => {
  const [zone, otherZone] = [one.mrz?.reading, other.mrz?.reading]
  // No document has two zones of one format; what fails its check digits may be a pattern.
  if (zone?.valid && otherZone?.valid && zone.format === otherZone.format) return true
  return (
    areAlike(one.lines, other.lines, limits.sameLines, budget) ||
    // Labels that are too small to be read differ from picture to picture, and say nothing.
    areAlike(one.lines.filter(isLegible), other.lines.filter(isLegible), limits.sameLegible, budget)
  )
}
