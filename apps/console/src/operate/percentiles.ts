import type { LatencyState, ServiceState } from '@vivid/contract'

/** The buckets of the requests between two looks. */
export const between = (later: LatencyState, earlier: LatencyState | undefined): LatencyState => ({
  endpoint: later.endpoint,
  count: later.count - (earlier?.count ?? 0),
  buckets: later.buckets.map(({ leSeconds, count }) => ({
    leSeconds,
    count: count - (earlier?.buckets.find((bucket) => bucket.leSeconds === leSeconds)?.count ?? 0),
  })),
})

/** As Prometheus' histogram_quantile: straight lines inside a bucket. Null without requests. */
export const quantileMs = ({ buckets, count }: LatencyState, q: number): number | null => {
  if (count <= 0) return null
  const rank = q * count
  let [lowSeconds, lowCount] = [0, 0]
  for (const { leSeconds, count: upTo } of buckets) {
    if (upTo >= rank) {
      const share = upTo === lowCount ? 1 : (rank - lowCount) / (upTo - lowCount)
      return (lowSeconds + share * (leSeconds - lowSeconds)) * 1000
    }
    ;[lowSeconds, lowCount] = [leSeconds, upTo]
  }
  return lowSeconds * 1000
}

/** Requests per second between each two looks that follow each other. */
export const ratesOf = (states: readonly ServiceState[]): number[] => {
  const total = ({ latency }: ServiceState) => latency.reduce((sum, { count }) => sum + count, 0)
  return states.slice(1).map((state, i) => {
    const before = states[i]!
    const seconds = Math.max(0.001, (state.nowMs - before.nowMs) / 1000)
    return Math.max(0, total(state) - total(before)) / seconds
  })
}
