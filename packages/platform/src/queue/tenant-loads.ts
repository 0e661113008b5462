import { createTenantCosts } from './tenant-costs.js'

/** A tenant's share of the service against another's. */
export type WeightOf = (tenant: string) => number

interface TenantLoad {
  requests: number
  /** Milliseconds of a thread that its requests under way still need. */
  workMs: number
  /** When what it has queued so far would be done if it had its share of the threads and no more. */
  paidUntilMs: number
  /** The latest turn any of its requests was given. */
  lastTurnMs: number
}

/** One request's part of its tenant's load. */
export interface Load {
  /** What it needs is now known better. */
  change(workMs: number): void
  /**
   * When it is due: when the rest of its tenant's work, and what the tenant had of late, would be done with the tenant's share of
   * the threads. A flood is due later and later, and whoever held the threads for long waits for as much longer; another tenant's
   * request is due at once. A tenant's own requests stay in order.
   */
  turnMs(threads: number): number
  /** It held a thread for so long. */
  took(tookMs: number, threads: number): void
  end(): void
}

export interface TenantLoads {
  begin(tenant: string, workMs: number): Load
  /** In how many milliseconds the tenant's next request would be due. */
  dueInMs(tenant: string, threads: number): number
  /** How much more than the one that had the least it has had of late, in milliseconds of its share. */
  aheadMs(tenant: string): number
  /** How many requests there would be if every tenant had its share of as many as this one, and `more`. */
  fairCount(tenant: string, more: number): number
  noteCost(tenant: string, work: string, tookMs: number): void
  /** How many times as long as other tenants' its jobs take: the pictures it sends are costlier. */
  costFactor(tenant: string): number
  noteSize(tenant: string, factor: number): void
  /** How many times the usual its pictures have cost of late for their size. */
  sizeFactor(tenant: string): number
}

/** What each tenant has under way in one queue, and what it has had of late. */
export const createTenantLoads = (options: {
  weightOf: WeightOf
  now: () => number
  /** However much its tenant has had, an admitted request is due within this: when more tenants come, shares shrink. */
  latestTurnMs: number
}): TenantLoads => {
  const { weightOf, now, latestTurnMs } = options
  const loads = new Map<string, TenantLoad>()
  const costs = createTenantCosts()
  const loadOf = (tenant: string): TenantLoad =>
    loads.get(tenant) ?? { requests: 0, workMs: 0, paidUntilMs: 0, lastTurnMs: 0 }

  /** The share by weight among the tenants that have something under way. */
  const shareOf = (tenant: string): number => {
    let sum = weightOf(tenant)
    for (const [name, load] of loads) if (name !== tenant && load.requests > 0) sum += weightOf(name)
    return weightOf(tenant) / sum
  }
  const fairMs = (tenant: string, workMs: number, threads: number) => workMs / (threads * shareOf(tenant))
  /** Who has had the least is due now: where somebody leaves its share unused, the others owe nothing for having it. */
  let lastDueMs = 0
  const dueNowMs = () => {
    const paid = [...loads.values()].filter(({ requests }) => requests > 0).map(({ paidUntilMs }) => paidUntilMs)
    lastDueMs = Math.max(lastDueMs, now(), paid.length === 0 ? 0 : Math.min(...paid))
    return lastDueMs
  }
  const aheadMs = (tenant: string) => Math.max(0, loadOf(tenant).paidUntilMs - dueNowMs())

  const forget = () => {
    const dueMs = dueNowMs()
    for (const [name, load] of loads) if (load.requests === 0 && load.paidUntilMs <= dueMs) loads.delete(name)
  }

  const begin = (tenant: string, expectedMs: number): Load => {
    const load = loadOf(tenant)
    // Whoever comes anew has saved nothing up.
    if (load.requests === 0) load.paidUntilMs = Math.max(load.paidUntilMs, dueNowMs())
    loads.set(tenant, load)
    load.requests += 1
    load.workMs += expectedMs
    let workMs = expectedMs
    let turn: number | null = null
    return {
      change: (betterMs) => {
        load.workMs += betterMs - workMs
        workMs = betterMs
      },
      turnMs: (threads) => {
        if (turn !== null) return turn
        const dueMs = Math.max(aheadMs(tenant), fairMs(tenant, load.workMs - workMs, threads))
        turn = Math.max(load.lastTurnMs, now() + Math.min(dueMs, latestTurnMs))
        load.lastTurnMs = turn
        load.paidUntilMs = Math.max(load.paidUntilMs, dueNowMs()) + fairMs(tenant, workMs, threads)
        return turn
      },
      took: (tookMs, threads) => {
        load.paidUntilMs += fairMs(tenant, tookMs - workMs, threads)
      },
      end: () => {
        load.requests -= 1
        load.workMs -= workMs
        forget()
      },
    }
  }

  return {
    begin,
    dueInMs: (tenant, threads) => Math.max(aheadMs(tenant), fairMs(tenant, loadOf(tenant).workMs, threads)),
    aheadMs,
    fairCount: (tenant, more) => (loadOf(tenant).requests + more) / shareOf(tenant),
    noteCost: costs.note,
    costFactor: costs.factor,
    noteSize: costs.noteSize,
    sizeFactor: costs.size,
  }
}
