import { type JobKind, kindFacts } from '@vivid/contract'

/** Weight of the newest job: what one sort of work takes is followed within about ten jobs … */
const NEWEST_WEIGHT = 0.15
/** … and the mean over all sorts, which differ by a factor of four, within about forty. */
const NEWEST_OF_ALL_WEIGHT = 0.05
/** One job that hung on a broken connection must not close the door to all others; if all are so slow, ten of them tell. */
const LARGEST_RISE = 3
/** A job that was not started says nothing of what it would have taken; the estimate must be able to come down again. */
const SKIPPED_FACTOR = 0.9
/** Tenants that sent nothing for so long no longer count for a price. */
const LATELY_MS = 60_000
/** Tenants remembered per sort of work; past it the one heard of longest ago is forgotten. */
const MAX_TENANTS = 200

/** How long jobs of one kind hold a thread, by what they ask for. */
export type MeasuredTimes = Record<string, number>

export interface ServiceTimes {
  /** Milliseconds for pictures of usual size, fetching them included: the price of this sort of work, the same for everybody. */
  expectedMs(work: string): number
  /** The mean price over all jobs, in the mix that was seen. */
  meanMs(): number
  /** False as long as everything here is a guess. */
  hasMeasured(): boolean
  note(work: string, owner: string, tookMs: number): void
  /** A job was left out because it would not have been ready in time. */
  noteSkipped(work: string): void
  /** Takes over what others measured. */
  replace(times: MeasuredTimes, meanMs: number): void
  /** What was measured here, without the guesses. */
  measured(): MeasuredTimes
  all(): MeasuredTimes
}

interface OwnTime {
  ms: number
  count: number
  atMs: number
}

/** The first ones seen count alike, and more than any guess. */
const towards = (oldMs: number, newMs: number, count: number, weight: number) => {
  const bounded = count === 1 ? newMs : Math.min(newMs, LARGEST_RISE * oldMs)
  return oldMs + Math.max(weight, 1 / count) * (bounded - oldMs)
}

/** Of an even number the lower of the two in the middle: between two tenants that differ, the lower price refuses nobody wrongly. */
const lowerMedian = (values: number[]): number => values.sort((a, b) => a - b)[Math.ceil(values.length / 2) - 1]!

/** Each tenant counts once: neither a flood of costly pictures nor one of trivial pictures sets the price for all. */
export const createServiceTimes = (kind: JobKind, now: () => number = Date.now): ServiceTimes => {
  const times = new Map(Object.entries<number>(kindFacts[kind].coldMs))
  const byWork = new Map<string, Map<string, OwnTime>>()
  let seenInAll = 0
  let meanMs = Math.min(...times.values())

  const noteOwn = (work: string, owner: string, tookMs: number) => {
    const owners = byWork.get(work) ?? new Map<string, OwnTime>()
    byWork.set(work, owners)
    const { ms, count } = owners.get(owner) ?? { ms: tookMs, count: 0 }
    owners.delete(owner)
    owners.set(owner, { ms: towards(ms, tookMs, count + 1, NEWEST_WEIGHT), count: count + 1, atMs: now() })
    if (owners.size > MAX_TENANTS) owners.delete(owners.keys().next().value!)
    const lately = [...owners.values()].filter(({ atMs }) => now() - atMs <= LATELY_MS)
    return lowerMedian(lately.map(({ ms }) => ms))
  }

  return {
    expectedMs: (work) => times.get(work) ?? meanMs,
    meanMs: () => meanMs,
    note: (work, owner, tookMs) => {
      const priceMs = noteOwn(work, owner, tookMs)
      times.set(work, priceMs)
      seenInAll += 1
      meanMs = towards(meanMs, priceMs, seenInAll, NEWEST_OF_ALL_WEIGHT)
    },
    noteSkipped: (work) => {
      times.set(work, (times.get(work) ?? meanMs) * SKIPPED_FACTOR)
      for (const own of byWork.get(work)?.values() ?? []) own.ms *= SKIPPED_FACTOR
    },
    replace: (measured, mean) => {
      for (const [work, ms] of Object.entries(measured)) times.set(work, ms)
      meanMs = mean
    },
    hasMeasured: () => seenInAll > 0,
    measured: () => Object.fromEntries([...times].filter(([work]) => byWork.has(work))),
    all: () => Object.fromEntries(times),
  }
}
