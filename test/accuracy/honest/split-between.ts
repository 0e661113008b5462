const shareOf = (values: readonly number[], isWrong: (value: number) => boolean) =>
  values.filter(isWrong).length / values.length

/**
 * The limit between two groups of numbers at which the sum of the shares on the wrong side is least; of several, the middle of the widest
 * gap. Which group lies above is taken from their means. Null where one of them is empty.
 */
export const splitBetween = (some: readonly number[], others: readonly number[]): number | null => {
  if (some.length === 0 || others.length === 0) return null
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [lower, upper] = mean(some) < mean(others) ? [some, others] : [others, some]
  const sorted = [...new Set([...some, ...others])].sort((a, b) => a - b)
  const gaps = sorted.slice(1).map((high, i) => {
    const low = sorted[i]!
    const limit = (low + high) / 2
    const wrong = shareOf(lower, (value) => value >= limit) + shareOf(upper, (value) => value < limit)
    return { limit, width: high - low, wrong }
  })
  if (gaps.length === 0) return sorted[0]!
  return gaps.reduce((best, gap) =>
    gap.wrong < best.wrong || (gap.wrong === best.wrong && gap.width > best.width) ? gap : best,
  ).limit
}
