import { type JobKind, jobKinds } from '@vivid/contract'
import type { JobQueues } from './job-queues.js'
import { createTenantLoads, type TenantLoads, type WeightOf } from './tenant-loads.js'

const pollMs = 200

interface Load {
  /** Read from the queue at every poll, counted on by our own submissions and replies in between. */
  waiting: number
  /** Admitted, but not queued yet: the form is arriving or being stored. */
  uploading: number
  tenants: TenantLoads
}

export interface Place {
  /** How far back the job queues; 0 is the front. Asked once, when it is submitted. */
  stand(kind: JobKind): number
  queued(kind: JobKind): void
  /** How long its job had waited. */
  waited(kind: JobKind, queuedMs: number): void
  /** The request is over: gives back what was never queued. */
  release(): void
}

export interface Admission {
  /** Null when a queue is full for this tenant; otherwise a place in each, held until the request is over. */
  admit(kinds: readonly JobKind[], tenant: string): Place | null
  /** Every reply frees a place. */
  noteReply(kind: JobKind): void
  waiting(kind: JobKind): number
  close(): void
}

/**
 * Overload is refused before the body is read: by the number waiting, and by how long the tenant's last ones had to
 * wait. A full queue still takes the requests of a tenant that has less than its share, up to twice the places.
 */
export const createAdmission = (options: {
  queues: Pick<JobQueues, 'waiting'>
  maxWaiting: number
  /** A job that waits longer is at risk of being computed for nobody. */
  maxWaitMs: number
  weightOf?: WeightOf
  now?: () => number
}): Admission => {
  const { maxWaiting, maxWaitMs, weightOf = () => 1, now = Date.now } = options
  const idle = (): Load => ({ waiting: 0, uploading: 0, tenants: createTenantLoads(weightOf, now) })
  const loads: Record<JobKind, Load> = { ocr: idle(), 'document-liveness': idle(), 'selfie-liveness': idle() }

  const poll = async (kind: JobKind) => {
    const counted = await options.queues.waiting(kind).catch(() => null)
    if (counted !== null) loads[kind].waiting = counted
  }
  const timer = setInterval(() => void Promise.all(jobKinds.map(poll)), pollMs)
  timer.unref()

  const full = (kind: JobKind, tenant: string) => {
    const { waiting, uploading, tenants } = loads[kind]
    if (tenants.recentWaitMs(tenant) > maxWaitMs) return true
    const total = waiting + uploading
    if (total < maxWaiting) return false
    return total >= 2 * maxWaiting || !tenants.belowShare(tenant, maxWaiting)
  }

  const hold = (kind: JobKind, tenant: string) => {
    const load = loads[kind]
    let uploading = true
    let over = false
    let standing: number | null = null
    load.uploading += 1
    load.tenants.begin(tenant)
    const arrived = (): boolean => {
      if (!uploading) return false
      uploading = false
      load.uploading -= 1
      return true
    }
    return {
      stand: () => {
        standing ??= load.tenants.stand(tenant)
        return standing
      },
      queued: () => {
        if (arrived()) load.waiting += 1
      },
      waited: (queuedMs: number) => load.tenants.noteWait(tenant, queuedMs),
      release: () => {
        arrived()
        if (!over) load.tenants.end(tenant, standing)
        over = true
      },
    }
  }

  return {
    admit: (kinds, tenant) => {
      if (kinds.some((kind) => full(kind, tenant))) return null
      const held = new Map(kinds.map((kind) => [kind, hold(kind, tenant)]))
      return {
        stand: (kind) => held.get(kind)?.stand() ?? 0,
        queued: (kind) => held.get(kind)?.queued(),
        waited: (kind, queuedMs) => held.get(kind)?.waited(queuedMs),
        release: () => {
          for (const each of held.values()) each.release()
        },
      }
    },
    noteReply: (kind) => {
      loads[kind].waiting = Math.max(0, loads[kind].waiting - 1)
    },
    waiting: (kind) => loads[kind].waiting,
    close: () => clearInterval(timer),
  }
}
