import {
  type EngineAnswer,
  EngineFailure,
  type IdReaderPlusEngine,
  type IdReaderPlusRequest,
  kinds,
  type ProvenDocument,
  type Rejected,
} from '@vivid/contract'
import { openBarcodeDecoder } from '@vivid/vision'
import {
  type Capture,
  checkCards,
  describeCapture,
  examinePictures,
  modelIds as examinerIds,
  ghostModelIds,
  isPortraitMissing,
  prove,
  warmUpExaminer,
} from '../document-liveness/index.js'
import { defineEngine } from '../frame/define-engine.js'
import { loadNetworks } from '../frame/networks.js'
import {
  type EngineOptions,
  prepareReading,
  type ReadingOutcome,
  modelIds as readerIds,
  warmUpReader,
} from '../ocr/index.js'
import { describeLooks, isReadElsewhere } from './proven-places.js'

export interface IdReaderPlusOptions extends EngineOptions {
  /** Whether a portrait that looks unlike the printed sex counts against its document. */
  readonly comparesSex?: boolean
  /** Whether a second, smaller portrait that shows somebody else counts against its document. */
  readonly comparesPortraits?: boolean
}

/** What is told to people; nothing here is worked with. */
interface Trace {
  captures: readonly Capture[]
  reading: ReadingOutcome | null
}

/** Reads a document and proves it genuine, from the same decoded pictures and the same first looks at them; one per thread. */
export const createIdReaderPlusEngine = async ({
  comparesSex = true,
  comparesPortraits = true,
  ...options
}: IdReaderPlusOptions = {}): Promise<IdReaderPlusEngine> => {
  const [networks, ghostNetworks, barcodeDecoder] = await Promise.all([
    loadNetworks({ ...examinerIds, ...readerIds }, options.modelsFolder),
    comparesPortraits ? loadNetworks(ghostModelIds, options.modelsFolder) : {},
    openBarcodeDecoder(),
  ])
  checkCards({ ...networks, ...ghostNetworks })
  const models = { ...networks, ...ghostNetworks, barcodeDecoder }
  const read = prepareReading(options)
  return defineEngine({
    models,
    warmUp: async () => {
      await warmUpExaminer(models)
      await warmUpReader(models)
    },
    undecodable: 'file_unreadable',
    trace: (): Trace => ({ captures: [], reading: null }),
    answer: async (run, request: IdReaderPlusRequest, trace): Promise<EngineAnswer<ProvenDocument>> => {
      const observe = (captures: readonly Capture[]) => {
        trace.captures = captures
      }
      const { captures, finding } = await examinePictures(run, request, observe)
      if (finding && !isPortraitMissing(finding)) return { outcome: 'rejected', error: finding.error }
      // The document is identified before it is judged: it may be another one than was asked for, or sent back first.
      const reading = await read(run, askedOf(request), picturesOf(captures)).catch(failAsReading)
      trace.reading = reading
      if (isOfAnotherKind(reading.answer)) return reading.answer
      if (finding) return { outcome: 'rejected', error: finding.error }
      if (isReadElsewhere(captures, reading.places)) return { outcome: 'rejected', error: 'several_documents' }
      const known = { portraitIndexes: reading.portraitIndexes(), sex: comparesSex ? reading.sex() : null }
      const proof = await prove(run, captures, known, observe)
      if (proof.answer.outcome === 'rejected') return proof.answer
      return {
        outcome: 'answered',
        body: { proof: proof.answer.body, reading: reading.answer },
        looks: describeLooks(proof.captures, reading.places),
      }
    },
    describe: ({ captures, reading }) => ({
      captures: captures.map(({ examined, judged }) => describeCapture(examined, judged)),
      reading: reading?.describe() ?? null,
    }),
  })
}

const askedOf = ({ reading, documentType, language }: IdReaderPlusRequest) => ({
  ...reading,
  documentType,
  language,
})

const picturesOf = ([front, back]: readonly Capture[]) => ({
  frontside: async () => front!.examined,
  backside: back ? async () => back.examined : null,
  // Several would have been rejected.
  countDocuments: async () => 1,
})

const isOfAnotherKind = (answer: EngineAnswer<unknown>): answer is Rejected =>
  answer.outcome === 'rejected' && answer.error === 'document_type_mismatch'

/** What fails here is the reading, not the proof. */
const failAsReading = (error: unknown): never => {
  throw new EngineFailure(kinds.ocr.ownFailure, error)
}
