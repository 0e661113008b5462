import { parseMrz } from '@vivid/documents'
import { type DecodeLimits, decode, locate } from '@vivid/vision'
import { startStopwatch } from '../stopwatch.js'
import { type ReaderModels, watchModels } from './models.js'
import type { ReadDocument } from './read-document.js'
import { chooseDocument } from './stages/choose-document.js'
import { readMrz } from './stages/read-mrz.js'
import { scoreAttempt } from './stages/score-attempt.js'
import { suggestStrips } from './stages/suggest-strips.js'

/** Bytes to everything that was seen and read: decode → locate → rectify → find lines → read → parse. */
export async function readDocument(
  loaded: ReaderModels,
  bytes: Uint8Array,
  limits: DecodeLimits,
  today: Date,
  stopwatch = startStopwatch(),
): Promise<ReadDocument> {
  const models = watchModels(loaded, stopwatch)
  const decoded = await stopwatch.stage('decode', () => decode(bytes, limits))
  const { picture } = decoded
  const located = await stopwatch.stage('locate', () => locate(models.locator, picture))
  const attempt = await stopwatch.stage('read', () =>
    readMrz(models, picture, suggestStrips(models.locator, picture, located)),
  )
  const reading = attempt && parseMrz(attempt.decoded.lines, today)
  return {
    ...decoded,
    located,
    document: chooseDocument(located.documents, attempt?.found.quad ?? null),
    mrz: attempt && reading && { reading, attempt, imageScore: scoreAttempt(attempt) },
  }
}
