import { isSideLegible } from '@vivid/documents'
import { centre, contains, type LocatedDocument, wholePicture } from '@vivid/vision'
import { confirmDocument } from './locate/confirm-document.js'
import { flatten, viewOf } from './locate/lay-flat.js'
import { lookElsewhere, type Where } from './locate/look-elsewhere.js'
import { planOfLooks } from './locate/plan-looks.js'
import { blockOfLines } from './mrz/find-lines.js'
import { readZone } from './mrz/read-zone.js'
import { readPrint } from './print/read-print.js'
import { readCodesOf } from './read-codes-of.js'
import type { ReadDocument } from './read-document.js'
import type { ReaderRun } from './read-picture.js'

/**
 * Reads a picture once more, in the places in which the document may lie other than the first; null where nothing is legible
 * there either. A picture of both sides has the other one elsewhere too. Needs the document laid flat.
 */
export const lookAgain = async (run: ReaderRun, read: ReadDocument, where: Where): Promise<ReadDocument | null> => {
  if (!read.print) return null
  const { models, budget } = run
  const places = await lookElsewhere({ locator: models.locator, picture: read.picture, budget }, read, where)
  for (const place of places.slice(0, planOfLooks.elsewhere.places)) {
    const again = await readPlace(run, read, place)
    if (isRead(again)) return again
  }
  // A card that fills the picture is its own frame, and the locator may see no more than a part of it.
  const whole = where === 'anywhere' ? await readUncut(run, read) : null
  return whole && isRead(whole) ? whole : null
}

const readUncut = async ({ models, budget }: ReaderRun, read: ReadDocument): Promise<ReadDocument> => {
  const { photo } = read.print!.flat
  const print = await readPrint(models, viewOf(photo, 'card', wholePicture(photo)), null, budget)
  return { ...read, document: null, mrz: null, print, codes: null, budget }
}

const readPlace = async ({ models, budget, today }: ReaderRun, read: ReadDocument, place: LocatedDocument) => {
  const { picture } = read
  const searched = { locator: models.locator, picture, budget }
  const { photo } = read.print!.flat
  const within = read.located.mrzs.filter(({ quad }) => contains(place.quad, centre(quad)))
  const located = { documents: [place], mrzs: within }
  const mrz = await readZone(models, searched, photo, located, 'likely', today)
  const zone = mrz && blockOfLines(mrz.attempt.found)
  const confirmed = (await confirmDocument(searched, place, false)) ?? place
  const flat = flatten(picture, photo, { ...confirmed, kind: place.kind }, zone)
  const print = await readPrint(models, flat, zone, budget)
  const codes = await readCodesOf(models.barcodeDecoder, flat, budget)
  return { ...read, located, document: place, mrz, print, codes, budget }
}

const isRead = ({ mrz, print, codes }: ReadDocument): boolean =>
  mrz !== null || (codes?.barcodes.length ?? 0) > 0 || isSideLegible(print?.lines ?? [])
