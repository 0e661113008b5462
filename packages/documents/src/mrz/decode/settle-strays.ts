import type { FieldSpec } from '../mrz-format.js'
import { decodingLimits } from './decoding-limits.js'

/** What a filler would cost at each place of a field, in nats. */
type FillerCosts = (at: number) => number

/** Once three fillers have ended a name, what follows is filler too, as far as the recogniser does not insist. */
const settleName = (text: string, fillerCost: FillerCosts): string => {
  const gap = text.indexOf('<<<')
  if (gap < 0) return text
  let tail = text.length
  while (tail > gap && fillerCost(tail - 1) <= decodingLimits.maxStrayCost) tail--
  return text.slice(0, tail).padEnd(text.length, '<')
}

/** Single letters amid fillers in optional data are fillers misread; single digits are printed by some issuers. */
const settleOptionalData = (text: string, fillerCost: FillerCosts): string =>
  text.replace(/(?<=<<)[A-Z](?=<<|<?$)/g, (letter, at: number) =>
    fillerCost(at) <= decodingLimits.maxStrayCost ? '<' : letter,
  )

/** A field's text with fillers in place of stray letters that check digits cannot see (K is worth as much as a filler). */
export const settleStrays = (field: FieldSpec, text: string, fillerCost: FillerCosts): string => {
  if (field.name === 'names' || field.name === 'surnames') return settleName(text, fillerCost)
  if (field.name === 'optionalData' || field.name === 'optionalData2') return settleOptionalData(text, fillerCost)
  return text
}
