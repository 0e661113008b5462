import type { LocatedDocument, Picture, Quad } from '@vivid/vision'
import { type FlatDocument, layFlat } from './lay-flat.js'
import { placeDocument } from './place-document.js'

/** The document at its confirmed place, laid down flat; the whole picture where nobody knows a place. */
export function flatten(
  picture: Picture,
  photo: Picture,
  confirmed: LocatedDocument | undefined,
  zone: Quad | null,
): FlatDocument {
  const quad = confirmed ? placeDocument(picture, photo, confirmed) : null
  return layFlat(photo, confirmed?.kind ?? 'card', quad, zone)
}
