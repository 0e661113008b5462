import { decodingLimits } from './decoding-limits.js'
import { type RankedReading, rankReadings } from './rank-readings.js'
import type { RecognisedLine } from './recognised-line.js'
import type { DecodedMrz } from './shape-decoded.js'
import { shapeDecoded } from './shape-decoded.js'
import { createLineWeigher } from './weigh-lines.js'

const isSupported = ({ support, meanLogProb }: RankedReading): boolean =>
  support >= decodingLimits.minSupport && meanLogProb >= decodingLimits.minMeanLogProb

/** The machine readable zone among these lines (top to bottom), or null when nothing speaks well enough for one. */
export const decodeMrz = (lines: readonly RecognisedLine[]): DecodedMrz | null => {
  const weigher = createLineWeigher(lines)
  const straight = rankReadings(weigher, decodingLimits.straightLengthMisfit).find(isSupported)
  if (straight && straight.support >= decodingLimits.strongSupport) return shapeDecoded(straight)
  if (!straight && weigher.fillerCount < decodingLimits.minFillersToStretch) return null
  const best = rankReadings(weigher, decodingLimits.maxLengthMisfit).find(isSupported)
  return best ? shapeDecoded(best) : null
}
