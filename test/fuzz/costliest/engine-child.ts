import type { EngineJob } from '../../bench/engines/engine-job.js'
import { openEngines, type TimedStep } from '../../bench/engines/open-engines.js'
import { cpuMs } from './cpu-ms.js'

/** What one request cost. */
export interface Cost {
  /** Of the whole process, libraries' threads included. */
  readonly cpuMs: number
  /** The part of it that unpacked the pictures; `packages/vision/src/image/price` bounds it. */
  readonly decodeMs: number
  /** The most memory that this process ever held, in megabytes (10⁶ bytes). */
  readonly peakMb: number
  /** By the CPU, not by the clock. */
  readonly timings: readonly TimedStep[]
}

// Engines time their steps by this clock. Counting CPU instead, they tell the same on a busy machine.
performance.now = cpuMs

const answer = openEngines(process.argv[2]!)

process.on('message', async (job: EngineJob) => {
  const startedAt = cpuMs()
  const { timings = [] } = await answer(job)
  const decodes = timings.filter(({ name }) => name.startsWith('decode'))
  process.send!({
    cpuMs: cpuMs() - startedAt,
    decodeMs: decodes.reduce((sum, { tookMs }) => sum + tookMs, 0),
    peakMb: (process.resourceUsage().maxRSS * 1024) / 1e6,
    timings,
  } satisfies Cost)
})
process.on('disconnect', () => process.exit(0))
