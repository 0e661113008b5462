import type { Rejected } from '@vivid/contract'
import type { ChosenTemplate, Side } from '@vivid/documents'
import { UndecodableImage } from '@vivid/vision'
import { expectsCodes } from './expects-codes.js'
import { type InterpretedDocument, interpret, recognise } from './interpret/interpret.js'
import { hasTimeToSearch } from './locate/plan-looks.js'
import { lookAgain } from './look-again.js'
import { type ReaderRun, readCodes, readPicture, searchZone } from './pipeline.js'
import { cardSide, type Pictures, type ReadDocument } from './read-document.js'
import type { ReadingTrace } from './trace.js'

/** Both pictures to one document, or the coded answer for bytes that are no picture. */
export const readCard = async (
  run: ReaderRun,
  pictures: Pictures,
  { reads, knowledge }: ReadingTrace,
): Promise<InterpretedDocument | Rejected> => {
  for (const side of ['frontside', 'backside'] as const) {
    const open = pictures[side]
    if (!open) return { outcome: 'rejected', error: 'backside_missing', metadata: side }
    try {
      reads.push(await readPicture(run, await open(), cardSide))
    } catch (error) {
      if (!(error instanceof UndecodableImage)) throw error
      return { outcome: 'rejected', error: 'file_unreadable', metadata: side }
    }
  }
  const first = await run.stage('recognise', () => recognise(reads, knowledge, 'card'))
  const { chosen } = first
  const hasZone = reads.some(({ mrz }) => mrz !== null)
  const completed: ReadDocument[] = []
  for (const [index, read] of reads.entries()) {
    const side = index === chosen?.backIndex ? 'back' : 'front'
    completed.push(await complete(run, read, { chosen, side, hasZone }))
  }
  // A zone or a code that was read since may tell of another document; without one, what was recognised stands.
  const isUnchanged = completed.every(({ mrz, codes }, i) => mrz === reads[i]!.mrz && !codes?.barcodes.length)
  const card = await run.stage('interpret', () =>
    interpret(isUnchanged ? { ...first, reads: completed } : recognise(completed, knowledge, 'card')),
  )
  const unread = card.sides?.unread && card[card.sides.unread.side]
  if (!unread || !hasTimeToSearch(run)) return card
  // A page that shows both sides: the one asked for lies beside the one that was read.
  const where = card.sides.unread.why === 'repeated' ? 'beside' : 'anywhere'
  const again = await run.stage('look-again', () => lookAgain(run, unread.read, where))
  if (!again) return card
  const expected = { chosen, side: unread.side, hasZone: completed.some((read) => read !== unread.read && read.mrz) }
  const second = await complete(run, again, expected)
  const replaced = completed.map((read) => (read === unread.read ? second : read))
  const better = await run.stage('interpret', () => interpret(recognise(replaced, knowledge, 'card')))
  return better.sides?.unread ? card : better
}

/** Reads what the document is now known to carry on that side; of an unknown document, whatever there may be. */
const complete = async (
  run: ReaderRun,
  read: ReadDocument,
  { chosen, side, hasZone }: { chosen: ChosenTemplate | null; side: Side; hasZone: boolean },
): Promise<ReadDocument> => {
  const rule = chosen?.template.sides[side]
  const isZoneLacking = !hasZone && (chosen === null || rule?.mrz)
  const searched = isZoneLacking ? await searchZone(run, read) : read
  return expectsCodes(chosen, side, searched) ? readCodes(run, searched) : searched
}
