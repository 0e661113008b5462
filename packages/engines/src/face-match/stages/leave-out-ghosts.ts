import { thresholds } from '../thresholds.js'
import type { Portrait } from './find-portrait.js'

interface Found {
  readonly found: Pick<Portrait, 'share'>
}

/** The portraits, the largest first. A back may bear its holder's portrait a second time, smaller and pale. */
export const leaveOutGhosts = <One extends Found>(portraits: readonly One[]): readonly One[] => {
  const sorted = portraits.toSorted((one, other) => other.found.share - one.found.share)
  return sorted.filter(({ found }) => found.share >= thresholds.ghost * sorted[0]!.found.share)
}
