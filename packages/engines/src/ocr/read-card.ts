import type { Rejected } from '@vivid/contract'
import { UndecodableImage } from '@vivid/vision'
import { affordsTexts } from './budgets.js'
import { expectsCodes } from './expects-codes.js'
import { type InterpretedDocument, interpret } from './interpret/interpret.js'
import { type Knowledge, type Recognised, recognise, recogniseAgain } from './interpret/recognise.js'
import { hasTimeToSearch } from './locate/plan-looks.js'
import { lookAgain } from './look-again.js'
import { askAgain } from './print/ask-again.js'
import type { SecondReader } from './print/open-second-reader.js'
import { cardSide, type Pictures, type ReadDocument } from './read-document.js'
import { type ReaderRun, readCodes, readPicture, searchZone } from './read-picture.js'

export interface CardRun extends ReaderRun {
  readonly knowledge: Knowledge
  /** Null: doubtful lines stay as they were read. */
  readonly second: SecondReader | null
}

/** Where the sides of a card come from. */
type SidePictures = Pick<Pictures, 'frontside' | 'backside'>

/** A card, or why its pictures could not be read; `reads` in the order in which they were sent, as far as that went. */
export interface ReadCard {
  readonly reads: readonly ReadDocument[]
  readonly card: InterpretedDocument | Rejected
}

/**
 * A card's way: read → recognise → complete → interpret, and ask again, once about each: a side that could not be read is
 * looked for elsewhere in its picture, doubtful lines are shown to the second reader.
 */
export const readCard = async (run: CardRun, pictures: SidePictures): Promise<ReadCard> => {
  const { reads, rejected } = await readBoth(run, pictures)
  if (rejected) return { reads, card: rejected }
  const recognised = await run.stage('recognise', () => recognise(reads, run.knowledge, 'card'))
  const completed = await completeBoth(run, recognised)
  const first = await run.stage('interpret', () => interpret(completed))
  const found = await lookForUnread(run, first)
  return { reads, card: await askSecond(run, found) }
}

const readBoth = async (
  run: ReaderRun,
  pictures: SidePictures,
): Promise<{ readonly reads: readonly ReadDocument[]; readonly rejected?: Rejected }> => {
  const reads: ReadDocument[] = []
  for (const side of ['frontside', 'backside'] as const) {
    const open = pictures[side]
    if (!open) return { reads, rejected: { outcome: 'rejected', error: 'backside_missing', metadata: side } }
    try {
      reads.push(await readPicture(run, await open(), cardSide))
    } catch (error) {
      if (!(error instanceof UndecodableImage)) throw error
      return { reads, rejected: { outcome: 'rejected', error: 'file_unreadable', metadata: side } }
    }
  }
  return { reads }
}

/** A zone or a code that is read so may tell of another document. */
const completeBoth = async (run: ReaderRun, recognised: Recognised): Promise<Recognised> => {
  const reads: ReadDocument[] = []
  for (const index of recognised.reads.keys()) reads.push(await complete(run, recognised, index))
  return run.stage('recognise', () => recogniseAgain(recognised, reads))
}

/** Reads what the document is known to carry on that side; of an unknown document, whatever there may be. */
const complete = async (
  run: ReaderRun,
  { reads, chosen }: Pick<Recognised, 'reads' | 'chosen'>,
  index: number,
): Promise<ReadDocument> => {
  const side = index === chosen?.backIndex ? 'back' : 'front'
  const isZoneLacking = reads.every(({ mrz }) => mrz === null) && (!chosen || chosen.template.sides[side]?.mrz)
  const searched = isZoneLacking ? await searchZone(run, reads[index]!) : reads[index]!
  return expectsCodes(chosen, side, searched) ? readCodes(run, searched) : searched
}

/** A page that shows both sides: the one asked for lies beside the one that was read. */
const lookForUnread = async (run: ReaderRun, card: InterpretedDocument): Promise<InterpretedDocument> => {
  const { unread } = card.sides ?? {}
  const { reads, chosen } = card.recognised
  const index = reads.findIndex((read) => unread && card[unread.side]?.read === read)
  if (!unread || index < 0 || !hasTimeToSearch(run) || !affordsTexts(run.budget)) return card
  const where = unread.why === 'repeated' ? 'beside' : 'anywhere'
  const again = await run.stage('look-again', () => lookAgain(run, reads[index]!, where))
  if (!again) return card
  const second = await complete(run, { reads: reads.with(index, again), chosen }, index)
  const better = await interpretAgain(run, card, reads.with(index, second))
  return better.sides?.unread ? card : better
}

const askSecond = async (run: CardRun, card: InterpretedDocument): Promise<InterpretedDocument> => {
  const { second } = run
  if (!second || !affordsTexts(run.budget)) return card
  const again = await run.stage('ask-again', () => askAgain(second, card, run))
  return again ? interpretAgain(run, card, again) : card
}

const interpretAgain = (run: ReaderRun, { recognised }: InterpretedDocument, reads: readonly ReadDocument[]) =>
  run.stage('interpret', () => interpret(recogniseAgain(recognised, reads)))
