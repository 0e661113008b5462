import type { EngineAnswer, OcrAnswer, OcrDetails, OcrEngine, OcrRequest } from '@vivid/contract'
import { loadCatalogue } from '@vivid/documents'
import { jpegOnly, UndecodableImage } from '@vivid/vision'
import { type Stopwatch, startStopwatch } from '../stopwatch.js'
import { answerCard, answerSides } from './answer/answer-card.js'
import { answerPassport, answerPassportWithout, takePassport } from './answer/answer-passport.js'
import { answerMexicanPassport, answerPassportPlus } from './answer/answer-printed-passport.js'
import { refuseCard } from './answer/refuse-card.js'
import { type DocumentReader, loadDocumentReader, type ReaderOptions } from './document-reader.js'
import { type InterpretedDocument, interpret, type Knowledge } from './interpret/interpret.js'
import { askAgain } from './print/ask-again.js'
import { openSecondReader, type SecondReader } from './print/open-second-reader.js'
import { readCard } from './read-card.js'
import { zoneAndPrint, zoneOnly } from './read-document.js'
import { witnessReading } from './witness-reading.js'

/** Country code of the only passport whose printed text may be asked for (interface 2.1). */
const MEXICO = '052'

export interface EngineOptions extends ReaderOptions {
  /** Whether doubtful printed fields are read once more, by another reader. */
  readonly secondOpinion?: boolean
}

interface Tools {
  readonly reader: DocumentReader
  readonly second: SecondReader | null
  readonly knowledge: Knowledge
  readonly stopwatch: Stopwatch
  /** Told what both sides of a card were taken for. */
  readonly settle?: (card: InterpretedDocument) => void
}

export async function createOcrEngine(options: EngineOptions = {}): Promise<OcrEngine> {
  const { now = () => new Date(), secondOpinion = true } = options
  const second = secondOpinion ? openSecondReader() : null
  const reader = await loadDocumentReader(options)
  const catalogue = loadCatalogue()
  return {
    warmUp: () => reader.warmUp(),
    answer: async (request) => {
      const stopwatch = startStopwatch()
      const knowledge = { catalogue, today: now() }
      const { timings } = stopwatch
      const { debug = false, details = false } = request
      if (!debug && !details) return { ...(await answer(request, { reader, second, knowledge, stopwatch })), timings }
      const witness = witnessReading(reader)
      const { settle } = witness
      const answered = await answer(request, { reader: witness.reader, second, knowledge, stopwatch, settle })
      const kind = request.documentType === 'identification_card' ? 'card' : 'passport'
      const detailed = details && witness.hasRead() ? addDetails(answered, witness.details(kind, knowledge)) : answered
      return { ...detailed, timings, ...(debug && { seen: witness.describe(kind, knowledge) }) }
    },
  }
}

/** Beside the answer's fields; a rejection carries them beside the step that failed. */
const addDetails = (answered: EngineAnswer<OcrAnswer>, details: OcrDetails): EngineAnswer<OcrAnswer> =>
  answered.outcome === 'rejected' ? { ...answered, details } : { ...answered, body: { ...answered.body, details } }

async function answer(request: OcrRequest, tools: Tools): Promise<EngineAnswer<OcrAnswer>> {
  const { reader, knowledge, stopwatch } = tools
  const { frontside, documentType, documentId, language } = request
  if (documentType === 'identification_card') return answerIdentityCard(request, tools)
  const read = (wanted: typeof zoneOnly) => reader.read(frontside, wanted, jpegOnly, stopwatch)
  try {
    if (documentType === 'passport_plus') return answerPassportPlus(await read(zoneAndPrint), language, knowledge)
    if (documentId === MEXICO) return answerMexicanPassport(await read(zoneAndPrint), language, knowledge)
    if (documentId === undefined) return answerPassport(await read(zoneOnly))
    const passport = takePassport(await read(zoneOnly))
    if (typeof passport === 'string') return { outcome: 'rejected', error: passport }
    return answerPassportWithout('passport_code_unsupported', passport, language)
  } catch (error) {
    if (error instanceof UndecodableImage) return { outcome: 'rejected', error: 'file_unreadable' }
    throw error
  }
}

async function answerIdentityCard(request: OcrRequest, tools: Tools): Promise<EngineAnswer<OcrAnswer>> {
  const { frontside, backside, validateSides, deadlineMs = Number.POSITIVE_INFINITY } = request
  const { reader, second, knowledge, stopwatch, settle } = tools
  const first = await readCard(reader, { frontside, backside }, knowledge, stopwatch)
  if ('outcome' in first) return first
  const again =
    second && (await stopwatch.stage('ask-again', () => askAgain(second, first, () => deadlineMs - Date.now())))
  const card = again ? interpret(again, knowledge, 'card') : first
  settle?.(card)
  return refuseCard(card, knowledge.today) ?? (validateSides ? answerSides(card) : answerCard(card))
}
