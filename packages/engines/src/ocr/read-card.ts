import type { Rejected } from '@vivid/contract'
import type { ChosenTemplate, Side } from '@vivid/documents'
import { jpegOnly, UndecodableImage } from '@vivid/vision'
import type { Stopwatch } from '../stopwatch.js'
import type { DocumentReader } from './document-reader.js'
import { expectsCodes } from './expects-codes.js'
import { type InterpretedDocument, interpret, type Knowledge, recognise } from './interpret/interpret.js'
import { cardSide, type ReadDocument } from './read-document.js'

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
  const chosen = await stopwatch.stage('recognise', () => recognise(reads, knowledge, 'card'))
  const hasZone = reads.some(({ mrz }) => mrz !== null)
  const completed: ReadDocument[] = []
  for (const [index, read] of reads.entries()) {
    const side = index === chosen?.backIndex ? 'back' : 'front'
    completed.push(await complete(reader, read, { chosen, side, hasZone }, stopwatch))
  }
  // Recognised anew only where something has been read since: a zone, or a code.
  const isUnchanged = completed.every(({ mrz, codes }, i) => mrz === reads[i]!.mrz && !codes?.barcodes.length)
  const recognised = isUnchanged ? chosen : undefined
  const card = await stopwatch.stage('interpret', () => interpret(completed, knowledge, 'card', recognised))
  const unread = card.sides?.unread && card[card.sides.unread.side]
  if (!unread) return card
  // A page that shows both sides: the one asked for lies beside the one that was read.
  const where = card.sides.unread.why === 'repeated' ? 'beside' : 'anywhere'
  const again = await stopwatch.stage('look-again', () => reader.lookAgain(unread.read, where))
  if (!again) return card
  const expected = { chosen, side: unread.side, hasZone: completed.some((read) => read !== unread.read && read.mrz) }
  const second = await complete(reader, again, expected, stopwatch)
  const replaced = completed.map((read) => (read === unread.read ? second : read))
  const better = await stopwatch.stage('interpret', () => interpret(replaced, knowledge, 'card'))
  return better.sides?.unread ? card : better
}

/** Reads what the document is now known to carry on that side; of an unknown document, whatever there may be. */
async function complete(
  reader: DocumentReader,
  read: ReadDocument,
  { chosen, side, hasZone }: { chosen: ChosenTemplate | null; side: Side; hasZone: boolean },
  stopwatch: Stopwatch,
): Promise<ReadDocument> {
  const rule = chosen?.template.sides[side]
  const isZoneLacking = !hasZone && (chosen === null || rule?.mrz)
  const searched = isZoneLacking ? await stopwatch.stage('search', () => reader.searchZone(read)) : read
  if (!expectsCodes(chosen, side, searched)) return searched
  return stopwatch.stage('read-codes', () => reader.readCodes(searched))
}
