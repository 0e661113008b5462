import type { LocatedDocument, Model, Picture, Quad } from '@vivid/vision'
import { type FlatDocument, layFlat } from './lay-flat.js'
import { placeDocument } from './place-document.js'

/** The document at its guessed place, laid down flat; the whole picture where nobody knows a place. */
export async function flatten(
  locator: Model,
  picture: Picture,
  photo: Picture,
  guess: LocatedDocument | undefined,
  zone: Quad | null,
): Promise<FlatDocument> {
  const quad = guess ? await placeDocument(locator, picture, photo, guess) : null
  return layFlat(photo, guess?.kind ?? 'card', quad, zone)
}
