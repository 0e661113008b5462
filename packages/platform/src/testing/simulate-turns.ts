import { createFairTurns, type Turn, type WeightOf } from '../queue/fair-turns.js'

/** A job as a simulation is given it. */
export interface Planned {
  tenant: string
  arrivesMs: number
  priceMs: number
  /** What it really takes, whatever its price. */
  tookMs: number
}

export interface Simulated extends Planned {
  /** Jobs of its own tenant that were not over when it arrived. */
  ownBefore: number
  startedMs: number
  endedMs: number
}

interface Underway extends Simulated {
  turn: Turn
  order: number
}

/** Fair turns, a queue that serves the job due first, and threads that finish what they start, all on one virtual clock. */
export const simulateTurns = (
  planned: readonly Planned[],
  { threads, weightOf = () => 1 }: { threads: number; weightOf?: WeightOf },
) => {
  let nowMs = 0
  const turns = createFairTurns({
    weightOf,
    threads: () => threads,
    gateways: () => 1,
    now: () => nowMs,
    latestDueMs: 15_000,
  })
  const arrivals = [...planned].sort((a, b) => a.arrivesMs - b.arrivesMs)
  const queue: Underway[] = []
  const running: Underway[] = []
  const done: Simulated[] = []
  const open = new Map<string, number>()
  /** Milliseconds of threads that stood idle while jobs waited for one. */
  let idleMs = 0

  const arrive = (job: Planned) => {
    const ownBefore = open.get(job.tenant) ?? 0
    open.set(job.tenant, ownBefore + 1)
    const turn = turns.begin(job.tenant, job.priceMs)
    const made: Underway = { ...job, ownBefore, startedMs: 0, endedMs: 0, turn, order: done.length }
    turn.ask(() => queue.push(made))
    if (turn.dueMs() !== null) queue.push(made)
  }
  const end = (job: Underway) => {
    running.splice(running.indexOf(job), 1)
    open.set(job.tenant, open.get(job.tenant)! - 1)
    const { turn, order, ...ended } = job
    done.push(ended)
    turn.end(job.tookMs)
  }
  const start = () => {
    while (running.length < threads && queue.length > 0) {
      const next = queue.reduce((first, job) => (job.turn.dueMs()! < first.turn.dueMs()! ? job : first))
      queue.splice(queue.indexOf(next), 1)
      running.push(Object.assign(next, { startedMs: nowMs, endedMs: nowMs + next.tookMs }))
    }
  }

  while (arrivals.length > 0 || running.length > 0) {
    const nextMs = Math.min(
      arrivals[0]?.arrivesMs ?? Number.POSITIVE_INFINITY,
      ...running.map(({ endedMs }) => endedMs),
    )
    const openJobs = [...open.values()].reduce((sum, count) => sum + count, 0)
    if (openJobs > running.length) idleMs += (threads - running.length) * (nextMs - nowMs)
    nowMs = nextMs
    for (const job of running.filter(({ endedMs }) => endedMs <= nowMs)) end(job)
    while (arrivals[0] !== undefined && arrivals[0].arrivesMs <= nowMs) arrive(arrivals.shift()!)
    start()
  }
  return { done, idleMs, lastedMs: nowMs }
}
