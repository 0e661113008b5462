import type { ChosenTemplate, Side } from '@vivid/documents'
import type { ReadDocument } from './read-document.js'

/** Below this a code may tell more surely what document it is. */
const SURE_TEMPLATE = 0.7

/**
 * Whether codes are worth looking for on a side. Of a state's document its template says so; of any other there may be some, but
 * beside a zone whose check digits hold they have nothing to add.
 */
export const expectsCodes = (
  chosen: ChosenTemplate | null,
  side: Side,
  { mrz }: Pick<ReadDocument, 'mrz'>,
): boolean => {
  if (chosen === null) return true
  if (chosen.template.sides[side]?.barcodes) return true
  if (chosen.template.state === null && mrz?.reading.valid) return false
  return chosen.confidence < SURE_TEMPLATE
}
