import { readOptions } from '@vivid/command'
import { type JobKind, jobKinds } from '@vivid/contract'
import {
  connectForBlocking,
  connectForCommands,
  createImageVault,
  createLog,
  createMasterKeys,
  createMetrics,
  createObjectStore,
  createRoundTrip,
  createSealer,
  type DataKey,
  DeadlineExceeded,
  developmentMasterKey,
  ownerOf,
  type RoundTrip,
  readConfig,
  storeVariables,
  whenReady,
} from '@vivid/platform'
import { quantile, scrape } from '@vivid/traffic'
import { drawShots } from '@vivid/traffic/requests'
import sharp from 'sharp'
import { startBackends } from '../support/backends.js'
import { eventually } from '../support/eventually.js'
import { exampleForm, exampleJob } from '../support/example-job.js'
import { type Process, startService } from '../support/service.js'
import { metricsUrl } from './metrics-url.js'

const USUAL_JOBS = 15
const PATIENT_MS = 30_000
/** The next job may take so many times as long as before, to allow for a noisy machine. */
const RISE_TARGET = 1.5
const LARGE_PX = 5_000
const KEEP_MS = 60_000
const owner = ownerOf('bench')

/** Jobs with an empty picture before each one: a worker starts no job that it thinks too long, and these let it think less. */
const QUICK_JOBS = 10

/** One job at a time on one kind of worker; each gets as long as it is told. */
const createSubmitter = (trip: RoundTrip, dataKey: DataKey, kind: JobKind) => {
  let transactionId = 1 + jobKinds.indexOf(kind) * 1e6
  const dueAtOnce = () => ({ dueMs: Date.now, ask: () => undefined, end: () => undefined })
  /** What became of it, and when it was over for the worker too. */
  return async (
    key: string,
    timeoutMs: number,
  ): Promise<{ outcome: 'answered' | 'not started' | 'passed'; ms: number; wallMs: number }> => {
    const submittedAt = performance.now()
    const deadlineMs = Math.round(Date.now() + timeoutMs)
    const job = exampleJob(kind, { transactionId: transactionId++, owner, language: 'en', deadlineMs }, key)
    const { reply } = await trip.submit(kind, job, { dataKey, turn: dueAtOnce() })
    const outcome = await reply.then(
      (answer) =>
        ({ outcome: answer.status === 200 ? 'answered' : 'not started', ms: answer.timings.engineMs }) as const,
      (error: unknown) => {
        if (error instanceof DeadlineExceeded) return { outcome: 'passed', ms: 0 } as const
        throw error
      },
    )
    const wallMs = performance.now() - submittedAt
    await eventually('the worker to be idle', async () => (await trip.queues.count(kind)).active === 0, 60_000)
    return { ...outcome, wallMs }
  }
}

interface Engine {
  kind: JobKind
  submit: ReturnType<typeof createSubmitter>
  /** How often its worker has let the engine begin. */
  enginesRun(): Promise<number>
  picture: string
  empty: string
}

const usualMs = async ({ submit, picture }: Engine): Promise<number> => {
  const ms: number[] = []
  for (let i = 0; i < USUAL_JOBS; i++) ms.push((await submit(picture, PATIENT_MS)).ms)
  return quantile(ms, 0.5)
}

const passDeadlines = async (engine: Engine, before: number, wanted: number) => {
  const { kind, submit, enginesRun, picture, empty } = engine
  // Followed while it runs: beside other work both move, and deadlines must go on falling between an engine's start and its end.
  let engineMs = before
  let handedOverMs = 0
  const counts = { passed: 0, notStarted: 0, answered: 0 }
  for (let tried = 1; counts.passed < wanted; tried++) {
    for (let i = 0; i < QUICK_JOBS; i++) {
      const { ms, wallMs } = await submit(empty, PATIENT_MS)
      handedOverMs = (handedOverMs * 3 + wallMs - ms) / 4
    }
    const ranBefore = await enginesRun()
    const { outcome, ms } = await submit(picture, handedOverMs + engineMs * Math.random())
    engineMs = outcome === 'answered' ? (engineMs * 3 + ms) / 4 : engineMs * 1.02
    const hasRun = (await enginesRun()) > ranBefore
    if (outcome === 'answered') counts.answered += 1
    else if (hasRun) counts.passed += 1
    else counts.notStarted += 1
    if (tried % 50 === 0) process.stderr.write(`${kind}: ${counts.passed} of ${wanted}\n`)
  }
  return counts
}

const hasEnded = ({ child }: Process) => child.exitCode !== null || child.signalCode !== null

/** Deadlines that pass at any moment of an engine's work: no process ends, and the next job takes no longer than usual. */
export const run = async (args: string[]): Promise<boolean> => {
  const { values } = readOptions(args, { jobs: { type: 'string', default: '170' } })
  const wanted = Number(values.jobs)
  const drawing = { perKind: 1, level: 'moderate', seed: 'deadlines', onDrawn: () => undefined } as const
  const [passport, face] = (await drawShots(['passport', 'selfie'], drawing)).map(({ files }) => files)
  const backends = await startBackends()
  const service = await startService(backends, { workers: jobKinds })
  const log = createLog('bench', 'silent')
  const commands = connectForCommands(backends.redisUrl, log)
  const blocking = connectForBlocking(backends.redisUrl, log)
  await whenReady(commands, PATIENT_MS)
  const keys = createMasterKeys([developmentMasterKey])
  const dataKey = keys.makeDataKey()
  const vault = createImageVault(
    createObjectStore(readConfig(storeVariables, backends.env), log, createMetrics('bench')),
    keys,
  )
  const put = async (key: string, bytes: Uint8Array) => {
    const sealer = createSealer(dataKey)
    sealer.add(Buffer.from(bytes))
    await vault.put(key, owner, sealer)
  }
  // Large pictures take longer than the queue does to hand them over, so that a deadline can fall into the engine's time; a
  // progressive JPEG has to be decoded whole, however small it is wanted.
  const enlarge = (bytes: Uint8Array) => sharp(bytes).resize(LARGE_PX).jpeg({ progressive: true }).toBuffer()
  const grey = { width: 64, height: 64, channels: 3, background: '#888' } as const
  const pictures = {
    'images/1/frontside': await enlarge(passport!.frontside!),
    'images/1/selfie': await enlarge(face!.selfie!),
    'images/1/empty': await sharp({ create: grey }).jpeg().toBuffer(),
  }
  const putAll = () => Promise.all(Object.entries(pictures).map(([key, bytes]) => put(key, bytes)))
  await putAll()
  // Pictures of requests that no gateway knows are erased after a while.
  const keeping = setInterval(() => void putAll(), KEEP_MS)
  const trip = createRoundTrip({ commands, blocking, gatewayId: 'bench', log, now: Date.now })
  let met = true
  try {
    const engines = jobKinds.map((kind, index) => {
      const submit = createSubmitter(trip, dataKey, kind)
      const worker = service.workers[index]!
      const enginesRun = async () => (await scrape(metricsUrl(worker)))('vivid_engine_seconds_count')
      const picture = Object.keys(pictures).find((key) => exampleForm(kind).files.some((name) => key.endsWith(name)))!
      return { kind, submit, enginesRun, empty: 'images/1/empty', picture }
    })
    const usual: number[] = []
    for (const engine of engines) usual.push(await usualMs(engine))
    // All at once: most of the time is the queue's, and each has a process of its own.
    const counts = await Promise.all(engines.map((engine, index) => passDeadlines(engine, usual[index]!, wanted)))
    const ended = [service.gateway, ...service.workers].filter(hasEnded).length
    for (const [index, engine] of engines.entries()) {
      const { passed, notStarted, answered } = counts[index]!
      const before = usual[index]!
      const after = await usualMs(engine)
      console.log(
        `${engine.kind}: ${passed} deadlines passed inside the engine (${notStarted} more were not started, ${answered} answered in time); a job takes ${before.toFixed(0)} ms before, ${after.toFixed(0)} ms after; processes that ended: ${ended}`,
      )
      met &&= ended === 0 && after / before <= RISE_TARGET
    }
    return met
  } catch (error) {
    // Said before closing: the other engines' jobs may still be under way, and closing waits for them.
    console.error(error)
    throw error
  } finally {
    clearInterval(keeping)
    await trip.close()
    commands.disconnect()
    await service.stop()
    await backends.stop()
  }
}
