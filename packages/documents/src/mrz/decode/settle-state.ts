import { isKnownState, knownStates } from '../states/read-state.js'
import { decodingLimits } from './decoding-limits.js'

const padded = knownStates.map((code) => code.padEnd(3, '<'))

/**
 * State codes are a closed list without a check digit: an unknown code gives way to the known one that is nearly as
 * probable, if there is exactly one such. A code that is clearly printed stays, known or not.
 */
export const settleState = (text: string, costOf: (at: number, character: string) => number): string => {
  if (isKnownState(text.replace(/<+$/, ''))) return text
  const priced = padded
    .map((code) => ({ code, cost: costOf(0, code[0]!) + costOf(1, code[1]!) + costOf(2, code[2]!) }))
    .filter(({ cost }) => cost <= decodingLimits.maxCorrectionCost)
    .sort((a, b) => a.cost - b.cost)
  const [best, rival] = priced
  if (!best || (rival && rival.cost - best.cost < decodingLimits.minCorrectionGap)) return text
  return best.code
}
