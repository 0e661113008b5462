import type { JobKind } from '@vivid/contract'
import type { Capacity, KindCapacity } from './capacity.js'
import { pictureFactor } from './picture-cost.js'
import { createTenantLoads, type TenantLoads, type WeightOf } from './tenant-loads.js'

/**
 * A request is admitted if it should be answered within a third of its time: the rest is for what nobody foresees, and a
 * longer queue would answer no more requests. A tenant below its share may count on more of it, for it is served first; the
 * queue as a whole never grows past that.
 */
const USUAL_PART = 0.35
const LONGEST_PART = 0.5
/** What is known to take long must still be done by then. */
const LATEST_PART = 0.8

/** A request's hold on the queues, from its admission to its end. What it asks of another queue meanwhile is due at once. */
export interface Place {
  /** What is asked for and how large its pictures are is known: false when there is not enough time left for it. */
  fits(work: string, pixels?: number): boolean
  /** When its job is due, epoch milliseconds: the queue serves the earliest first. */
  turnMs(kind: JobKind): number
  queued(kind: JobKind): void
  /** A job was done and held a thread for so long; not for one that was never started or failed: it says nothing of the next. */
  took(kind: JobKind, tookMs: number): void
  /** The request is over. */
  release(): void
}

/** Come back in so many milliseconds. */
export interface Refusal {
  /** `unavailable`: no worker is there to do the work. */
  reason: 'overloaded' | 'unavailable'
  retryMs: number
}

export interface Admission {
  admit(kinds: readonly JobKind[], tenant: string): Place | Refusal
  /** A worker may have started since anybody looked: before a caller is told that there is none, ask again. */
  look(): Promise<void>
  /** How long a job queued now would wait; infinite when there is no worker. */
  expectedWaitMs(kind: JobKind): number
}

export const isRefusal = (admitted: Place | Refusal): admitted is Refusal => 'retryMs' in admitted

interface Queue extends KindCapacity {
  /** Admitted, but not queued yet: the form is arriving or being stored. */
  uploading: number
  /** Jobs of this gateway that have been admitted and not been replied to, and what they are expected to take. */
  underWay: number
  workMs: number
  tenants: TenantLoads
}

/** Decides before a body is read, by what the workers are seen to do, whether its answer will come in time. */
export const createAdmission = (options: {
  capacity: Pick<Capacity, 'of' | 'look'>
  /** Jobs of one kind that may wait, however fast the workers are. */
  maxWaiting: number
  /** What a request is given. */
  timeoutMs: number
  weightOf?: WeightOf
  now: () => number
}): Admission => {
  const { maxWaiting, timeoutMs, weightOf = () => 1, now } = options
  const make = (kind: JobKind): Queue => ({
    ...options.capacity.of(kind),
    uploading: 0,
    underWay: 0,
    workMs: 0,
    tenants: createTenantLoads({ weightOf, now, latestTurnMs: LONGEST_PART * timeoutMs }),
  })
  const queues: Record<JobKind, Queue> = {
    ocr: make('ocr'),
    'document-liveness': make('document-liveness'),
    'selfie-liveness': make('selfie-liveness'),
  }

  const waitMs = ({ threads, times, counts, uploading, underWay, workMs }: Queue): number => {
    if (threads() === 0) return Number.POSITIVE_INFINITY
    const jobs = counts.waiting + uploading + counts.active
    // A thread without a job needs no waiting.
    if (jobs < threads()) return 0
    const ofOthersMs = Math.max(0, jobs - underWay) * times.meanMs()
    // Whatever is at a worker is half done on average.
    return Math.max(0, workMs + ofOthersMs - (counts.active / 2) * times.meanMs()) / threads()
  }

  /** What a request will take, before its pictures are there: as this tenant's did of late. */
  const usualMs = ({ times, tenants }: Queue, tenant: string) =>
    times.meanMs() * tenants.costFactor(tenant) * tenants.sizeFactor(tenant)

  /** Milliseconds until there is room; 0 when there is. */
  const missingMs = (queue: Queue, tenant: string): number => {
    const { threads, times, counts, tenants } = queue
    const wait = waitMs(queue)
    if (wait === Number.POSITIVE_INFINITY) return timeoutMs
    // With nothing to do the workers may as well try: the estimate may be wrong, and only a job can tell.
    if (counts.waiting + counts.active + queue.underWay === 0) return 0
    const [usual, longest] = [USUAL_PART * timeoutMs, LONGEST_PART * timeoutMs]
    /** A queue full by count is one that takes all of the usual time. */
    const byCount = (jobs: number) => (jobs / maxWaiting) * usual
    const byAll = Math.max(wait + times.meanMs(), byCount(counts.waiting + queue.uploading + 1))
    const fairMs = tenants.dueInMs(tenant, threads()) + usualMs(queue, tenant)
    const byShare = Math.max(fairMs, byCount(tenants.fairCount(tenant, 1)))
    return Math.max(0, Math.max(byAll, byShare) - longest, Math.min(byAll, byShare) - usual)
  }

  const hold = (queue: Queue, tenant: string) => {
    let workMs = usualMs(queue, tenant)
    let asked: { work: string; factor: number } | null = null
    let isUploading = true
    let isDone = false
    let isOver = false
    queue.uploading += 1
    queue.underWay += 1
    queue.workMs += workMs
    const load = queue.tenants.begin(tenant, workMs)
    const threads = () => Math.max(1, queue.threads())
    const done = () => {
      if (isDone) return
      isDone = true
      queue.underWay -= 1
      queue.workMs -= workMs
    }
    const arrived = (): boolean => {
      if (!isUploading) return false
      isUploading = false
      queue.uploading -= 1
      return true
    }
    return {
      fits: (work: string, pixels: number) => {
        asked = { work, factor: pictureFactor(pixels) }
        queue.tenants.noteSize(tenant, asked.factor)
        const expectedMs = queue.times.expectedMs(work) * asked.factor
        const betterMs = expectedMs * queue.tenants.costFactor(tenant)
        load.change(betterMs)
        queue.workMs += betterMs - workMs
        workMs = betterMs
        const isFirst = queue.counts.waiting + queue.counts.active === 0 && queue.underWay === 1
        const isTooLate = waitMs(queue) + expectedMs > LATEST_PART * timeoutMs
        return isFirst || !(isTooLate || queue.tenants.aheadMs(tenant) > LONGEST_PART * timeoutMs)
      },
      turnMs: () => load.turnMs(threads()),
      queued: () => {
        if (arrived()) queue.counts.waiting += 1
      },
      took: (tookMs: number) => {
        done()
        queue.counts.waiting = Math.max(0, queue.counts.waiting - 1)
        load.took(tookMs, threads())
        if (asked === null) return
        const atUsualSizeMs = tookMs / asked.factor
        queue.tenants.noteCost(tenant, asked.work, atUsualSizeMs)
        // Sooner than the worker announces it.
        queue.times.note(asked.work, atUsualSizeMs)
      },
      release: () => {
        arrived()
        done()
        if (isOver) return
        isOver = true
        load.end()
      },
    }
  }

  return {
    admit: (kinds, tenant) => {
      const retryMs = Math.max(...kinds.map((kind) => missingMs(queues[kind], tenant)))
      const isWorked = kinds.every((kind) => queues[kind].threads() > 0)
      if (retryMs > 0) return { reason: isWorked ? 'overloaded' : 'unavailable', retryMs }
      const held = new Map(kinds.map((kind) => [kind, hold(queues[kind], tenant)]))
      return {
        fits: (work, pixels = 0) => [...held.values()].map((each) => each.fits(work, pixels)).every(Boolean),
        turnMs: (kind) => held.get(kind)?.turnMs() ?? now(),
        queued: (kind) => held.get(kind)?.queued(),
        took: (kind, tookMs) => held.get(kind)?.took(tookMs),
        release: () => {
          for (const each of held.values()) each.release()
        },
      }
    },
    look: options.capacity.look,
    expectedWaitMs: (kind) => waitMs(queues[kind]),
  }
}
