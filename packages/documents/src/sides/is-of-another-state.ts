import { chooseTemplate } from '../choose/choose-template.js'
import type { SideEvidence } from '../evidence/side-evidence.js'
import type { Template } from '../templates/template.js'
import type { JudgingContext } from './is-read-as.js'

/**
 * Whether a back prints what only another state's documents have, headings above all, than the state that the template or
 * the front's zone names. Codes do not count: a link or a plain text may stand on anything.
 */
export const isOfAnotherState = (
  front: SideEvidence,
  back: SideEvidence,
  template: Template | null,
  { catalogue, today }: JudgingContext,
): boolean => {
  const { reading } = front.mrz ?? {}
  const own = template?.state ?? (reading?.valid ? reading.country : null)
  if (own === null || back.mrz) return false
  const state = chooseTemplate([{ ...back, barcodes: [] }], catalogue, today)?.template.state ?? null
  return state !== null && state !== own
}
