/** Weight of the newest job in a tenant's mean. */
const NEWEST_WEIGHT = 0.2
/** One odd job must not change a tenant's share by more. */
const LEAST_FACTOR = 0.25
const LARGEST_FACTOR = 16
/** Tenants that are remembered by what they ask for; past it the one heard of longest ago is forgotten. */
const MAX_REMEMBERED = 1_000

export interface TenantCosts {
  note(tenant: string, work: string, tookMs: number): void
  /** How many times as long as the other tenants' its jobs take; 1 where nothing is known. */
  factor(tenant: string): number
  /** A picture came that costs so many times the usual for its size, whether or not it was worked on. */
  noteSize(tenant: string, factor: number): void
  /** How many times the usual its pictures have cost of late for their size; 1 where nothing is known. */
  size(tenant: string): number
}

const medianOf = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!

/** Who sends costlier pictures than the others. Each tenant counts once, so that a flood does not make itself the measure. */
export const createTenantCosts = (): TenantCosts => {
  const meansByWork = new Map<string, Map<string, number>>()
  const factors = new Map<string, number>()
  const sizes = new Map<string, number>()
  const towards = (old: number, value: number) => old + NEWEST_WEIGHT * (value - old)
  const remember = (known: Map<string, number>, tenant: string, value: number) => {
    known.delete(tenant)
    known.set(tenant, value)
    if (known.size > MAX_REMEMBERED) known.delete(known.keys().next().value!)
  }
  return {
    note: (tenant, work, tookMs) => {
      const means = meansByWork.get(work) ?? new Map<string, number>()
      meansByWork.set(work, means)
      remember(means, tenant, towards(means.get(tenant) ?? tookMs, tookMs))
      const others = [...means].filter(([name]) => name !== tenant).map(([, ms]) => ms)
      if (others.length === 0) return
      const factor = means.get(tenant)! / Math.max(1, medianOf(others))
      const bounded = Math.min(LARGEST_FACTOR, Math.max(LEAST_FACTOR, factor))
      remember(factors, tenant, towards(factors.get(tenant) ?? bounded, bounded))
    },
    factor: (tenant) => factors.get(tenant) ?? 1,
    noteSize: (tenant, factor) => remember(sizes, tenant, towards(sizes.get(tenant) ?? 1, factor)),
    size: (tenant) => sizes.get(tenant) ?? 1,
  }
}
