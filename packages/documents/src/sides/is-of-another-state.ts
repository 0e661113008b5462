import { stateInPrint } from '../choose/choose-template.js'
import type { RecognisedSide } from '../choose/recognise-side.js'
import type { SideEvidence } from '../evidence/side-evidence.js'
import type { Template } from '../templates/template.js'

/**
 * Whether a back prints what only another state's documents have, headings above all, than the state that the template or
 * the front's zone names.
 */
export const isOfAnotherState = (front: SideEvidence, back: RecognisedSide, template: Template | null): boolean => {
  const { reading } = front.mrz ?? {}
  const own = template?.state ?? (reading?.valid ? reading.country : null)
  if (own === null || back.evidence.mrz) return false
  const state = stateInPrint(back)
  return state !== null && state !== own
}
