import { applicableChecks, verifyChecks } from '../verify-checks.js'
import { decodingLimits } from './decoding-limits.js'
import type { FormatReading } from './read-as-format.js'
import { satisfyChecks } from './satisfy-checks.js'

/**
 * The most probable reading that satisfies the check digits, if it is nearly as probable as what was read and clearly more
 * probable than any other; otherwise what was read.
 */
export const correct = ({ format, lines, costs }: FormatReading): string[] => {
  if (verifyChecks(format, lines).every((check) => check.valid)) return lines
  // The plain layout takes part too: a misread filler may only look like a long number.
  const layouts = new Set([...applicableChecks(format, lines), format.checks])
  const satisfying = [...layouts]
    .flatMap((checks) => satisfyChecks(checks, lines, costs))
    .filter(({ lines: found }) => verifyChecks(format, found).every((check) => check.valid))
    .sort((a, b) => a.cost - b.cost)
  const [best] = satisfying
  if (!best || best.cost > decodingLimits.maxCorrectionCost) return lines
  const rival = satisfying.find((other) => other.lines.join() !== best.lines.join())
  return rival && rival.cost - best.cost < decodingLimits.minCorrectionGap ? lines : best.lines
}
