import { mrzCharacters } from '../alphabet.js'
import type { FieldName, MrzFormat } from '../mrz-format.js'
import { type VerifiedCheck, verifyChecks } from '../verify-checks.js'
import { correct } from './correct.js'
import type { Correction, DecodedMrz } from './decoded-mrz.js'
import type { RankedReading } from './rank-readings.js'
import { characterCount } from './recognised-line.js'
import type { WeighedLine } from './weigh-characters.js'

/** The fields of failing check digits; if only the composite one fails, those that it alone covers. */
const failingFields = (format: MrzFormat, checks: readonly VerifiedCheck[]): FieldName[] => {
  const failing = new Set(checks.filter((check) => !check.valid).map((check) => check.name))
  const own = format.fields.filter((field) => field.check && failing.has(field.check))
  const alone = format.fields.filter((field) => field.name.startsWith('optionalData') && !field.check)
  return (own.length === 0 && failing.has('composite') ? alone : own).map((field) => field.name)
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
    failingFields: failingFields(format, checks),
    confidences,
    confidence: least(confidences),
    nameConfidence: least(names.map(({ line, start, end }) => confidences[line]!.subarray(start, end))),
    meanLogProb,
    lineIndexes,
    corrections: correctionsOf(reading.lines, lines),
  }
}
