import type { Figures } from './summarise.js'

export type Step = Pick<Figures, 'offeredPerSecond' | 'answeredPerSecond' | 'unansweredShare' | 'p95Ms' | 'p50Ms'>

export interface Knee {
  /** Index of the last step that held; -1 when none did. */
  step: number
  /** Its rate; 0 when none held. */
  holdsPerSecond: number
  /** Why the next step did not hold; null when all did and the knee lies higher. */
  because: string | null
  /** The most that was answered in any step. */
  mostPerSecond: number
}

const WORST_UNANSWERED = 0.01
const WORST_PACE = 0.9
/** Queueing, not work: the first step's median is what a request takes on an idle service. */
const WORST_SLOWDOWN = 5
/** Below this nobody minds, and timers' jitter alone is several times a fast engine's answer. */
const ALWAYS_FINE_MS = 250

/** Why a step is past the knee, or null when the service kept up with it. */
export const fellBehind = (step: Step, idleMs: number): string | null => {
  if (!(step.unansweredShare <= WORST_UNANSWERED))
    return `${(100 * step.unansweredShare).toFixed(1)} % without an answer`
  if (step.answeredPerSecond < WORST_PACE * step.offeredPerSecond)
    return `${step.answeredPerSecond.toFixed(1)} answered per second of ${step.offeredPerSecond.toFixed(1)} offered`
  if (step.p95Ms > Math.max(ALWAYS_FINE_MS, WORST_SLOWDOWN * idleMs))
    return `p95 ${step.p95Ms.toFixed(0)} ms, over ${WORST_SLOWDOWN} times the idle service's median ${idleMs.toFixed(0)} ms`
  return null
}

/** The last rate that the service keeps up with: answered, at pace, without a queue building up. */
export const findKnee = (steps: readonly Step[]): Knee | null => {
  if (steps.length === 0) return null
  const idleMs = steps[0]!.p50Ms
  const reasons = steps.map((step) => fellBehind(step, idleMs))
  const firstPast = reasons.findIndex((reason) => reason !== null)
  const step = (firstPast === -1 ? steps.length : firstPast) - 1
  return {
    step,
    holdsPerSecond: steps[step]?.offeredPerSecond ?? 0,
    because: reasons[firstPast] ?? null,
    mostPerSecond: Math.max(...steps.map(({ answeredPerSecond }) => answeredPerSecond)),
  }
}
