import { mrzFormats } from '../formats.js'
import type { FieldName, MrzFormat } from '../mrz-format.js'
import { readDateParts } from '../parse/parse-date.js'
import { isKnownState } from '../states/read-state.js'
import { coveredText, verifyChecks } from '../verify-checks.js'
import { type FormatReading, readAsFormat } from './read-as-format.js'
import type { LineWeigher } from './weigh-lines.js'

/**
 * Every choice of `count` lines in order out of `available`, with at most one stray line between neighbours: fragments and
 * background text come between real lines, whole texts do not.
 */
const chooseLines = (available: number, count: number): number[][] => {
  const extend = (chosen: readonly number[]): number[][] => {
    if (chosen.length === count) return [[...chosen]]
    const last = chosen.at(-1)!
    return [last + 1, last + 2].filter((next) => next < available).flatMap((next) => extend([...chosen, next]))
  }
  return Array.from({ length: available }, (_, first) => first).flatMap((first) => extend([first]))
}

/**
 * What each finding is worth, in nats: minus the logarithm of how often random characters of the right alphabet show it.
 * A check digit: 1 in 10. A known state: 280 codes of 26³. A real date: 36,525 of 10⁶. An initial: 2 or so of 26.
 */
const worth = { check: 2.3, state: 4.1, date: 3.3, initial: 2.5, nameGap: 1 } as const

/** How much the text itself, as read and before any correction, speaks for being this format. */
const weighSupport = (format: MrzFormat, lines: readonly string[]): number => {
  if (format.name === 'IDFRA' && !lines[0]!.startsWith('IDFRA')) return -Infinity
  const raw = (name: FieldName): string | null => {
    const field = format.fields.find((spec) => spec.name === name)
    return field ? lines[field.line]!.slice(field.start, field.end) : null
  }
  let support = 0
  for (const check of verifyChecks(format, lines)) {
    const covers = format.checks.find((spec) => spec.name === check.name)!.covers
    // Over nothing but fillers a check digit proves nothing.
    if (check.valid && /[^<0]/.test(coveredText(lines, covers))) support += worth.check
  }
  for (const name of ['issuingState', 'nationality'] as const) {
    if (isKnownState((raw(name) ?? '').replaceAll('<', ''))) support += worth.state
  }
  for (const name of ['birthDate', 'expiryDate'] as const) {
    const date = raw(name)
    if (date !== null && readDateParts(date)?.yy != null) support += worth.date
  }
  if (format.codeInitials.includes(lines[0]![0]!)) support += worth.initial
  if (/[A-Z]<<[A-Z<]/.test(raw('names') ?? raw('surnames') ?? '')) support += worth.nameGap
  return support
}

export interface RankedReading {
  reading: FormatReading
  lineIndexes: number[]
  support: number
  /** Mean log-probability per character, penalties included. */
  meanLogProb: number
  rank: number
}

/** Every format on every choice of lines that could be it, best first. */
export const rankReadings = (weigher: LineWeigher, maxMisfit: number): RankedReading[] => {
  const ranked: RankedReading[] = []
  for (const format of Object.values(mrzFormats)) {
    for (const lineIndexes of chooseLines(weigher.count, format.lineCount)) {
      const weighed = lineIndexes.map((index) => weigher.weigh(index, format.lineLength, maxMisfit))
      if (!weighed.every((line) => line !== null)) continue
      const reading = readAsFormat(format, weighed)
      const logProb = weighed.reduce((sum, line) => sum + line.logProb, -reading.penalty)
      const support = weighSupport(format, reading.lines)
      const meanLogProb = logProb / (format.lineCount * format.lineLength)
      ranked.push({ reading, lineIndexes, support, meanLogProb, rank: support + logProb })
    }
  }
  return ranked.sort((a, b) => b.rank - a.rank)
}
