import { type DecodeLimits, decode, readBarcodes, toGrey } from '@vivid/vision'
import { startStopwatch } from '../stopwatch.js'
import { chooseDocument } from './locate/choose-document.js'
import { confirmDocument, seeConfirmed } from './locate/confirm-document.js'
import { guessDocument } from './locate/guess-document.js'
import { layFlat } from './locate/lay-flat.js'
import { locateDocument } from './locate/locate-document.js'
import { placeDocument } from './locate/place-document.js'
import { type ReaderModels, watchModels } from './models.js'
import { blockOfLines } from './mrz/block-of-lines.js'
import { readZone } from './mrz/read-zone.js'
import { readPrint } from './print/read-print.js'
import type { ReadDocument, Wanted } from './read-document.js'

/** Bytes to everything that was seen and read: decode → locate → read the zone → lay flat → read print → read codes. */
export async function readDocument(
  loaded: ReaderModels,
  bytes: Uint8Array,
  limits: DecodeLimits,
  today: Date,
  wanted: Wanted,
  stopwatch = startStopwatch(),
): Promise<ReadDocument> {
  const models = watchModels(loaded, stopwatch)
  const decoded = await stopwatch.stage('decode', () => decode(bytes, limits))
  const { picture } = decoded
  const located = await stopwatch.stage('locate', () => locateDocument(models.locator, picture))
  // Worth its time only where more than the zone is read from it.
  const photo = wanted.print || wanted.codes ? toGrey(picture) : picture
  const mrz = await stopwatch.stage('read', () => readZone(models, picture, photo, located, wanted.zone, today))
  const chosen = chooseDocument(located.documents, mrz?.attempt.found.quad ?? null)
  const read = { ...decoded, located, document: chosen, mrz, print: null, codes: null }
  if (!wanted.print && !wanted.codes) return read

  const zone = mrz && blockOfLines(mrz.attempt.found)
  const guess = guessDocument(chosen, located.documents, mrz && { quad: zone!, format: mrz.reading.format })
  const { confirmed, flat } = await stopwatch.stage('flatten', async () => {
    const confirmed = await confirmDocument(models.locator, picture, guess, zone === null)
    const quad = confirmed ? placeDocument(picture, photo, confirmed) : null
    return { confirmed, flat: layFlat(photo, confirmed?.kind ?? 'card', quad, zone) }
  })
  const seen = seeConfirmed(located, confirmed, guess)
  const document = seen === located ? chosen : chooseDocument(seen.documents, mrz?.attempt.found.quad ?? null)
  const print = wanted.print ? await stopwatch.stage('read-print', () => readPrint(models, flat, zone)) : null
  const codes = wanted.codes
    ? await stopwatch.stage('read-codes', () => readBarcodes(models.barcodeDecoder, flat.photo, flat.quad))
    : null
  return { ...read, located: seen, document, print, codes }
}
