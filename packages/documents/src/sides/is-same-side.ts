import type { PrintedLine } from '../evidence/printed-line.js'
import type { SideEvidence } from '../evidence/side-evidence.js'
import { plainText } from '../text/plain-text.js'
import { isSimilar } from '../text/similarity.js'
import { judgingLimits as limits } from './judging-limits.js'

const textsOf = (lines: readonly PrintedLine[]): string[] =>
  lines.map(({ text }) => plainText(text)).filter((text) => text.length >= limits.sameLineLetters)

/** Whether two pictures show the same side: one sent twice, taken twice, or the same side of two people's cards. */
export const isSameSide = (one: SideEvidence, other: SideEvidence): boolean => {
  const [zone, otherZone] = [one.mrz?.reading, other.mrz?.reading]
  // No document has two zones of one format; what fails its check digits may be a pattern.
  if (zone?.valid && otherZone?.valid && zone.format === otherZone.format) return true
  const [fewer, more] = [textsOf(one.lines), textsOf(other.lines)].sort((a, b) => a.length - b.length)
  const alike = fewer!.filter((line) => more!.some((each) => isSimilar(line, each, limits.sameLine))).length
  // A back may repeat a few lines of a front that has many more.
  if (fewer!.length < limits.likeNumber * more!.length) return false
  return alike >= limits.sameLines && alike >= limits.sameShare * fewer!.length
}
