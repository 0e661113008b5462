import type { EngineAnswer, OcrAnswer, OcrDetails, OcrRequest, SeenDocument } from '@vivid/contract'
import { loadCatalogue } from '@vivid/documents'
import { startBudget } from '../frame/budget.js'
import type { Run } from '../frame/run.js'
import { answerCard, answerSides } from './answer/answer-card.js'
import { answerPassport, answerPassportWithout, takePassport } from './answer/answer-passport.js'
import { answerMexicanPassport, answerPassportPlus } from './answer/answer-printed-passport.js'
import { rejectCard } from './answer/reject-card.js'
import { requestBudget } from './budgets.js'
import { interpret, recognise } from './interpret/interpret.js'
import type { ReaderModels } from './models.js'
import { type ReaderRun, readPicture } from './pipeline.js'
import { askAgain } from './print/ask-again.js'
import { openSecondReader, type SecondReader } from './print/open-second-reader.js'
import { readCard } from './read-card.js'
import { type Pictures, zoneAndPrint, zoneOnly } from './read-document.js'
import { describeReading, detailsOf, printedSex, type ReadingTrace, startTrace } from './trace.js'

/** Country code of the only passport whose printed text may be asked for (interface 2.1). */
const MEXICO = '052'

export interface ReadingOptions {
  /** Two-digit years need to know when "now" is. */
  readonly now?: () => Date
  /** Whether doubtful printed fields are read once more, by another reader. */
  readonly secondOpinion?: boolean
}

/** What is asked about a document, apart from its pictures. */
export type AskedReading = Omit<OcrRequest, 'frontside' | 'backside'>

/** Pictures to the answer: one per thread, of whichever engine reads. */
export interface Reading {
  startTrace(): ReadingTrace
  answer(
    run: Run<ReaderModels>,
    asked: AskedReading,
    pictures: Pictures,
    trace: ReadingTrace,
  ): Promise<EngineAnswer<OcrAnswer>>
  /** Undefined where no picture was read. */
  describe(trace: ReadingTrace, asked: AskedReading): SeenDocument | undefined
  /** The holder's, as printed; null where the document does not say, or was not read so far. */
  sexOf(trace: ReadingTrace, asked: AskedReading): 'M' | 'F' | null
}

const kindOf = ({ documentType }: AskedReading) => (documentType === 'identification_card' ? 'card' : 'passport')

export const prepareReading = ({ now = () => new Date(), secondOpinion = true }: ReadingOptions = {}): Reading => {
  const second = secondOpinion ? openSecondReader() : null
  const catalogue = loadCatalogue()
  return {
    startTrace: () => startTrace({ catalogue, today: now() }),
    answer: async (run, asked, pictures, trace) => {
      const reading = { ...run, today: trace.knowledge.today, budget: startBudget(requestBudget) }
      const answered = await (kindOf(asked) === 'card'
        ? answerIdentityCard(reading, asked, pictures, trace, second)
        : answerPassportPage(reading, asked, pictures, trace))
      if (!asked.details || trace.reads.length === 0) return answered
      return addDetails(answered, detailsOf(trace, kindOf(asked)))
    },
    describe: (trace, asked) => (trace.reads.length > 0 ? describeReading(trace, kindOf(asked)) : undefined),
    sexOf: (trace, asked) => printedSex(trace, kindOf(asked)),
  }
}

/** Beside the answer's fields; a rejection carries them beside the step that failed. */
const addDetails = (answered: EngineAnswer<OcrAnswer>, details: OcrDetails): EngineAnswer<OcrAnswer> =>
  answered.outcome === 'rejected' ? { ...answered, details } : { ...answered, body: { ...answered.body, details } }

const answerPassportPage = async (
  run: ReaderRun,
  { documentType, documentId, language }: AskedReading,
  { frontside }: Pictures,
  trace: ReadingTrace,
): Promise<EngineAnswer<OcrAnswer>> => {
  const isPrintWanted = documentType === 'passport_plus' || documentId === MEXICO
  const read = await readPicture(run, await frontside(), isPrintWanted ? zoneAndPrint : zoneOnly)
  trace.reads.push(read)
  const passport = takePassport(read)
  if (typeof passport === 'string') return { outcome: 'rejected', error: passport }
  if (!isPrintWanted && documentId === undefined) return answerPassport(passport)
  if (!isPrintWanted) return answerPassportWithout('passport_code_unsupported', passport, language)
  trace.document = interpret(recognise([read], trace.knowledge, 'passport'))
  const answerPrint = documentType === 'passport_plus' ? answerPassportPlus : answerMexicanPassport
  return answerPrint(passport, trace.document, language)
}

const answerIdentityCard = async (
  run: ReaderRun,
  { validateSides }: AskedReading,
  pictures: Pictures,
  trace: ReadingTrace,
  second: SecondReader | null,
): Promise<EngineAnswer<OcrAnswer>> => {
  const { knowledge } = trace
  const first = await readCard(run, pictures, trace)
  if ('outcome' in first) return first
  const again = second && (await run.stage('ask-again', () => askAgain(second, first, run)))
  const card = again ? interpret(recognise(again, knowledge, 'card')) : first
  trace.document = card
  return rejectCard(card, knowledge.today) ?? (validateSides ? answerSides(card) : answerCard(card))
}
