import type { MrzFormatName } from '@vivid/documents'
import { centre, contains, type LocatedDocument, type Quad } from '@vivid/vision'
import { pageAroundZone } from './page-around-zone.js'

/**
 * Where to lay down the document that was asked for: the one chosen, or one seen less surely than counts as a document
 * elsewhere. A zone that was read outside of all of them tells the place better than they do.
 */
export function guessDocument(
  chosen: LocatedDocument | null,
  seen: readonly LocatedDocument[],
  zone: { readonly quad: Quad; readonly format: MrzFormatName } | null,
): LocatedDocument | undefined {
  const surest = chosen ?? seen[0]
  if (!zone || (surest && contains(surest.quad, centre(zone.quad)))) return surest
  return pageAroundZone(zone.quad, zone.format)
}
