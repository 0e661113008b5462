/** What letting a bad picture pass costs by what refusing a good one does: the person can still better it, the service only refuse. */
const PASSED_COSTS = 2

/**
 * The limit below (`least`) or above (`most`) which a picture is bad, between the two values where the shares of wrongly judged
 * ones cost least.
 */
export const chooseLimit = (
  good: readonly number[],
  bad: readonly number[],
  side: 'least' | 'most',
  passedCosts = PASSED_COSTS,
): number => {
  const sign = side === 'least' ? 1 : -1
  const [fine, poor] = [good.map((value) => sign * value), bad.map((value) => sign * value)]
  const values = [...new Set([...fine, ...poor])].sort((one, other) => one - other)
  // A quarter of the way from the bad: other cameras' good pictures may be less so, and a person who is never told "good" is stuck.
  const cuts = values.slice(1).map((value, i) => 0.25 * value + 0.75 * values[i]!)
  const costOf = (cut: number) =>
    share(fine, (value) => value < cut) + passedCosts * share(poor, (value) => value >= cut)
  const costs = cuts.map(costOf)
  const least = Math.min(...costs)
  return sign * cuts[costs.indexOf(least)]!
}

const share = (values: readonly number[], test: (value: number) => boolean): number =>
  values.filter(test).length / Math.max(1, values.length)
