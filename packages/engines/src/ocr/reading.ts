import type { EngineAnswer, OcrAnswer, OcrDetails, OcrRequest, SeenDocument } from '@vivid/contract'
import { loadCatalogue } from '@vivid/documents'
import { startBudget } from '../frame/budget.js'
import type { Run } from '../frame/run.js'
import { answerCard, answerSides } from './answer/answer-card.js'
import { answerPassport, answerPassportWithout, takePassport } from './answer/answer-passport.js'
import { answerMexicanPassport, answerPassportPlus } from './answer/answer-printed-passport.js'
import { describeDetails } from './answer/describe-details.js'
import { describeLook, placeOfPage, placesOfSides, type ReadPlace, sidesOfPortrait } from './answer/describe-looks.js'
import { describeReading } from './answer/describe-reading.js'
import { printedSex } from './answer/printed-sex.js'
import { rejectCard } from './answer/reject-card.js'
import { requestBudget } from './budgets.js'
import { type InterpretedDocument, interpret } from './interpret/interpret.js'
import { recognise } from './interpret/recognise.js'
import type { ReaderModels } from './models.js'
import { openSecondReader } from './print/open-second-reader.js'
import { type CardRun, readCard } from './read-card.js'
import { type Pictures, type ReadDocument, zoneAndPrint, zoneOnly } from './read-document.js'
import { readPicture } from './read-picture.js'

/** Country code of the only passport whose printed text may be asked for (interface 2.1). */
const MEXICO = '052'

export interface ReadingOptions {
  /** Two-digit years need to know when "now" is. */
  readonly now?: () => Date
  /** Whether doubtful printed fields are read once more, by another reader. */
  readonly secondOpinion?: boolean
}

/** What is asked about a document, apart from its pictures. */
type AskedReading = Omit<OcrRequest, 'frontside' | 'backside'>

/** What came of reading. */
export interface ReadingOutcome {
  readonly answer: EngineAnswer<OcrAnswer>
  /** The holder's, as printed; null where the document does not say, or could not be read. */
  sex(): 'M' | 'F' | null
  /** What was read, and where. */
  readonly places: readonly ReadPlace[]
  /** The pictures that may show the holder's portrait, the likelier first; as sent unless they say otherwise. */
  portraitIndexes(): readonly number[]
  /** What was seen, for people to look at; undefined where no picture was read. */
  describe(): SeenDocument | undefined
}

/** Pictures to the answer: one per thread, of whichever engine reads. */
export type Reading = (run: Run<ReaderModels>, asked: AskedReading, pictures: Pictures) => Promise<ReadingOutcome>

/** An answer and what it was made from. */
interface Answer {
  readonly answer: EngineAnswer<OcrAnswer>
  /** In the order in which the pictures were sent, as far as they were read. */
  readonly reads: readonly ReadDocument[]
  /** Null where the answer needed no more than a zone, or a picture could not be read. */
  readonly document: InterpretedDocument | null
}

export const prepareReading = ({ now = () => new Date(), secondOpinion = true }: ReadingOptions = {}): Reading => {
  const second = secondOpinion ? openSecondReader() : null
  const catalogue = loadCatalogue()
  return async (run, asked, pictures) => {
    const budget = startBudget(requestBudget)
    const knowledge = { catalogue, today: now(), budget }
    const reader = { ...run, knowledge, today: knowledge.today, budget, second }
    const kind = asked.documentType === 'identification_card' ? 'card' : 'passport'
    const answerAs = kind === 'card' ? answerIdentityCard : answerPassportPage
    const documents: number[] = []
    const counting = (open: Pictures['frontside']) => async () => {
      const picture = await open()
      if (asked.details) documents.push(await pictures.countDocuments(picture))
      return picture
    }
    const { answer, reads, document } = await answerAs(reader, asked, {
      ...pictures,
      frontside: counting(pictures.frontside),
      backside: pictures.backside && counting(pictures.backside),
    })
    let late = document
    const interpreted = () => {
      late ??= interpret(recognise(reads, knowledge, kind))
      return late
    }
    const isRead = reads.length > 0
    const page = kind === 'passport' && reads[0]
    const places = page ? placeOfPage(page) : document ? placesOfSides(document) : []
    const detailed =
      asked.details && isRead ? addDetails(answer, describeDetails(interpreted(), answer, documents)) : answer
    return {
      answer: { ...detailed, looks: places.map(describeLook) },
      places,
      sex: () => printedSex(reads, interpreted),
      portraitIndexes: () => (reads.length > 1 ? portraitIndexesOf(interpreted()) : [0]),
      describe: () => (isRead ? describeReading(interpreted()) : undefined),
    }
  }
}

const portraitIndexesOf = (card: InterpretedDocument): readonly number[] => {
  const bearing = sidesOfPortrait(card)
  const sides = card.template?.state ? bearing : new Set([...bearing, 'front', 'back'] as const)
  const shown = [...sides].map((side) => card[side])
  const indexes = shown.flatMap((side) => (side ? [card.recognised.reads.indexOf(side.read)] : []))
  return indexes.length > 0 ? indexes : [0]
}

/** Beside the answer's fields; a rejection carries them beside the step that failed. */
const addDetails = (answered: EngineAnswer<OcrAnswer>, details: OcrDetails): EngineAnswer<OcrAnswer> =>
  answered.outcome === 'rejected' ? { ...answered, details } : { ...answered, body: { ...answered.body, details } }

const answerPassportPage = async (
  run: CardRun,
  { documentType, documentId, language }: AskedReading,
  { frontside }: Pictures,
): Promise<Answer> => {
  const isPrintWanted = documentType === 'passport_plus' || documentId === MEXICO
  const read = await readPicture(run, await frontside(), isPrintWanted ? zoneAndPrint : zoneOnly)
  const byZone = (answer: EngineAnswer<OcrAnswer>): Answer => ({ answer, reads: [read], document: null })
  const passport = takePassport(read)
  if (typeof passport === 'string') return byZone({ outcome: 'rejected', error: passport })
  if (!isPrintWanted && documentId === undefined) return byZone(answerPassport(passport))
  if (!isPrintWanted) return byZone(answerPassportWithout('passport_code_unsupported', passport, language))
  const document = interpret(recognise([read], run.knowledge, 'passport'))
  const answerPrint = documentType === 'passport_plus' ? answerPassportPlus : answerMexicanPassport
  return { answer: answerPrint(passport, document, language), reads: [read], document }
}

const answerIdentityCard = async (
  run: CardRun,
  { validateSides }: AskedReading,
  pictures: Pictures,
): Promise<Answer> => {
  const { reads, card } = await readCard(run, pictures)
  if ('outcome' in card) return { answer: card, reads, document: null }
  const answer = rejectCard(card, run.today) ?? (validateSides ? answerSides(card) : answerCard(card))
  return { answer, reads, document: card }
}
