import type { StepTiming } from '@vivid/contract'
import type { Model } from '@vivid/vision'

/** Notes how long the steps of one request take; what becomes of it is not the engine's business. */
export interface Stopwatch {
  readonly timings: readonly StepTiming[]
  stage<Result>(name: string, work: () => Result | Promise<Result>): Promise<Result>
  /** The same network, each run of which is noted. */
  watch(model: Model): Model
}

export function startStopwatch(nowMs: () => number = () => performance.now()): Stopwatch {
  const beganMs = nowMs()
  const timings: StepTiming[] = []
  const time = async <Result>(step: StepTiming['step'], name: string, work: () => Result | Promise<Result>) => {
    const startedMs = nowMs()
    try {
      return await work()
    } finally {
      timings.push({ step, name, startMs: startedMs - beganMs, tookMs: nowMs() - startedMs })
    }
  }
  return {
    timings,
    stage: (name, work) => time('stage', name, work),
    watch: (model) => ({ ...model, run: (inputs) => time('inference', model.card.id, () => model.run(inputs)) }),
  }
}
