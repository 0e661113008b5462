import { parseArgs } from 'node:util'
import type { JobKind } from '@vivid/contract'
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
import { quantile } from '@vivid/traffic'
import { drawShots } from '@vivid/traffic/requests'
import { startBackends } from '../support/backends.js'
import { eventually } from '../support/eventually.js'
import { type Process, startService } from '../support/service.js'

const kinds: JobKind[] = ['ocr', 'document-liveness', 'selfie-liveness']
const usualJobs = 15
const patientMs = 30_000
/** The next job may take so many times as long as before, to allow for a noisy machine. */
const riseTarget = 1.5
const owner = ownerOf('bench')

type Images = { frontside: string; selfie: string }

/** One job at a time on one kind of worker; each gets as long as it is told. */
const createSubmitter = (trip: RoundTrip, images: Images, dataKey: DataKey, kind: JobKind) => {
  let transactionId = 1 + kinds.indexOf(kind) * 1e6
  const { selfie, ...document } = images
  const more = {
    ocr: { images: document, documentType: 'passport', validateSides: false },
    'document-liveness': { images: document, documentType: 'passport' },
    'selfie-liveness': { images: { selfie }, details: false },
  }[kind]
  /** What became of it, and when it was over for the worker too. */
  return async (timeoutMs: number): Promise<{ outcome: 'answered' | 'not started' | 'passed'; ms: number }> => {
    const base = { transactionId: transactionId++, owner, language: 'en', deadlineMs: Date.now() + timeoutMs }
    const { reply } = await trip.submit(kind, { ...base, ...more } as never, { dataKey })
    const outcome = await reply.then(
      (answer) =>
        ({ outcome: answer.status === 200 ? 'answered' : 'not started', ms: answer.timings.engineMs }) as const,
      (error: unknown) => {
        if (error instanceof DeadlineExceeded) return { outcome: 'passed', ms: 0 } as const
        throw error
      },
    )
    await eventually('the worker to be idle', async () => (await trip.queues.count(kind)).active === 0, 60_000)
    return outcome
  }
}

const hasEnded = ({ child }: Process) => child.exitCode !== null || child.signalCode !== null

/** Deadlines that pass at any moment of an engine's work: no process ends, and the next job takes no longer than usual. */
export const run = async (args: string[]): Promise<boolean> => {
  const { values } = parseArgs({ args, options: { jobs: { type: 'string', default: '500' } } })
  const wanted = Number(values.jobs)
  const drawing = { perKind: 1, level: 'moderate', seed: 'deadlines', onDrawn: () => undefined } as const
  const [passport, face] = (await drawShots(['passport', 'selfie'], drawing)).map(({ files }) => files)
  const backends = await startBackends()
  const service = await startService(backends, { workers: kinds })
  const log = createLog('bench', 'silent')
  const commands = connectForCommands(backends.redisUrl, log)
  const blocking = connectForBlocking(backends.redisUrl, log)
  await whenReady(commands, patientMs)
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
    return key
  }
  const images = {
    frontside: await put('images/1/frontside', passport!.frontside!),
    selfie: await put('images/1/selfie', face!.selfie!),
  }
  const trip = createRoundTrip({ commands, blocking, gatewayId: 'bench', log, now: Date.now })
  let met = true
  try {
    for (const kind of kinds) {
      const submit = createSubmitter(trip, images, dataKey, kind)
      const usual = async () => {
        const ms: number[] = []
        for (let i = 0; i < usualJobs; i++) ms.push((await submit(patientMs)).ms)
        return quantile(ms, 0.5)
      }
      const before = await usual()
      let passed = 0
      let notStarted = 0
      let answered = 0
      while (passed < wanted) {
        // Past its middle on average; a worker that learnt to leave such jobs out tries again after a few.
        const { outcome } = await submit(Math.max(10, before * (0.1 + 0.9 * Math.random())))
        if (outcome === 'passed') passed += 1
        else if (outcome === 'not started') notStarted += 1
        else answered += 1
      }
      const after = await usual()
      const ended = [service.gateway, ...service.workers].filter(hasEnded).length
      console.log(
        `${kind}: ${passed} deadlines passed inside the engine (${notStarted} more were not started, ${answered} answered in time); a job takes ${before.toFixed(0)} ms before, ${after.toFixed(0)} ms after; processes that ended: ${ended}`,
      )
      met &&= ended === 0 && after / before <= riseTarget
    }
    return met
  } finally {
    await trip.close()
    commands.disconnect()
    await service.stop()
    await backends.stop()
  }
}
