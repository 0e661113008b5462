import { type Outcome, offer, type Phase, type Shot, type TrafficClient } from '@vivid/traffic'
import { fellBehind } from './find-knee.js'
import type { Live } from './progress.js'
import { type Figures, summarise } from './summarise.js'

export interface RanPhase extends Phase {
  beganMs: number
  figures: Figures
}

export interface Ran {
  outcomes: Outcome[]
  phases: RanPhase[]
  /** Why it ended before its last phase, or null. */
  endedEarly: string | null
}

export interface RunOptions {
  client: TrafficClient
  phases: readonly Phase[]
  stopPastKnee: boolean
  shot: (n: number) => Shot
  maxRequests: number
  maxSeconds: number
  maxUnderWay: number
  live: Live
  signal: AbortSignal
}

const MIN_FIGURES_SECONDS = 1e-3

/** Sends all phases in one go, or step by step until one falls behind. */
export const runScenario = async (options: RunOptions): Promise<Ran> => {
  const { live } = options
  const outcomes: Outcome[] = []
  const began: number[] = []
  const startedAt = performance.now()
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(1000 * options.maxSeconds)])
  let endedEarly: string | null = null
  let sent = 0

  const send = async (phases: readonly Phase[], firstPhase: number) => {
    const sinceMs = performance.now() - startedAt
    phases.reduce((atMs, phase, index) => {
      began[firstPhase + index] = atMs
      return atMs + 1000 * phase.seconds
    }, sinceMs)
    const first = sent
    await offer({
      client: options.client,
      phases,
      firstPhase,
      sinceMs,
      signal,
      shot: (n) => options.shot(first + n),
      maxRequests: options.maxRequests - sent,
      maxUnderWay: options.maxUnderWay,
      onDeparture: () => {
        sent += 1
        live.departed()
      },
      onOutcome: (outcome) => {
        outcomes.push(outcome)
        live.ended(outcome)
      },
    })
  }
  const figuresOf = (index: number): Figures => {
    const own = outcomes.filter(({ phase }) => phase === index)
    const seconds = Math.max(MIN_FIGURES_SECONDS, options.phases[index]!.seconds)
    return summarise(own, { seconds, beganMs: began[index]! })
  }

  if (options.stopPastKnee) {
    for (const [index, phase] of options.phases.entries()) {
      await send([phase], index)
      const behind = fellBehind(figuresOf(index), figuresOf(0).p50Ms)
      if (behind) endedEarly = `past the knee: ${behind}`
      if (behind || signal.aborted || sent >= options.maxRequests) break
    }
  } else await send(options.phases, 0)

  if (options.signal.aborted) endedEarly = 'interrupted'
  else if (signal.aborted) endedEarly = `--max-seconds ${options.maxSeconds}`
  else if (sent >= options.maxRequests) endedEarly = `--max-requests ${options.maxRequests}`
  const phases = options.phases
    .map((phase, index) => ({ ...phase, beganMs: began[index] ?? 0, figures: figuresOf(index) }))
    .filter(({ figures }) => figures.requests > 0)
  return { outcomes, phases, endedEarly }
}
