import { randomUUID } from 'node:crypto'
import { type JobKind, jobKinds } from '@vivid/contract'
import type { Redis } from 'ioredis'

const key = 'vivid:workers'
const everyMs = 2_000
/** Not heard of for so long, a worker no longer counts. */
const silentMs = 7_000
/** And later its line goes. */
const forgottenMs = 60_000

interface Announced {
  kind: JobKind
  threads: number
  busy: number
  atMs: number
}

/** Tells whoever looks that this worker is there and what it is doing. */
export const announceWorker = (options: {
  redis: Redis
  kind: JobKind
  threads: number
  busy: () => number
}): { close(): Promise<void> } => {
  const { redis, kind, threads, busy } = options
  const id = randomUUID()
  const announce = () => {
    // While Redis is away nobody could read it; queued lines would only pile up.
    if (redis.status !== 'ready') return
    const line: Announced = { kind, threads, busy: busy(), atMs: Date.now() }
    redis.hset(key, id, JSON.stringify(line)).catch(() => undefined)
  }
  announce()
  const timer = setInterval(announce, everyMs)
  timer.unref()
  return {
    close: async () => {
      clearInterval(timer)
      if (redis.status === 'ready') await redis.hdel(key, id).catch(() => undefined)
    },
  }
}

export interface CountedWorkers {
  workers: number
  threads: number
  busyThreads: number
}

/** The workers of all machines by kind, those that fell silent left out. Clocks may differ by a few seconds. */
export const countWorkers = async (
  redis: Redis,
  now: () => number = Date.now,
): Promise<Record<JobKind, CountedWorkers>> => {
  const lines = Object.entries(await redis.hgetall(key)).map(([id, text]) => ({
    id,
    ...(JSON.parse(text) as Announced),
  }))
  const forgotten = lines.filter(({ atMs }) => now() - atMs > forgottenMs).map(({ id }) => id)
  if (forgotten.length > 0) await redis.hdel(key, ...forgotten)
  const heard = lines.filter(({ atMs }) => now() - atMs <= silentMs)
  const count = (kind: JobKind): CountedWorkers => {
    const own = heard.filter((line) => line.kind === kind)
    const sum = (name: 'threads' | 'busy') => own.reduce((total, line) => total + line[name], 0)
    return { workers: own.length, threads: sum('threads'), busyThreads: sum('busy') }
  }
  return Object.fromEntries(jobKinds.map((kind) => [kind, count(kind)])) as Record<JobKind, CountedWorkers>
}
