import { checkDigit } from './check-digit.js'
import { longNumberCheckAt, longNumberChecks } from './long-number.js'
import type { CheckName, CheckSpec, MrzFormat, Span } from './mrz-format.js'

export interface VerifiedCheck {
  name: CheckName
  line: number
  position: number
  printed: string
  expected: string
  valid: boolean
}

/** The format's checks as they apply to these lines: one list, or several where issuers differ and either may hold. */
export const applicableChecks = (format: MrzFormat, lines: readonly string[]): readonly (readonly CheckSpec[])[] => {
  const position = longNumberCheckAt(format, lines[0]!)
  if (position === null) return [format.checks]
  return longNumberChecks(position).map((long) =>
    format.checks.map((check) => (check.name === 'documentNumber' ? long : check)),
  )
}

export const coveredText = (lines: readonly string[], covers: readonly Span[]): string =>
  covers.map(({ line, start, end }) => lines[line]!.slice(start, end)).join('')

const verify = (lines: readonly string[], check: CheckSpec): VerifiedCheck => {
  const covered = coveredText(lines, check.covers)
  const printed = lines[check.line]![check.position]!
  const expected = checkDigit(covered)
  const blank = check.fillerWhenEmpty === true && printed === '<' && /^<*$/.test(covered)
  const { name, line, position } = check
  return { name, line, position, printed, expected, valid: blank || printed === expected }
}

/** Every check digit of the lines; of several applicable lists, the one with the most that hold. */
export const verifyChecks = (format: MrzFormat, lines: readonly string[]): VerifiedCheck[] => {
  const held = (checks: readonly VerifiedCheck[]) => checks.filter((check) => check.valid).length
  return applicableChecks(format, lines)
    .map((checks) => checks.map((check) => verify(lines, check)))
    .reduce((best, other) => (held(other) > held(best) ? other : best))
}
