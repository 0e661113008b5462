import type { DocumentKind } from '@vivid/vision'
import type { InterpretedDocument } from '../interpret/interpret.js'
import type { ReadDocument } from '../read-document.js'

/**
 * The holder's, by what was made of the pictures, or by a passport's zone where nothing else was asked for. A card's zone alone will
 * not do: Mexico prints M for *mujer*.
 */
export const printedSex = (
  document: InterpretedDocument | null,
  reads: readonly ReadDocument[],
  kind: DocumentKind,
): 'M' | 'F' | null => {
  if (document) return sexIn(document)
  return (kind === 'passport' && reads[0]?.mrz?.reading.sex.value) || null
}

export const sexIn = ({ fields: { gender } }: InterpretedDocument): 'M' | 'F' | null =>
  gender?.value === 'M' || gender?.value === 'F' ? gender.value : null
