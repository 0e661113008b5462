import type { InterpretedDocument } from '../interpret/interpret.js'
import type { ReadDocument } from '../read-document.js'

/**
 * The holder's, as it is printed, whatever was asked for and whether or not that could be answered; by the zone where nothing but a
 * passport's zone was read. A card's zone alone will not do: Mexico prints M for *mujer*.
 */
export const printedSex = (
  reads: readonly ReadDocument[],
  interpreted: () => InterpretedDocument,
): 'M' | 'F' | null => {
  if (reads.some(({ print }) => print !== null)) return sexIn(interpreted())
  return reads[0]?.mrz?.reading.sex.value || null
}

export const sexIn = ({ fields: { gender } }: InterpretedDocument): 'M' | 'F' | null =>
  gender?.value === 'M' || gender?.value === 'F' ? gender.value : null
