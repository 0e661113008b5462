import { type Outcome, quantile } from '@vivid/traffic'

/** What became of the requests that were due in a short stretch of time. */
export interface Moment {
  atSeconds: number
  offeredPerSecond: number
  answeredPerSecond: number
  refusedPerSecond: number
  lostPerSecond: number
  p50Ms: number | null
  p95Ms: number | null
  p99Ms: number | null
}

const MOST_MOMENTS = 120
const steps = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 1800, 3600]

export const makeTimeline = (outcomes: readonly Outcome[], seconds: number): Moment[] => {
  const stepSeconds = steps.find((step) => seconds / step <= MOST_MOMENTS) ?? steps.at(-1)!
  const bins: Outcome[][] = Array.from({ length: Math.max(1, Math.ceil(seconds / stepSeconds)) }, () => [])
  for (const outcome of outcomes)
    bins[Math.min(bins.length - 1, Math.floor(outcome.dueMs / 1000 / stepSeconds))]!.push(outcome)
  return bins.map((bin, index) => {
    const answers = bin.filter(({ verdict }) => verdict === 'answered')
    const refused = bin.filter(({ verdict }) => verdict === 'refused').length
    const times = answers.map(({ ms }) => ms)
    const at = (share: number) => (times.length ? quantile(times, share) : null)
    // The last stretch may be shorter than the others.
    const ownSeconds = Math.min(stepSeconds, Math.max(1e-3, seconds - index * stepSeconds))
    return {
      atSeconds: index * stepSeconds,
      offeredPerSecond: bin.length / ownSeconds,
      answeredPerSecond: answers.length / ownSeconds,
      refusedPerSecond: refused / ownSeconds,
      lostPerSecond: (bin.length - answers.length - refused) / ownSeconds,
      p50Ms: at(0.5),
      p95Ms: at(0.95),
      p99Ms: at(0.99),
    }
  })
}
