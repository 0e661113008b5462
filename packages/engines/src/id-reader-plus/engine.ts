import {
  type EngineAnswer,
  EngineFailure,
  type IdReaderPlusEngine,
  type IdReaderPlusRequest,
  kinds,
  type OcrAnswer,
  type ProvenDocument,
} from '@vivid/contract'
import { openBarcodeDecoder } from '@vivid/vision'
import {
  type Captures,
  checkCards,
  describeCapture,
  modelIds as examinerIds,
  prove,
  proveHolder,
  warmUpExaminer,
} from '../document-liveness/index.js'
import { defineEngine } from '../frame/define-engine.js'
import { loadNetworks } from '../frame/networks.js'
import type { Run } from '../frame/run.js'
import {
  type EngineOptions,
  prepareReading,
  type ReaderModels,
  type Reading,
  type ReadingTrace,
  modelIds as readerIds,
  warmUpReader,
} from '../ocr/index.js'

export interface IdReaderPlusOptions extends EngineOptions {
  /** Whether a portrait that looks unlike the printed sex counts against its document. */
  readonly comparesSex?: boolean
}

interface Trace {
  readonly captures: Captures
  readonly reading: ReadingTrace
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
  const reading = prepareReading(options)
  return defineEngine({
    models,
    warmUp: async () => {
      await warmUpExaminer(models)
      await warmUpReader(models)
    },
    undecodable: 'file_unreadable',
    trace: (): Trace => ({ captures: new Map(), reading: reading.startTrace() }),
    answer: async (run, request: IdReaderPlusRequest, trace): Promise<EngineAnswer<ProvenDocument>> => {
      const proof = await prove(run, request, trace.captures)
      if (proof.outcome === 'rejected') return proof
      const read = await readProven(run, request, trace, reading)
      const sex = comparesSex ? reading.sexOf(trace.reading, askedOf(request)) : null
      const compared = await proveHolder(run, trace.captures, sex)
      if (compared.outcome === 'rejected') return compared
      return { outcome: 'answered', body: { proof: compared.body, reading: read } }
    },
    describe: (trace, request) => ({
      captures: [...trace.captures].map(([examined, judged]) => describeCapture(examined, judged)),
      reading: reading.describe(trace.reading, askedOf(request)) ?? null,
    }),
  })
}

const askedOf = ({ reading, documentType, language }: IdReaderPlusRequest) => ({
  ...reading,
  documentType,
  language,
})

/** What fails here is the reading, not the proof. */
const readProven = async (
  run: Run<ReaderModels>,
  request: IdReaderPlusRequest,
  { captures, reading: trace }: Trace,
  reading: Reading,
): Promise<EngineAnswer<OcrAnswer>> => {
  const [front, back = null] = [...captures.keys()]
  const pictures = { frontside: async () => front!, backside: back && (async () => back) }
  try {
    return await reading.answer(run, askedOf(request), pictures, trace)
  } catch (error) {
    throw new EngineFailure(kinds.ocr.ownFailure, error)
  }
}
