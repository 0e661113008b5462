import type { StepTiming } from '@vivid/contract'
import type { Model } from '@vivid/vision'

/** Notes how long the steps of one request take; what becomes of it is not the engine's business. */
export interface Stopwatch {
  readonly timings: readonly StepTiming[]
  stage<Result>(name: string, work: () => Result | Promise<Result>): Promise<Result>
  /** The same network, each run of which is noted. */
  watch(model: Model): Model
}

export const startStopwatch = (nowMs: () => number = () => performance.now()): Stopwatch => {
  const beganMs = nowMs()
  const timings: StepTiming[] = []
  const time = async <Result>(
    step: Pick<StepTiming, 'step' | 'name' | 'version'>,
    work: () => Result | Promise<Result>,
  ) => {
    const startedMs = nowMs()
    try {
      return await work()
    } finally {
      timings.push({ ...step, startMs: startedMs - beganMs, tookMs: nowMs() - startedMs })
    }
  }
  return {
    timings,
    stage: (name, work) => time({ step: 'stage', name }, work),
    watch: (model) => {
      const { id, version } = model.card
      const step = { step: 'inference', name: id, ...(typeof version === 'string' ? { version } : {}) } as const
      return { ...model, run: (inputs) => time(step, () => model.run(inputs)) }
    },
  }
}
