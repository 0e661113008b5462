import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { EngineJob, EngineKind } from './engine-job.js'

export interface TimedStep {
  readonly step: 'stage' | 'inference'
  readonly name: string
  readonly startMs: number
  readonly tookMs: number
}

interface Answer {
  readonly outcome: string
  readonly body?: unknown
  readonly timings?: readonly TimedStep[]
}

interface Engine {
  warmUp(): Promise<void>
  answer(request: unknown): Promise<Answer>
}

type Place = readonly [folder: string, create: string]

const reader: Place = ['ocr', 'createOcrEngine']
const engineOf: Record<EngineKind, Place> = {
  card: reader,
  passport: reader,
  passport_plus: reader,
  selfie: ['selfie-liveness', 'createSelfieLivenessEngine'],
  proof: ['id-reader-plus', 'createIdReaderPlusEngine'],
  match: ['face-match', 'createFaceMatchEngine'],
  turned: ['selfie-liveness', 'createSelfieLivenessEngine'],
}
/** Of versions that read and prove in two engines. */
const formerProof: Place = ['document-liveness', 'createDocumentLivenessEngine']

/** The engines of the built working tree at `root`, each loaded with its first job. */
export const openEngines = (root: string): ((job: EngineJob) => Promise<Answer>) => {
  const folderOf = (folder: string) => join(root, 'packages/engines/dist', folder)
  const open = new Map<string, Promise<Engine>>()
  const load = async ([folder, create]: Place) => {
    const module = await import(pathToFileURL(join(folderOf(folder), 'index.js')).href)
    const engine: Engine = await module[create]()
    await engine.warmUp()
    return engine
  }
  const ask = async (place: Place, request: unknown) => {
    const engine = open.get(place[0]) ?? load(place)
    open.set(place[0], engine)
    return (await engine).answer(request)
  }
  const askBoth = async (request: unknown): Promise<Answer> => {
    const { timings: proving = [], ...proof } = await ask(formerProof, request)
    const { timings: reading = [], ...read } = await ask(reader, request)
    const timings = [...proving, ...reading]
    return proof.outcome === 'answered'
      ? { ...proof, body: { proof: proof.body, reading: read }, timings }
      : { ...proof, timings }
  }
  const isOneEngine = existsSync(folderOf(engineOf.proof[0]))
  return ({ kind, request }) => (kind === 'proof' && !isOneEngine ? askBoth(request) : ask(engineOf[kind], request))
}
