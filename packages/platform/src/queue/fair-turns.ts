/** A tenant's share of the service against another's. */
export type WeightOf = (tenant: string) => number

/** A tenant counts for the others' shares for so long after its last job ended: people who send one picture after another pause. */
const LATELY_MS = 5_000
/** A tenant's last jobs that say whether its pictures cost what their headers say … */
const REMEMBERED_JOBS = 8
/** … and how many times its price each may take: honest cards differ by about that. */
const LARGEST_OVERRUN = 3
/** Jobs that may wait in the queue per thread, so that a worker finds its next one without asking the gateway. */
const AHEAD_PER_THREAD = 0.5

/** One job on its way to a thread and through it. */
export interface Turn {
  /** When the job is due, epoch milliseconds: the queue serves the earliest first. Null while the job is held back. */
  dueMs(): number | null
  /** Asks for a thread. `whenDue` is called later if the job is held back, and never if it is due at once. */
  ask(whenDue: (dueMs: number) => void): void
  /** The job has ended after `tookMs` on a thread. Where that is unknown, its tenant is charged the estimated price. */
  end(tookMs?: number): void
}

export interface FairTurns {
  begin(tenant: string, priceMs: number): Turn
  /** In how many milliseconds the tenant's next job would be due. */
  dueInMs(tenant: string): number
  /** How many jobs there would be if every tenant had as many for its share as this one with `more`. */
  fairCount(tenant: string, more: number): number
}

interface Tenant {
  /** Jobs that are not over, and what they are priced at. */
  jobs: number
  workMs: number
  /** Jobs held back, in order of arrival, and the number of those handed to the queue. */
  heldBack: (() => void)[]
  handedOver: number
  /** Until when its share of the threads has been used up by what it has had, by the shared clock. */
  paidUntilMs: number
  /** Due time of its latest job: its own jobs stay in order. */
  lastDueMs: number
  lastEndMs: number
  /** How many times its price each of its last jobs took. */
  overruns: number[]
}

/**
 * Decides when each tenant's jobs of one kind are handed to the queue, and in which order the queue serves them. The rule and
 * what it promises are in ../../FAIRNESS.md.
 */
export const createFairTurns = (options: {
  weightOf: WeightOf
  threads: () => number
  /** Gateways that share the threads. */
  gateways: () => number
  now: () => number
  /** However much its tenant has had, a job is due within this, so that it can be done before its deadline. */
  latestDueMs: number
}): FairTurns => {
  const { weightOf, now } = options
  const tenants = new Map<string, Tenant>()
  const threads = () => Math.max(1, options.threads())
  const create = (): Tenant => ({
    jobs: 0,
    workMs: 0,
    heldBack: [],
    handedOver: 0,
    paidUntilMs: 0,
    lastDueMs: 0,
    lastEndMs: Number.NEGATIVE_INFINITY,
    overruns: [],
  })
  const known = (name: string): Tenant => tenants.get(name) ?? create()
  const isSeen = ({ jobs, lastEndMs }: Tenant) => jobs > 0 || now() - lastEndMs < LATELY_MS

  /** The tenant's part of all threads, by weight, among those that have jobs or had some lately. */
  const shareOf = (name: string, counts: (tenant: Tenant) => boolean): number => {
    let sum = weightOf(name)
    for (const [other, tenant] of tenants) if (other !== name && counts(tenant)) sum += weightOf(other)
    return weightOf(name) / sum
  }
  const atWork = ({ jobs }: Tenant) => jobs > 0
  const inSharedTime = (name: string, workMs: number) => workMs / (threads() * shareOf(name, atWork))

  /** When the tenant with the least work is due. Never goes back: time that a tenant left unused is not saved up. */
  let floorMs = 0
  const dueNowMs = () => {
    const paid = [...tenants.values()].filter(atWork).map(({ paidUntilMs }) => paidUntilMs)
    floorMs = Math.max(floorMs, now(), paid.length === 0 ? 0 : Math.min(...paid))
    return floorMs
  }
  const aheadMs = (name: string) => Math.max(0, known(name).paidUntilMs - dueNowMs())

  /** How many of its jobs may be in the queue and at the workers together. */
  const mostHandedOver = (name: string): number => {
    const { overruns, handedOver } = known(name)
    const share = shareOf(name, isSeen)
    const ownThreads = share === 1 ? threads() : Math.ceil((threads() * share) / options.gateways())
    const isAsPriced = overruns.length === REMEMBERED_JOBS && Math.max(...overruns) <= LARGEST_OVERRUN
    if (!isAsPriced) return Math.max(1, ownThreads)
    let ofAll = 0
    for (const tenant of tenants.values()) ofAll += tenant.handedOver
    const idleThreads = Math.max(0, threads() - (ofAll - handedOver))
    return Math.max(1, ownThreads, idleThreads) + Math.ceil(AHEAD_PER_THREAD * threads())
  }

  const handOver = (name: string) => {
    const tenant = known(name)
    while (tenant.heldBack.length > 0 && tenant.handedOver < mostHandedOver(name)) tenant.heldBack.shift()!()
  }

  const forgetIdle = () => {
    for (const [name, tenant] of tenants) {
      if (!isSeen(tenant) && tenant.paidUntilMs <= dueNowMs()) tenants.delete(name)
    }
  }

  const begin = (name: string, priceMs: number): Turn => {
    const tenant = known(name)
    // A tenant that was idle has saved nothing up.
    if (tenant.jobs === 0) tenant.paidUntilMs = Math.max(tenant.paidUntilMs, dueNowMs())
    tenants.set(name, tenant)
    tenant.jobs += 1
    tenant.workMs += priceMs
    let due: number | null = null
    let isOver = false
    let whenDue: (dueMs: number) => void = () => undefined

    const grant = () => {
      tenant.handedOver += 1
      due = Math.max(tenant.lastDueMs, now() + Math.min(aheadMs(name), options.latestDueMs))
      tenant.lastDueMs = due
      tenant.paidUntilMs = Math.max(tenant.paidUntilMs, dueNowMs()) + inSharedTime(name, priceMs)
      whenDue(due)
    }
    return {
      dueMs: () => due,
      ask: (then) => {
        tenant.heldBack.push(grant)
        handOver(name)
        // Only now: a job that was handed over just above is due at once, and its asker is not called.
        whenDue = then
      },
      end: (tookMs) => {
        if (isOver) return
        isOver = true
        if (due === null) tenant.heldBack = tenant.heldBack.filter((held) => held !== grant)
        else tenant.handedOver -= 1
        if (tookMs !== undefined) {
          tenant.paidUntilMs += inSharedTime(name, tookMs - priceMs)
          const overrun = tookMs / priceMs
          // A picture that is trivial to reject says nothing of those that are not.
          if (overrun > 1 / LARGEST_OVERRUN) tenant.overruns = [...tenant.overruns, overrun].slice(-REMEMBERED_JOBS)
        }
        tenant.jobs -= 1
        tenant.workMs -= priceMs
        tenant.lastEndMs = now()
        handOver(name)
        forgetIdle()
      },
    }
  }

  return {
    begin,
    dueInMs: (name) => Math.max(aheadMs(name), inSharedTime(name, known(name).workMs)),
    fairCount: (name, more) => (known(name).jobs + more) / shareOf(name, atWork),
  }
}
