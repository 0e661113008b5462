/** A tenant's share of the service against another's. */
export type WeightOf = (tenant: string) => number

interface TenantLoad {
  underWay: number
  /** How many of them were queued at each standing. */
  standings: number[]
  recentWaitMs: number
  recentWaitAt: number
}

export interface TenantLoads {
  begin(tenant: string): void
  end(tenant: string, standing: number | null): void
  /**
   * Where the tenant's next job queues: 0 for the first, one place further back for every doubling of what it has under
   * way for its weight, so that a flood waits behind tenants that ask for little. Never before a job of the same tenant
   * that still waits: its own requests stay in order.
   */
  stand(tenant: string): number
  noteWait(tenant: string, waitedMs: number): void
  recentWaitMs(tenant: string): number
  /** Whether it has less under way than its part of `places`, shared by weight among those who ask; alone it has no part. */
  belowShare(tenant: string, places: number): boolean
}

/** Queue waits older than this say nothing about now. */
const waitMemoryMs = 1_000

/** What each tenant has under way in one queue. A tenant with nothing under way is not remembered. */
export const createTenantLoads = (weightOf: WeightOf, now: () => number): TenantLoads => {
  const loads = new Map<string, TenantLoad>()
  return {
    begin: (tenant) => {
      const load = loads.get(tenant) ?? { underWay: 0, standings: [], recentWaitMs: 0, recentWaitAt: 0 }
      load.underWay += 1
      loads.set(tenant, load)
    },
    end: (tenant, standing) => {
      const load = loads.get(tenant)
      if (!load) return
      load.underWay -= 1
      if (standing !== null) load.standings[standing] = (load.standings[standing] ?? 1) - 1
      if (load.underWay === 0) loads.delete(tenant)
    },
    stand: (tenant) => {
      const load = loads.get(tenant)
      if (!load) return 0
      const byLoad = Math.floor(Math.log2(Math.max(1, load.underWay / weightOf(tenant))))
      const standing = Math.max(
        byLoad,
        load.standings.findLastIndex((count) => count > 0),
      )
      load.standings[standing] = (load.standings[standing] ?? 0) + 1
      return standing
    },
    noteWait: (tenant, waitedMs) => {
      const load = loads.get(tenant)
      if (load) Object.assign(load, { recentWaitMs: waitedMs, recentWaitAt: now() })
    },
    recentWaitMs: (tenant) => {
      const load = loads.get(tenant)
      return load && now() - load.recentWaitAt < waitMemoryMs ? load.recentWaitMs : 0
    },
    belowShare: (tenant, places) => {
      const others = [...loads.keys()].filter((name) => name !== tenant)
      if (others.length === 0) return false
      const weight = weightOf(tenant)
      const sum = others.reduce((total, name) => total + weightOf(name), weight)
      return (loads.get(tenant)?.underWay ?? 0) < (places * weight) / sum
    },
  }
}
