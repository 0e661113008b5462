import type { EngineJob } from './engine-job.js'
import { openEngines } from './open-engines.js'

/** What one job cost and what came of it. */
export interface Done {
  readonly cpuMs: number
  readonly wallMs: number
  readonly answer: unknown
}

/** Runs in a process of its own: a job comes in, its answer and cost go out. */
const answer = openEngines(process.argv[2]!)

process.on('message', async (job: EngineJob) => {
  const cpuBefore = process.cpuUsage()
  const startedAt = performance.now()
  const { timings: _, ...answered } = await answer(job)
  const wallMs = performance.now() - startedAt
  const { user, system } = process.cpuUsage(cpuBefore)
  process.send!({ cpuMs: (user + system) / 1000, wallMs, answer: answered } satisfies Done)
})
