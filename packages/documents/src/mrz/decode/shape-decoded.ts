import { mrzCharacters } from '../alphabet.js'
import type { CheckName, MrzFormatName } from '../mrz-format.js'
import { applicableChecks, verifyChecks } from '../verify-checks.js'
import { decodingLimits } from './decoding-limits.js'
import type { RankedReading } from './rank-readings.js'
import type { FormatReading } from './read-as-format.js'
import { characterCount } from './recognised-line.js'
import { satisfyChecks } from './satisfy-checks.js'
import type { WeighedLine } from './weigh-lines.js'

interface Correction {
  line: number
  position: number
  read: string
  taken: string
}

export interface DecodedMrz {
  format: MrzFormatName
  lines: readonly string[]
  /** Every check digit holds. */
  valid: boolean
  failingChecks: readonly CheckName[]
  /** The recogniser's probability of each character, 0…1, per line. */
  confidences: readonly Float32Array[]
  /** The least probable character's probability, over everything and over the names, which no check digit protects. */
  confidence: number
  nameConfidence: number
  /** Mean log-probability per character. */
  meanLogProb: number
  /** Which of the given lines these are. */
  lineIndexes: readonly number[]
  /** Characters that were changed from the most probable reading to satisfy check digits. */
  corrections: readonly Correction[]
}

const isComposite = ({ name }: { name: CheckName }): boolean => name === 'composite'

/**
 * The most probable reading that satisfies those check digits that `isAsked` names, if it is nearly as probable as what was read and
 * clearly more probable than any other.
 */
const satisfy = (
  { format, lines, costs }: FormatReading,
  isAsked: (check: { name: CheckName }) => boolean,
): readonly string[] | null => {
  const holds = (found: readonly string[]) =>
    verifyChecks(format, found).every((check) => check.valid || !isAsked(check))
  if (holds(lines)) return lines
  // The plain layout takes part too: a misread filler may only look like a long number.
  const layouts = new Set([...applicableChecks(format, lines), format.checks])
  const satisfying = [...layouts]
    .flatMap((checks) => satisfyChecks(checks.filter(isAsked), lines, costs))
    .filter(({ lines: found }) => holds(found))
    .sort((a, b) => a.cost - b.cost)
  const [best] = satisfying
  if (!best || best.cost > decodingLimits.maxCorrectionCost) return null
  const rival = satisfying.find((other) => other.lines.join() !== best.lines.join())
  return rival && rival.cost - best.cost < decodingLimits.minCorrectionGap ? null : best.lines
}

/**
 * What satisfies all check digits. Where the composite one fails as read, and no reading mends it, it may be misprinted: then what
 * satisfies those of the fields. Otherwise what was read.
 */
const correct = (reading: FormatReading): readonly string[] => {
  const all = satisfy(reading, () => true)
  if (all) return all
  const isCompositeWrong = verifyChecks(reading.format, reading.lines).some(
    (check) => isComposite(check) && !check.valid,
  )
  return (isCompositeWrong && satisfy(reading, (check) => !isComposite(check))) || reading.lines
}

const confidencesOf = (weighed: readonly WeighedLine[], lines: readonly string[]): Float32Array[] =>
  weighed.map(({ scores }, line) =>
    Float32Array.from(lines[line]!, (character, at) =>
      Math.exp(scores[at * characterCount + mrzCharacters.indexOf(character)]!),
    ),
  )

const correctionsOf = (read: readonly string[], taken: readonly string[]): Correction[] =>
  taken.flatMap((text, line) =>
    [...text].flatMap((character, position) =>
      character === read[line]![position] ? [] : [{ line, position, read: read[line]![position]!, taken: character }],
    ),
  )

const least = (lines: readonly Float32Array[]): number => Math.min(...lines.flatMap((line) => [...line]))

/** Corrects the chosen reading where that is safe, and says how sure each character is. */
export const shapeDecoded = ({ reading, meanLogProb, lineIndexes }: RankedReading): DecodedMrz => {
  const { format, weighed } = reading
  const lines = correct(reading)
  const checks = verifyChecks(format, lines)
  const confidences = confidencesOf(weighed, lines)
  const names = format.fields.filter(({ name }) => ['names', 'surnames', 'givenNames'].includes(name))
  return {
    format: format.name,
    lines,
    valid: checks.every((check) => check.valid),
    failingChecks: checks.filter((check) => !check.valid).map((check) => check.name),
    confidences,
    confidence: least(confidences),
    nameConfidence: least(names.map(({ line, start, end }) => confidences[line]!.subarray(start, end))),
    meanLogProb,
    lineIndexes,
    corrections: correctionsOf(reading.lines, lines),
  }
}
