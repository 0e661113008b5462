import { type JobKind, workNames } from '@vivid/contract'

/**
 * Milliseconds of a thread per job before any was seen: at least twice the CPU that `npm run bench -- scaling` measured on an idle
 * machine, because a machine with work to do is never idle. What proof and reading of a printed page or a card take is added up.
 */
const coldMs: Record<JobKind, Record<string, number>> = {
  ocr: { passport: 150, passport_plus: 430, identification_card: 600 },
  'document-liveness': { passport: 280, passport_plus: 420, identification_card: 800 },
  'selfie-liveness': { selfie: 120 },
}
/** Weight of the newest job: what one sort of work takes is followed within about ten jobs … */
const NEWEST_WEIGHT = 0.15
/** … and the mean over all sorts, which differ by a factor of four, within about forty. */
const NEWEST_OF_ALL_WEIGHT = 0.05
/** One job that hung on a broken connection must not close the door to all others; if all are so slow, ten of them tell. */
const LARGEST_RISE = 3
/** A job that was not started says nothing of what it would have taken; the estimate must be able to come down again. */
const SKIPPED_FACTOR = 0.9

/** How long jobs of one kind hold a thread, by what they ask for. */
export type MeasuredTimes = Record<string, number>

export interface ServiceTimes {
  /** Milliseconds, fetching the images included. */
  expectedMs(work: string): number
  /** Over all jobs, in the mix that was seen. */
  meanMs(): number
  /** False as long as everything here is a guess. */
  hasMeasured(): boolean
  note(work: string, tookMs: number): void
  /** A job was left out because it would not have been ready in time. */
  noteSkipped(work: string): void
  /** Takes over what others measured. */
  replace(times: MeasuredTimes, meanMs: number): void
  /** What was measured here, without the guesses. */
  measured(): MeasuredTimes
  all(): MeasuredTimes
}

export const createServiceTimes = (kind: JobKind): ServiceTimes => {
  const times = new Map(workNames[kind].map((work) => [work, coldMs[kind][work]!]))
  const seen = new Map<string, number>()
  let seenInAll = 0
  let meanMs = Math.min(...times.values())
  /** The first ones seen count alike, and more than any guess. */
  const towards = (oldMs: number, newMs: number, count: number, weight: number) => {
    const bounded = count === 1 ? newMs : Math.min(newMs, LARGEST_RISE * oldMs)
    return oldMs + Math.max(weight, 1 / count) * (bounded - oldMs)
  }
  return {
    expectedMs: (work) => times.get(work) ?? meanMs,
    meanMs: () => meanMs,
    note: (work, tookMs) => {
      const count = (seen.get(work) ?? 0) + 1
      seen.set(work, count)
      seenInAll += 1
      times.set(work, towards(times.get(work) ?? tookMs, tookMs, count, NEWEST_WEIGHT))
      meanMs = towards(meanMs, tookMs, seenInAll, NEWEST_OF_ALL_WEIGHT)
    },
    noteSkipped: (work) => void times.set(work, (times.get(work) ?? meanMs) * SKIPPED_FACTOR),
    replace: (measured, mean) => {
      for (const [work, ms] of Object.entries(measured)) times.set(work, ms)
      meanMs = mean
    },
    hasMeasured: () => seenInAll > 0,
    measured: () => Object.fromEntries([...times].filter(([work]) => seen.has(work))),
    all: () => Object.fromEntries(times),
  }
}
