import { parseMrz } from '@vivid/documents'
import { type DecodeLimits, decode, locate } from '@vivid/vision'
import type { ReaderModels } from './models.js'
import type { ReadDocument } from './read-document.js'
import { chooseDocument } from './stages/choose-document.js'
import { readMrz } from './stages/read-mrz.js'
import { scoreAttempt } from './stages/score-attempt.js'
import { suggestStrips } from './stages/suggest-strips.js'

/** Bytes to everything that was seen and read: decode → locate → rectify → find lines → read → parse. */
export async function readDocument(
  models: ReaderModels,
  bytes: Uint8Array,
  limits: DecodeLimits,
  today: Date,
): Promise<ReadDocument> {
  const decoded = await decode(bytes, limits)
  const { picture } = decoded
  const located = await locate(models.locator, picture)
  const attempt = await readMrz(models, picture, suggestStrips(models.locator, picture, located))
  const reading = attempt && parseMrz(attempt.decoded.lines, today)
  return {
    ...decoded,
    located,
    document: chooseDocument(located.documents, attempt?.found.quad ?? null),
    mrz: attempt && reading && { reading, attempt, imageScore: scoreAttempt(attempt) },
  }
}
