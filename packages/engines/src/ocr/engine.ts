import type { EngineAnswer, OcrAnswer, OcrDetails, OcrEngine, OcrRequest } from '@vivid/contract'
import { loadCatalogue } from '@vivid/documents'
import { anyPicture, type DecodeLimits, jpegOnly } from '@vivid/vision'
import { defineEngine } from '../frame/define-engine.js'
import { startRun, type Timed, withTimings } from '../frame/run.js'
import { answerCard, answerSides } from './answer/answer-card.js'
import { answerPassport, answerPassportWithout, takePassport } from './answer/answer-passport.js'
import { answerMexicanPassport, answerPassportPlus } from './answer/answer-printed-passport.js'
import { rejectCard } from './answer/reject-card.js'
import { interpret, recognise } from './interpret/interpret.js'
import { loadReaderModels } from './models.js'
import { type ReaderRun, readPicture } from './pipeline.js'
import { askAgain } from './print/ask-again.js'
import { openSecondReader, type SecondReader } from './print/open-second-reader.js'
import { readCard } from './read-card.js'
import { type ReadDocument, type Wanted, zoneAndPrint, zoneOnly } from './read-document.js'
import { describeReading, detailsOf, type ReadingTrace, startTrace } from './trace.js'
import { warmUpReader } from './warm-up.js'

/** Country code of the only passport whose printed text may be asked for (interface 2.1). */
const MEXICO = '052'

export interface ReaderOptions {
  readonly modelsFolder?: string
  /** Two-digit years need to know when "now" is. */
  readonly now?: () => Date
}

export interface EngineOptions extends ReaderOptions {
  /** Whether doubtful printed fields are read once more, by another reader. */
  readonly secondOpinion?: boolean
}

/** Reads pictures of documents and answers nothing; one per thread. */
export interface DocumentReader {
  /** Runs every network once, so that the first picture does not pay for it. */
  warmUp(): Promise<void>
  /** Throws `UndecodableImage` for what is no picture. */
  read(bytes: Uint8Array, wanted?: Wanted, limits?: DecodeLimits): Promise<ReadDocument & Timed>
}

export const loadDocumentReader = async ({
  modelsFolder,
  now = () => new Date(),
}: ReaderOptions = {}): Promise<DocumentReader> => {
  const models = await loadReaderModels(modelsFolder)
  return {
    warmUp: () => warmUpReader(models),
    read: (bytes, wanted = zoneOnly, limits = anyPicture) => {
      const run = { ...startRun(models), today: now() }
      return withTimings(run, readPicture(run, bytes, wanted, limits))
    },
  }
}

const kindOf = ({ documentType }: OcrRequest) => (documentType === 'identification_card' ? 'card' : 'passport')

export const createOcrEngine = async (options: EngineOptions = {}): Promise<OcrEngine> => {
  const { modelsFolder, now = () => new Date(), secondOpinion = true } = options
  const second = secondOpinion ? openSecondReader() : null
  const models = await loadReaderModels(modelsFolder)
  const catalogue = loadCatalogue()
  return defineEngine({
    models,
    warmUp: warmUpReader,
    undecodable: 'file_unreadable',
    trace: () => startTrace({ catalogue, today: now() }),
    answer: async (run, request: OcrRequest, trace) => {
      const reading = { ...run, today: trace.knowledge.today }
      const answered = await (kindOf(request) === 'card'
        ? answerIdentityCard(reading, request, trace, second)
        : answerPassportPage(reading, request, trace))
      if (!request.details || trace.reads.length === 0) return answered
      return addDetails(answered, detailsOf(trace, kindOf(request)))
    },
    describe: (trace, request) => describeReading(trace, kindOf(request)),
  })
}

/** Beside the answer's fields; a rejection carries them beside the step that failed. */
const addDetails = (answered: EngineAnswer<OcrAnswer>, details: OcrDetails): EngineAnswer<OcrAnswer> =>
  answered.outcome === 'rejected' ? { ...answered, details } : { ...answered, body: { ...answered.body, details } }

const answerPassportPage = async (
  run: ReaderRun,
  request: OcrRequest,
  trace: ReadingTrace,
): Promise<EngineAnswer<OcrAnswer>> => {
  const { frontside, documentType, documentId, language } = request
  const isPrintWanted = documentType === 'passport_plus' || documentId === MEXICO
  const read = await readPicture(run, frontside, isPrintWanted ? zoneAndPrint : zoneOnly, jpegOnly)
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
  { frontside, backside, validateSides }: OcrRequest,
  trace: ReadingTrace,
  second: SecondReader | null,
): Promise<EngineAnswer<OcrAnswer>> => {
  const { knowledge } = trace
  const first = await readCard(run, { frontside, backside }, trace)
  if ('outcome' in first) return first
  const again = second && (await run.stage('ask-again', () => askAgain(second, first, run.remainingMs)))
  const card = again ? interpret(recognise(again, knowledge, 'card')) : first
  trace.document = card
  return rejectCard(card, knowledge.today) ?? (validateSides ? answerSides(card) : answerCard(card))
}
