import { randomUUID } from 'node:crypto'
import { byKind, type JobKind } from '@vivid/contract'
import { type Connection, keyOf } from '../queue/keys.js'
import type { MeasuredTimes, ServiceTimes } from './service-times.js'

const keyOn = (redis: Connection): string => keyOf(redis, 'workers')
const EVERY_MS = 1_000
/** A worker that has not announced itself for this long is not counted. */
const SILENT_MS = 5_000
/** After this long without an announcement its entry in Redis is deleted. */
const FORGOTTEN_MS = 60_000

interface Announced {
  kind: JobKind
  threads: number
  busy: number
  /** By the clock that all processes share. */
  atMs: number
  /** How long its jobs hold a thread, as far as it has done any. */
  times: MeasuredTimes
  meanMs: number | null
}

/** Tells whoever looks that this worker is there and what it is doing; resolves when the first word of it can be read. */
export const announceWorker = async (options: {
  redis: Connection
  kind: JobKind
  threads: number
  busy: () => number
  /** A worker that takes no jobs is not announced. */
  isReady?: () => boolean
  times: Pick<ServiceTimes, 'measured' | 'meanMs' | 'hasMeasured'>
  now: () => number
}): Promise<{ close(): Promise<void> }> => {
  const { redis, kind, threads, busy, isReady = () => true, times, now } = options
  const id = randomUUID()
  const announce = async (): Promise<void> => {
    // While Redis is away nobody could read it; queued lines would only pile up.
    if (redis.status !== 'ready') return
    if (!isReady()) {
      await redis.hdel(keyOn(redis), id).catch(() => undefined)
      return
    }
    const meanMs = times.hasMeasured() ? times.meanMs() : null
    const line: Announced = { kind, threads, busy: busy(), atMs: now(), times: times.measured(), meanMs }
    await redis.hset(keyOn(redis), id, JSON.stringify(line)).catch(() => undefined)
  }
  await announce()
  const timer = setInterval(announce, EVERY_MS)
  timer.unref()
  return {
    close: async () => {
      clearInterval(timer)
      if (redis.status === 'ready') await redis.hdel(keyOn(redis), id).catch(() => undefined)
    },
  }
}

export interface CountedWorkers {
  workers: number
  threads: number
  busyThreads: number
}

export interface SeenWorkers extends CountedWorkers {
  /** The mean over their threads of what each measured; empty and null where none has. */
  times: MeasuredTimes
  meanMs: number | null
}

/** The mean of a figure, in which a worker with more threads counts for more. */
const meanOf = (lines: readonly Announced[], figure: (line: Announced) => number | null | undefined): number => {
  const known = lines.filter((line) => typeof figure(line) === 'number')
  const threads = known.reduce((sum, line) => sum + line.threads, 0)
  return known.reduce((sum, line) => sum + figure(line)! * line.threads, 0) / Math.max(1, threads)
}

/** Null for what is no announcement: one odd entry must not hide all workers. */
const readAnnounced = (text: string): Announced | null => {
  try {
    const line = JSON.parse(text) as Partial<Announced> | null
    return typeof line?.atMs === 'number' && line.times ? (line as Announced) : null
  } catch {
    return null
  }
}

/** The workers of all machines by kind, those that fell silent left out. */
export const seeWorkers = async (redis: Connection, now: () => number): Promise<Record<JobKind, SeenWorkers>> => {
  const lines = Object.entries(await redis.hgetall(keyOn(redis))).map(([id, text]) => ({
    id,
    line: readAnnounced(text),
  }))
  const ageMs = (line: Announced | null) => (line === null ? Number.POSITIVE_INFINITY : now() - line.atMs)
  const forgotten = lines.filter(({ line }) => ageMs(line) > FORGOTTEN_MS).map(({ id }) => id)
  if (forgotten.length > 0) await redis.hdel(keyOn(redis), ...forgotten)
  const heard = lines.flatMap(({ line }) => (line !== null && ageMs(line) <= SILENT_MS ? [line] : []))
  const see = (kind: JobKind): SeenWorkers => {
    const own = heard.filter((line) => line.kind === kind)
    const sum = (name: 'threads' | 'busy') => own.reduce((total, line) => total + line[name], 0)
    const works = [...new Set(own.flatMap(({ times }) => Object.keys(times)))]
    return {
      workers: own.length,
      threads: sum('threads'),
      busyThreads: sum('busy'),
      times: Object.fromEntries(works.map((work) => [work, meanOf(own, ({ times }) => times[work])])),
      meanMs: own.some(({ meanMs }) => meanMs !== null) ? meanOf(own, ({ meanMs }) => meanMs) : null,
    }
  }
  return byKind(see)
}
