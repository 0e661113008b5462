import { type JobKind, jobKinds } from '@vivid/contract'
import type { JobQueues } from './job-queues.js'

const pollMs = 200
/** Queue waits older than this say nothing about now. */
const waitMemoryMs = 1_000

interface Load {
  /** Read from the queue at every poll, counted on by our own submissions and replies in between. */
  waiting: number
  /** Admitted, but not queued yet: the form is arriving or being stored. */
  uploading: number
  recentWaitMs: number
  recentWaitAt: number
}

export interface Place {
  queued(kind: JobKind): void
  /** Gives back what was never queued. */
  release(): void
}

export interface Admission {
  /** Null when a queue is full; otherwise a place in each, held until the job is queued or the request is over. */
  admit(kinds: readonly JobKind[]): Place | null
  /** Every reply frees a place and says how long its job had waited. */
  noteReply(kind: JobKind, queuedMs: number): void
  waiting(kind: JobKind): number
  close(): void
}

/** Overload is refused before the body is read: by the number waiting, and by how long the last ones had to wait. */
export const createAdmission = (options: {
  queues: Pick<JobQueues, 'waiting'>
  maxWaiting: number
  /** A job that waits longer is at risk of being computed for nobody. */
  maxWaitMs: number
  now?: () => number
}): Admission => {
  const now = options.now ?? Date.now
  const idle = (): Load => ({ waiting: 0, uploading: 0, recentWaitMs: 0, recentWaitAt: 0 })
  const loads: Record<JobKind, Load> = { ocr: idle(), 'document-liveness': idle(), 'selfie-liveness': idle() }

  const poll = async (kind: JobKind) => {
    const counted = await options.queues.waiting(kind).catch(() => null)
    if (counted !== null) loads[kind].waiting = counted
  }
  const timer = setInterval(() => void Promise.all(jobKinds.map(poll)), pollMs)
  timer.unref()

  const full = (kind: JobKind) => {
    const load = loads[kind]
    const tooMany = load.waiting + load.uploading >= options.maxWaiting
    const tooSlow = load.recentWaitMs > options.maxWaitMs && now() - load.recentWaitAt < waitMemoryMs
    return tooMany || tooSlow
  }

  return {
    admit: (kinds) => {
      if (kinds.some(full)) return null
      const held = new Set(kinds)
      for (const kind of held) loads[kind].uploading += 1
      const giveBack = (kind: JobKind): boolean => {
        if (!held.delete(kind)) return false
        loads[kind].uploading -= 1
        return true
      }
      return {
        queued: (kind) => {
          if (giveBack(kind)) loads[kind].waiting += 1
        },
        release: () => kinds.forEach(giveBack),
      }
    },
    noteReply: (kind, queuedMs) => {
      const load = loads[kind]
      load.waiting = Math.max(0, load.waiting - 1)
      load.recentWaitMs = queuedMs
      load.recentWaitAt = now()
    },
    waiting: (kind) => loads[kind].waiting,
    close: () => clearInterval(timer),
  }
}
