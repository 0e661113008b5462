import { loadavg } from 'node:os'
import { readOptions } from '@vivid/command'
import { jobKinds } from '@vivid/contract'
import { startBackends } from '../support/backends.js'
import { rollWorkers } from '../support/rolling-restart.js'
import { type Process, startService } from '../support/service.js'
import { drawRequests } from './draw-requests.js'

const PICTURES = 4
const kinds = ['ocr', ...jobKinds] as const

/** The long form of test/own-service/rolling-restart.test.ts: real engines, each worker replaced several times. */
export const run = async (args: string[]): Promise<boolean> => {
  const { values } = readOptions(args, {
    rate: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
    'quiet-seconds': { type: 'string', default: '20' },
  })
  const { passport } = await drawRequests(['passport'], PICTURES)
  const backends = await startBackends()
  const env = { WORKER_THREADS: '1' }
  const service = await startService(backends, { workers: [...kinds], env })
  const started: Process[] = []
  try {
    console.log(`load average of the machine before: ${loadavg()[0]!.toFixed(1)}`)
    const rounds = Number(values.rounds)
    // Those that a round started are replaced by the next.
    const current = (round: number, index: number): Process =>
      round === 0 ? service.workers[index]! : started[(round - 1) * kinds.length + index]!
    const workers = Array.from({ length: rounds }, (_, round) =>
      kinds.map((kind, index) => ({
        kind,
        get process() {
          return current(round, index)
        },
      })),
    ).flat()
    const rolled = await rollWorkers({
      url: service.url,
      shots: passport!,
      perSecond: Number(values.rate),
      quietMs: 1000 * Number(values['quiet-seconds']),
      workers,
      env: { ...backends.env, ...env },
      onStarted: (worker) => started.push(worker),
    })
    const rise = rolled.p99DuringMs - rolled.p99BeforeMs
    const slowest = Math.max(...rolled.drainsMs)
    console.log(
      `${workers.length} restarts under ${values.rate} requests/s: ${rolled.outcomes.length} sent, ${rolled.lost.length} lost`,
    )
    console.log(
      `p99 ${rolled.p99BeforeMs.toFixed(0)} ms before, ${rolled.p99DuringMs.toFixed(0)} ms during: a rise of ${rise.toFixed(0)} ms (target below the slowest drain, ${slowest.toFixed(0)} ms)`,
    )
    console.log(`load average after: ${loadavg()[0]!.toFixed(1)}`)
    return rolled.lost.length === 0 && rise < slowest
  } finally {
    await service.stop()
    await Promise.all(started.map((worker) => worker.stop()))
    await backends.stop()
  }
}
