import { type Backends, startBackends } from './backends.js'
import { eventually } from './eventually.js'
import { type Gate, shutGate } from './gate.js'
import { countReadings, sendPassport } from './read-passports.js'
import type { Answer } from './request.js'
import { type Process, type Service, startApp, startService } from './service.js'

/** One gateway that waits for everything, and one with little patience and little room; each test brings workers. */
export interface TwoGateways {
  backends: Backends
  patient: Service
  strict: Service
  workers: readonly Process[]
  startOcr(env?: Record<string, string>): Promise<Process>
  /** The same, when the queue is empty: a worker that was killed may have left a job there, which the next one clears away. */
  startAlone(env?: Record<string, string>): Promise<Process>
  shutGate(): Promise<Gate>
  counts(): ReturnType<typeof countReadings>
  isTaken(): Promise<boolean>
  /** Sent to the strict gateway until a worker has taken it: on a busy machine its deadline may pass before. */
  takenInTime(picture: Buffer): Promise<{ answer: Promise<Answer> }>
  /** After each test. */
  clear(): Promise<void>
  stop(): Promise<void>
}

export const startTwoGateways = async (): Promise<TwoGateways> => {
  const backends = await startBackends()
  const [patient, strict] = await Promise.all([
    startService(backends, { workers: [] }),
    startService(backends, { workers: [], gatewayEnv: { MAX_WAITING: '5', REQUEST_TIMEOUT_MS: '1500' } }),
  ])
  const workers: Process[] = []
  const gates: Gate[] = []
  const counts = () => countReadings(backends.redisUrl)
  const isTaken = async () => (await counts()).active === 1
  const startOcr: TwoGateways['startOcr'] = async (env = {}) => {
    const worker = await startApp('ocr', { ...backends.env, WORKER_THREADS: '1', ECHO_ENGINE: 'true', ...env })
    workers.push(worker)
    return worker
  }
  return {
    backends,
    patient,
    strict,
    workers,
    startOcr,
    startAlone: async (env) => {
      const worker = await startOcr(env)
      await eventually('the queue to be empty', async () => {
        const { waiting, active } = await counts()
        return waiting + active === 0
      })
      return worker
    },
    shutGate: async () => {
      const gate = await shutGate()
      gates.push(gate)
      return gate
    },
    counts,
    isTaken,
    takenInTime: async (picture) => {
      for (;;) {
        let isAnswered = false
        const answer = sendPassport(strict, picture).finally(() => {
          isAnswered = true
        })
        await eventually('the job to be taken, or given up', async () => (await isTaken()) || isAnswered)
        if (await isTaken()) return { answer }
      }
    },
    clear: async () => {
      await Promise.all(gates.splice(0).map((gate) => gate.open()))
      await Promise.all(workers.splice(0).map((worker) => worker.stop()))
    },
    stop: async () => {
      await Promise.all([patient.stop(), strict.stop()])
      await backends.stop()
    },
  }
}
