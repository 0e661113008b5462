import type { OcrEngine, OcrRequest } from '@vivid/contract'
import { anyPicture, type DecodeLimits, openPicture } from '@vivid/vision'
import { startBudget } from '../frame/budget.js'
import { defineEngine } from '../frame/define-engine.js'
import { type Run, startRun, type Timed, withTimings } from '../frame/run.js'
import { requestBudget } from './budgets.js'
import { countDocuments } from './locate/count-documents.js'
import { loadReaderModels, type ReaderModels } from './models.js'
import { type Pictures, type ReadDocument, type Wanted, zoneOnly } from './read-document.js'
import { readPicture } from './read-picture.js'
import { prepareReading, type ReadingOptions, type ReadingOutcome } from './reading.js'
import { warmUpReader } from './warm-up.js'

export interface ReaderOptions extends Pick<ReadingOptions, 'now'> {
  readonly modelsFolder?: string
}

export type EngineOptions = ReaderOptions & ReadingOptions

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
      const run = { ...startRun(models), today: now(), budget: startBudget(requestBudget) }
      const opened = run.stage('decode', () => openPicture(run.models.locator, bytes, limits))
      return withTimings(
        run,
        opened.then((picture) => readPicture(run, picture, wanted)),
      )
    },
  }
}

interface Trace {
  outcome: ReadingOutcome | null
}

export const createOcrEngine = async ({ modelsFolder, ...options }: EngineOptions = {}): Promise<OcrEngine> => {
  const models = await loadReaderModels(modelsFolder)
  const reading = prepareReading(options)
  return defineEngine({
    models,
    warmUp: warmUpReader,
    undecodable: 'file_unreadable',
    trace: (): Trace => ({ outcome: null }),
    answer: async (run, request: OcrRequest, trace) => {
      const outcome = await reading(run, request, picturesOf(run, request))
      trace.outcome = outcome
      return outcome.answer
    },
    describe: ({ outcome }) => outcome?.describe(),
  })
}

const picturesOf = ({ models, stage }: Run<ReaderModels>, { frontside, backside }: OcrRequest): Pictures => {
  const open = (bytes: Uint8Array) => () => stage('decode', () => openPicture(models.locator, bytes, anyPicture))
  return {
    frontside: open(frontside),
    backside: backside ? open(backside) : null,
    countDocuments: (opened) => stage('count-documents', () => countDocuments(models.locator, opened)),
  }
}
