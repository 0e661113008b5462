import type { JobKind, StepTiming } from '@vivid/contract'
import type { Metrics } from '../process/metrics.js'
import type { Span } from '../process/tracing.js'

/** Engines only say how long their steps took; here that becomes histograms, and spans inside the engine's. */
export const recordSteps = (
  timings: readonly StepTiming[],
  { kind, metrics, span, startedAtMs }: { kind: JobKind; metrics: Metrics; span: Span; startedAtMs: number },
): void => {
  for (const { step, name, startMs, tookMs } of timings) {
    if (step === 'stage') metrics.stageSeconds.observe({ kind, stage: name }, tookMs / 1000)
    else metrics.inferenceSeconds.observe({ kind, model: name }, tookMs / 1000)
    const startedAt = startedAtMs + startMs
    span.child(step === 'stage' ? name : `${name} network`, { startMs: startedAt }).end(startedAt + tookMs)
  }
}
