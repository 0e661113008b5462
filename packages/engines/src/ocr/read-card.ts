import type { Rejected } from '@vivid/contract'
import { jpegOnly, UndecodableImage } from '@vivid/vision'
import type { Stopwatch } from '../stopwatch.js'
import type { DocumentReader } from './document-reader.js'
import { type InterpretedDocument, interpret, type Knowledge } from './interpret.js'
import { cardSide, type ReadDocument } from './read-document.js'

/** Below this a code may tell more surely what document it is. */
const SURE_TEMPLATE = 0.7

/** Both pictures to one document, or the coded answer for bytes that are no picture. */
export async function readCard(
  reader: DocumentReader,
  pictures: { readonly frontside: Uint8Array; readonly backside: Uint8Array | undefined },
  knowledge: Knowledge,
  stopwatch: Stopwatch,
): Promise<InterpretedDocument | Rejected> {
  const reads: ReadDocument[] = []
  for (const side of ['frontside', 'backside'] as const) {
    const bytes = pictures[side]
    if (!bytes) return { outcome: 'rejected', error: 'backside_missing', metadata: side }
    try {
      reads.push(await reader.read(bytes, cardSide, jpegOnly, stopwatch))
    } catch (error) {
      if (!(error instanceof UndecodableImage)) throw error
      return { outcome: 'rejected', error: 'file_unreadable', metadata: side }
    }
  }
  const card = await stopwatch.stage('interpret', () => interpret(reads, knowledge, 'card'))
  const completed: ReadDocument[] = []
  for (const read of reads) completed.push(await complete(reader, card, read, stopwatch))
  if (completed.every((read, i) => read === reads[i])) return card
  return stopwatch.stage('interpret', () => interpret(completed, knowledge, 'card'))
}

/** Reads what the document is now known to carry on that side; of an unknown document, whatever there may be. */
async function complete(
  reader: DocumentReader,
  { template, confidence, front, back }: InterpretedDocument,
  read: ReadDocument,
  stopwatch: Stopwatch,
): Promise<ReadDocument> {
  const side = [front, back].find((one) => one?.read === read)?.side ?? 'front'
  const rule = template?.sides[side]
  const hasZone = [front, back].some((one) => one?.read.mrz)
  const isZoneLacking = !hasZone && (template === null || rule?.mrz)
  const searched = isZoneLacking ? await stopwatch.stage('search', () => reader.searchZone(read)) : read
  const areCodesExpected = confidence < SURE_TEMPLATE || rule?.barcodes
  const completed = areCodesExpected ? await stopwatch.stage('read-codes', () => reader.readCodes(searched)) : searched
  return completed.mrz || completed.codes ? completed : read
}
