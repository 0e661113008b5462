import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { endpoints, errors, type Job, type JobKind, jobKinds, kindFacts } from '@vivid/contract'
import type { ThreadHandler } from '@vivid/platform/engine-thread'
import { decode, limitDecoders, UndecodableImage } from '@vivid/vision'
import { exampleForm, exampleJob } from '../../support/example-job.js'
import { root } from '../../support/service.js'
import { makePictures } from './make-pictures.js'

/** A process that decodes what it is told to, so that a crash of the library is one process' end and not the run's. */
export interface ChildTask {
  n: number
  engines: boolean
}
export interface ChildResult {
  n: number
  name: string
  outcome: string
  problem?: string
  ms: number
  residentMb: number
}

export interface ChildSettings {
  seed: number
  /** Whether the costly pictures are among those that the tasks count. */
  withCostly: boolean
  /** Whether tasks may ask for engines, which take seconds to load. */
  engines: boolean
}

const { seed, withCostly, engines } = JSON.parse(process.argv[2]!) as ChildSettings
const make = await makePictures(seed, withCostly)
// Only now: the pictures themselves were drawn with the same library.
limitDecoders()
process.env.SECOND_OPINION = 'off'

const codes = new Set(Object.values(errors).map(({ code }) => code))

/** A worker's engine as its threads load it; tells what is wrong with its answer to one picture, sent as all that it takes. */
const openEngine = async (kind: JobKind) => {
  const module = await import(pathToFileURL(join(root, 'apps', kind, 'dist/engine.js')).href)
  const handle = (await module.default) as ThreadHandler
  const { form, files } = exampleForm(kind)
  const given = { transactionId: 1, owner: 'fuzz', deadlineMs: 0, language: 'en' } as const
  const job = exampleJob(kind, given, 'images/1') as Job
  return async (bytes: Uint8Array): Promise<string | undefined> => {
    const images = Object.fromEntries(files.map((name) => [name, bytes]))
    const computed = (await handle({ kind, job, images, remainingMs: Number.POSITIVE_INFINITY }))!
    if ('failure' in computed) return `${kind} threw ${computed.description}`
    if (computed.code !== null && !codes.has(computed.code)) return `${kind}: code ${computed.code} is not documented`
    // The gateway adds the id.
    const body = { ...(computed.body as object), id: 1 }
    const isFit = endpoints[kindFacts[kind].endpoint].fits(form as never, body)
    return isFit ? undefined : `not an answer of ${kind}: ${JSON.stringify(body)}`
  }
}
const opened = engines ? await Promise.all(jobKinds.map(openEngine)) : []

/** Every engine on one picture: the answers must be what the contract promises. */
const askEngines = async (bytes: Uint8Array): Promise<string | undefined> => {
  for (const ask of opened) {
    const problem = await ask(bytes)
    if (problem !== undefined) return problem
  }
  return undefined
}

const examine = async (bytes: Buffer, wantEngines: boolean): Promise<Pick<ChildResult, 'outcome' | 'problem'>> => {
  const outcome = await decode(bytes).then(
    () => 'decoded',
    (error: unknown) => (error instanceof UndecodableImage ? error.reason : `threw ${error}`),
  )
  if (outcome.startsWith('threw')) return { outcome: 'threw', problem: outcome }
  if (!wantEngines || opened.length === 0) return { outcome }
  const problem = await askEngines(bytes).catch((error: unknown) => `an engine threw ${error}`)
  return problem === undefined ? { outcome: `${outcome}, engines asked` } : { outcome, problem }
}

process.on('message', async ({ n, engines: wantEngines }: ChildTask) => {
  const { name, bytes } = make(n)
  const startedAt = performance.now()
  const examined = await examine(bytes, wantEngines)
  const result: ChildResult = {
    n,
    name,
    ...examined,
    ms: performance.now() - startedAt,
    residentMb: process.memoryUsage.rss() / 1e6,
  }
  process.send!(result)
})
process.on('disconnect', () => process.exit(0))
process.send!('ready')
