import type { StepTiming } from '@vivid/contract'

/** As it is printed: milliseconds in all and by stage. */
export interface Took {
  readonly ms: number
  readonly stages: Readonly<Record<string, number>>
}

/** What the work gave, and how long it took. */
export const timed = async <Result>(work: () => Promise<Result>): Promise<{ result: Result; ms: number }> => {
  const startedAt = performance.now()
  const result = await work()
  return { result, ms: tenths(performance.now() - startedAt) }
}

const tenths = (ms: number): number => Math.round(ms * 10) / 10

/** Milliseconds by stage, in the order in which each came first; a stage that ran twice counts both times. */
export const stagesOf = (timings: readonly StepTiming[]): Record<string, number> => {
  const took = new Map<string, number>()
  for (const { step, name, tookMs } of timings) if (step === 'stage') took.set(name, (took.get(name) ?? 0) + tookMs)
  return Object.fromEntries([...took].map(([name, ms]) => [name, tenths(ms)]))
}
