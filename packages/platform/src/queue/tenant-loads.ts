import { createTenantCosts } from './tenant-costs.js'

/** A tenant's share of the service against another's. */
export type WeightOf = (tenant: string) => number

interface TenantLoad {
  requests: number
  /** Milliseconds of a thread that its requests under way still need. */
  workMs: number
  /** The latest turn any of its requests under way was given. */
  lastTurnMs: number
}

export interface TenantLoads {
  begin(tenant: string, workMs: number): void
  /** The work of a request under way is now known better. */
  change(tenant: string, byMs: number): void
  end(tenant: string, workMs: number): void
  /** When the tenant's requests, and `moreMs` of work, would be done if it had its share of the threads and no more. */
  fairFinishMs(tenant: string, moreMs: number, threads: number): number
  /** How many requests there would be if every tenant had its share of as many as this one, and `more`. */
  fairCount(tenant: string, more: number): number
  /**
   * When a request under way, which needs `ownMs`, is due: when the rest of its tenant's work would be done with the tenant's
   * share of the threads. A flood is due later and later, another tenant's first request at once; a tenant's own requests stay
   * in order.
   */
  turnMs(tenant: string, ownMs: number, threads: number): number
  noteCost(tenant: string, work: string, tookMs: number): void
  /** How many times as long as other tenants' its jobs take: the pictures it sends are costlier. */
  costFactor(tenant: string): number
}

/** What each tenant has under way in one queue. */
export const createTenantLoads = (options: {
  weightOf: WeightOf
  now: () => number
  /** However much its tenant has under way, an admitted request is due within this: when more tenants come, shares shrink. */
  latestTurnMs: number
}): TenantLoads => {
  const { weightOf, now, latestTurnMs } = options
  const loads = new Map<string, TenantLoad>()
  const costs = createTenantCosts()
  const loadOf = (tenant: string): TenantLoad => loads.get(tenant) ?? { requests: 0, workMs: 0, lastTurnMs: 0 }

  /** The share by weight among the tenants that have something under way. */
  const shareOf = (tenant: string): number => {
    const weight = weightOf(tenant)
    let sum = weight
    for (const name of loads.keys()) if (name !== tenant) sum += weightOf(name)
    return weight / sum
  }
  const fairFinishMs = (tenant: string, moreMs: number, threads: number) =>
    (loadOf(tenant).workMs + moreMs) / (threads * shareOf(tenant))

  return {
    begin: (tenant, workMs) => {
      const load = loadOf(tenant)
      load.requests += 1
      load.workMs += workMs
      loads.set(tenant, load)
    },
    change: (tenant, byMs) => {
      const load = loads.get(tenant)
      if (load) load.workMs += byMs
    },
    end: (tenant, workMs) => {
      const load = loads.get(tenant)
      if (!load) return
      load.requests -= 1
      load.workMs -= workMs
      if (load.requests === 0) loads.delete(tenant)
    },
    fairFinishMs,
    fairCount: (tenant, more) => (loadOf(tenant).requests + more) / shareOf(tenant),
    turnMs: (tenant, ownMs, threads) => {
      const load = loadOf(tenant)
      const fairMs = Math.min(latestTurnMs, fairFinishMs(tenant, -ownMs, threads))
      load.lastTurnMs = Math.max(load.lastTurnMs, now() + fairMs)
      return load.lastTurnMs
    },
    noteCost: costs.note,
    costFactor: costs.factor,
  }
}
