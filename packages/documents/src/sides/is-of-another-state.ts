import { chooseTemplate } from '../choose/choose-template.js'
import type { SideEvidence } from '../evidence/side-evidence.js'
import type { JudgingContext } from './is-read-as.js'

/**
 * Whether a back prints what only another state's documents have, headings above all, than the state that the front's zone
 * names. Codes do not count: a link or a plain text may stand on anything.
 */
export const isOfAnotherState = (
  front: SideEvidence,
  back: SideEvidence,
  { catalogue, today }: JudgingContext,
): boolean => {
  const { reading } = front.mrz ?? {}
  if (!reading?.valid || back.mrz) return false
  const state = chooseTemplate([{ ...back, barcodes: [] }], catalogue, today)?.template.state ?? null
  return state !== null && state !== reading.country
}
