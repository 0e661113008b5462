import { byKind, type JobKind } from '@vivid/contract'
import type { Capacity, KindCapacity } from './capacity.js'
import { createFairTurns, type FairTurns, type Turn, type WeightOf } from './fair-turns.js'
import { pictureFactor } from './picture-cost.js'

/**
 * A request is admitted if it should be answered within this part of its time: the rest is for what nobody foresees, and a
 * longer queue would answer no more requests. A tenant below its share may count on more of it, for it is served first; the
 * queue as a whole never grows past that.
 */
const USUAL_PART = 0.35
const LONGEST_PART = 0.5
/** What is known to take long must still be done by then. */
const LATEST_PART = 0.8

/** A request's hold on the queues, from its form's arrival to its end. */
export interface Place {
  /** The turn of its job of this kind. A kind that it was not admitted to is due at once. */
  turn(kind: JobKind): PlacedTurn
  /** The request is over. A job that was submitted keeps its turn until it ends. */
  release(): void
}

export interface PlacedTurn extends Turn {
  /** How many times the usual price the job has for the size of its pictures. */
  priceFactor: number
}

/** Come back in so many milliseconds. */
export interface Refusal {
  /** `unavailable`: no worker is there to do the work. */
  reason: 'overloaded' | 'unavailable'
  retryMs: number
}

/** The sort of work that a request asks of a kind. */
type WorkOf = (kind: JobKind) => string
/** The largest of the pictures that a request has for a kind. */
type PixelsOf = (kind: JobKind) => number

export interface Admission {
  /** Whether a request of usual price would be refused. Holds nothing: asked before a body is read. */
  ask(kinds: readonly JobKind[], tenant: string): Refusal | null
  /** The form is there: what it asks of the workers and how large its pictures are is known. A place at all of them, or at none. */
  admit(kinds: readonly JobKind[], tenant: string, workOf: WorkOf, pixelsOf?: PixelsOf): Place | Refusal
  /** A worker may have started since anybody looked: before a caller is told that there is none, ask again. */
  look(): Promise<void>
  /** How long a job queued now would wait; infinite when there is no worker. */
  expectedWaitMs(kind: JobKind): number
  /** Jobs whose callers wait: in the queue, at the workers, or about to be submitted. */
  awaited(kind: JobKind): number
}

export const isRefusal = (admitted: Place | Refusal): admitted is Refusal => 'retryMs' in admitted

interface Queue extends KindCapacity {
  /** Admitted, but not submitted yet: the pictures are being stored. */
  storing: number
  /** Jobs of this gateway that are not over, and what they are priced at. */
  underWay: number
  workMs: number
  turns: FairTurns
}

/** Decides by what the workers are seen to do whether a request's answer will come in time. */
export const createAdmission = (options: {
  capacity: Pick<Capacity, 'of' | 'look' | 'gateways'>
  /** Jobs of one kind that may wait, however fast the workers are. */
  maxWaiting: number
  /** What a request is given. */
  timeoutMs: number
  weightOf?: WeightOf
  now: () => number
}): Admission => {
  const { capacity, maxWaiting, timeoutMs, weightOf = () => 1, now } = options
  const make = (kind: JobKind): Queue => {
    const { threads, times, counts } = capacity.of(kind)
    const latestDueMs = LONGEST_PART * timeoutMs
    const turns = createFairTurns({ weightOf, threads, gateways: capacity.gateways, now, latestDueMs })
    return { threads, times, counts, storing: 0, underWay: 0, workMs: 0, turns }
  }
  const queues = byKind(make)

  const waitMs = ({ threads, times, counts, storing, underWay, workMs }: Queue): number => {
    if (threads() === 0) return Number.POSITIVE_INFINITY
    const jobs = counts.waiting + storing + counts.active
    // A thread without a job needs no waiting.
    if (jobs < threads()) return 0
    const ofOthersMs = Math.max(0, jobs - underWay) * times.meanMs()
    // Whatever is at a worker is half done on average.
    return Math.max(0, workMs + ofOthersMs - (counts.active / 2) * times.meanMs()) / threads()
  }

  /** Milliseconds until there is room for a job of this price; 0 when there is. */
  const missingMs = (queue: Queue, tenant: string, priceMs: number): number => {
    const { counts, turns } = queue
    const wait = waitMs(queue)
    if (wait === Number.POSITIVE_INFINITY) return timeoutMs
    // With nothing to do the workers may as well try: the estimate may be wrong, and only a job can tell.
    if (counts.waiting + counts.active + queue.underWay === 0) return 0
    const [usual, longest] = [USUAL_PART * timeoutMs, LONGEST_PART * timeoutMs]
    /** A queue full by count is one that takes all of the usual time. */
    const byCount = (jobs: number) => (jobs / maxWaiting) * usual
    const byAll = Math.max(wait + queue.times.meanMs(), byCount(counts.waiting + queue.storing + 1))
    const byShare = Math.max(turns.dueInMs(tenant) + priceMs, byCount(turns.fairCount(tenant, 1)))
    return Math.max(
      0,
      wait + priceMs - LATEST_PART * timeoutMs,
      Math.max(byAll, byShare) - longest,
      Math.min(byAll, byShare) - usual,
    )
  }

  const refusalOf = (missing: readonly [Queue, number][]): Refusal | null => {
    const retryMs = Math.max(...missing.map(([, ms]) => ms))
    if (retryMs <= 0) return null
    const isWorked = missing.every(([queue]) => queue.threads() > 0)
    return { reason: isWorked ? 'overloaded' : 'unavailable', retryMs }
  }

  const hold = (queue: Queue, tenant: string, priceMs: number, priceFactor: number) => {
    const turn = queue.turns.begin(tenant, priceMs)
    let state: 'storing' | 'submitted' | 'over' = 'storing'
    queue.storing += 1
    queue.underWay += 1
    queue.workMs += priceMs
    const end = (tookMs?: number) => {
      if (state === 'over') return
      if (state === 'storing') queue.storing -= 1
      else queue.counts.waiting = Math.max(0, queue.counts.waiting - 1)
      state = 'over'
      queue.underWay -= 1
      queue.workMs -= priceMs
      turn.end(tookMs)
    }
    const placed: PlacedTurn = {
      priceFactor,
      dueMs: turn.dueMs,
      ask: (whenDue) => {
        state = 'submitted'
        queue.storing -= 1
        queue.counts.waiting += 1
        turn.ask(whenDue)
      },
      end,
    }
    return { turn: placed, release: () => state === 'storing' && end() }
  }
  /** For a kind that the request was not admitted to: nobody waits for it. */
  const freeTurn = (): PlacedTurn => ({
    priceFactor: 1,
    dueMs: now,
    ask: () => undefined,
    end: () => undefined,
  })

  return {
    ask: (kinds, tenant) =>
      refusalOf(kinds.map((kind) => [queues[kind], missingMs(queues[kind], tenant, queues[kind].times.meanMs())])),
    admit: (kinds, tenant, workOf, pixelsOf = () => 0) => {
      const factorOf = (kind: JobKind) => pictureFactor(pixelsOf(kind))
      const priceOf = (kind: JobKind) => queues[kind].times.expectedMs(workOf(kind)) * factorOf(kind)
      const refusal = refusalOf(kinds.map((kind) => [queues[kind], missingMs(queues[kind], tenant, priceOf(kind))]))
      if (refusal) return refusal
      const held = new Map(kinds.map((kind) => [kind, hold(queues[kind], tenant, priceOf(kind), factorOf(kind))]))
      return {
        turn: (kind) => held.get(kind)?.turn ?? freeTurn(),
        release: () => {
          for (const each of held.values()) each.release()
        },
      }
    },
    look: capacity.look,
    expectedWaitMs: (kind) => waitMs(queues[kind]),
    awaited: (kind) => {
      const { counts, storing } = queues[kind]
      return counts.waiting + counts.active + storing
    },
  }
}
