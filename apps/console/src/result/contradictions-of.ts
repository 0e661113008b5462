import type { OcrContradiction } from '@vivid/contract'
import type { Body } from '../service/send.js'

/** What contradicts what, as far as the answer's `details` say. */
export const contradictionsOf = (body: Body): readonly OcrContradiction[] => body.details?.contradictions ?? []
