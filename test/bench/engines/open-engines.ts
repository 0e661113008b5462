import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { EngineJob, EngineKind } from './engine-job.js'

export interface TimedStep {
  readonly step: 'stage' | 'inference'
  readonly name: string
  readonly startMs: number
  readonly tookMs: number
}

interface Engine {
  warmUp(): Promise<void>
  answer(request: unknown): Promise<{ timings?: readonly TimedStep[] }>
}

const engineOf: Record<EngineKind, readonly [folder: string, create: string]> = {
  card: ['ocr', 'createOcrEngine'],
  passport: ['ocr', 'createOcrEngine'],
  passport_plus: ['ocr', 'createOcrEngine'],
  selfie: ['selfie-liveness', 'createSelfieLivenessEngine'],
  proof: ['document-liveness', 'createDocumentLivenessEngine'],
}

/** The engines of the built working tree at `root`, each loaded with its first job. */
export const openEngines = (root: string): ((job: EngineJob) => ReturnType<Engine['answer']>) => {
  const open = new Map<string, Promise<Engine>>()
  const load = async ([folder, create]: readonly [string, string]) => {
    const module = await import(pathToFileURL(join(root, 'packages/engines/dist', folder, 'index.js')).href)
    const engine: Engine = await module[create]()
    await engine.warmUp()
    return engine
  }
  return async ({ kind, request }) => {
    const [folder] = engineOf[kind]
    const engine = open.get(folder) ?? load(engineOf[kind])
    open.set(folder, engine)
    return (await engine).answer(request)
  }
}
