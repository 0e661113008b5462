import { mrzCharacters } from '../alphabet.js'
import type { FieldSpec, MrzFormat } from '../mrz-format.js'
import { isKnownState, knownStates } from '../states/read-state.js'
import { decodingLimits } from './decoding-limits.js'
import { characterCount } from './recognised-line.js'

const padded = knownStates.map((code) => code.padEnd(3, '<'))

/**
 * State codes are a closed list without a check digit: an unknown code gives way to the known one that is nearly as
 * probable, if there is exactly one such. A code that is clearly printed stays, known or not.
 */
export const correctState = (text: string, costOf: (at: number, character: string) => number): string => {
  if (isKnownState(text.replace(/<+$/, ''))) return text
  const priced = padded
    .map((code) => ({ code, cost: costOf(0, code[0]!) + costOf(1, code[1]!) + costOf(2, code[2]!) }))
    .filter(({ cost }) => cost <= decodingLimits.maxCorrectionCost)
    .sort((a, b) => a.cost - b.cost)
  const [best, rival] = priced
  if (!best || (rival && rival.cost - best.cost < decodingLimits.minCorrectionGap)) return text
  return best.code
}

/** What a filler would cost at each place of a field, in nats. */
type FillerCosts = (at: number) => number

/** Once three fillers have ended a name, what follows is filler too, as far as the recogniser does not insist. */
const clearBehindName = (text: string, fillerCost: FillerCosts): string => {
  const gap = text.indexOf('<<<')
  if (gap < 0) return text
  let tail = text.length
  while (tail > gap && fillerCost(tail - 1) <= decodingLimits.maxStrayCost) tail--
  return text.slice(0, tail).padEnd(text.length, '<')
}

/** Single letters amid fillers in optional data are fillers misread; single digits are printed by some issuers. */
const clearOptionalData = (text: string, fillerCost: FillerCosts): string =>
  text.replace(/(?<=<<)[A-Z](?=<<|<?$)/g, (letter, at: number) =>
    fillerCost(at) <= decodingLimits.maxStrayCost ? '<' : letter,
  )

/** A field's text with fillers in place of stray letters that check digits cannot see (K is worth as much as a filler). */
const clearStrays = (field: FieldSpec, text: string, fillerCost: FillerCosts): string => {
  if (field.name === 'names' || field.name === 'surnames') return clearBehindName(text, fillerCost)
  if (field.name === 'optionalData' || field.name === 'optionalData2') return clearOptionalData(text, fillerCost)
  return text
}

/**
 * Corrects fields that no check digit covers by what the format knows beyond alphabets. In `costs` the chosen character then costs nothing, and the
 * one that it replaced what the chosen one cost.
 */
export const correctFields = (
  format: MrzFormat,
  lines: readonly string[],
  costs: readonly Float32Array[],
): string[] => {
  const corrected = [...lines]
  for (const field of format.fields) {
    const { line, start, end } = field
    const place = (at: number, character: string) => (start + at) * characterCount + mrzCharacters.indexOf(character)
    const costOf = (at: number, character: string) => costs[line]![place(at, character)]!
    const read = corrected[line]!.slice(start, end)
    const isState = field.name === 'issuingState' || field.name === 'nationality'
    const taken = isState ? correctState(read, costOf) : clearStrays(field, read, (at) => costOf(at, '<'))
    for (let at = 0; at < read.length; at++) {
      if (taken[at] === read[at]) continue
      costs[line]![place(at, read[at]!)] = costOf(at, taken[at]!)
      costs[line]![place(at, taken[at]!)] = 0
    }
    corrected[line] = corrected[line]!.slice(0, start) + taken + corrected[line]!.slice(end)
  }
  return corrected
}
