/** What the work gave, and how long it took. */
export const timed = async <Result>(work: () => Promise<Result>): Promise<{ result: Result; ms: number }> => {
  const startedAt = performance.now()
  const result = await work()
  return { result, ms: Math.round((performance.now() - startedAt) * 10) / 10 }
}
