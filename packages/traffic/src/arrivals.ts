/** A stretch of time with a steady or evenly changing rate of arrivals. */
export interface Phase {
  name: string
  seconds: number
  fromPerSecond: number
  toPerSecond: number
}

export interface Arrival {
  /** Since the first phase began. */
  dueMs: number
  /** Index of its phase. */
  phase: number
}

/** Tolerance for rounding errors when fractions are summed to a whole number. */
const ROUNDING = 1e-6

/** When the n-th request of a phase is due: the inverse of the integral of its rate. */
const dueSeconds = (n: number, { seconds, fromPerSecond: from, toPerSecond: to }: Phase): number => {
  const bend = (to - from) / seconds
  if (Math.abs(bend) < 1e-9) return n / from
  return (Math.sqrt(Math.max(0, from * from + 2 * bend * n)) - from) / bend
}

/**
 * Open model: when requests leave depends on the clock alone, never on the answers. The first leaves at once; a fraction
 * of a request left over at the end of a phase is owed to the next.
 */
export function* arrivals(phases: readonly Phase[]): Generator<Arrival> {
  let beganSeconds = 0
  let owed = 1
  for (const [phase, each] of phases.entries()) {
    const total = ((each.fromPerSecond + each.toPerSecond) / 2) * each.seconds
    let count = 0
    for (; count + 1 - owed < total - ROUNDING; count++) {
      yield { dueMs: 1000 * (beganSeconds + dueSeconds(count + 1 - owed, each)), phase }
    }
    owed += total - count
    beganSeconds += each.seconds
  }
}
