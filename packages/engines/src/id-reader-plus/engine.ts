import {
  type EngineAnswer,
  EngineFailure,
  type IdReaderPlusEngine,
  type IdReaderPlusRequest,
  kinds,
  type ProvenDocument,
} from '@vivid/contract'
import { openBarcodeDecoder } from '@vivid/vision'
import {
  type Capture,
  checkCards,
  describeCapture,
  modelIds as examinerIds,
  prove,
  proveHolder,
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

export interface IdReaderPlusOptions extends EngineOptions {
  /** Whether a portrait that looks unlike the printed sex counts against its document. */
  readonly comparesSex?: boolean
}

/** What is told to people; nothing here is worked with. */
interface Trace {
  captures: readonly Capture[]
  reading: ReadingOutcome | null
}

/** Proves a document genuine and reads it, from the same decoded pictures and the same first looks at them; one per thread. */
export const createIdReaderPlusEngine = async ({
  comparesSex = true,
  ...options
}: IdReaderPlusOptions = {}): Promise<IdReaderPlusEngine> => {
  const [networks, barcodeDecoder] = await Promise.all([
    loadNetworks({ ...examinerIds, ...readerIds }, options.modelsFolder),
    openBarcodeDecoder(),
  ])
  checkCards(networks)
  const models = { ...networks, barcodeDecoder }
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
      const proof = await prove(run, request, observe)
      if (proof.answer.outcome === 'rejected') return proof.answer
      const reading = await read(run, askedOf(request), picturesOf(proof.captures)).catch(failAsReading)
      trace.reading = reading
      const compared = await proveHolder(run, proof.captures, comparesSex ? reading.sex() : null)
      observe(compared.captures)
      if (compared.answer.outcome === 'rejected') return compared.answer
      return { outcome: 'answered', body: { proof: compared.answer.body, reading: reading.answer } }
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
})

/** What fails here is the reading, not the proof. */
const failAsReading = (error: unknown): never => {
  throw new EngineFailure(kinds.ocr.ownFailure, error)
}
