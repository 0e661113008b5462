import { type Outcome, quantile } from '@vivid/traffic'
import { findKnee, type Knee } from '../find-knee.js'
import { type Judged, judgeThresholds, type Thresholds } from '../judge-thresholds.js'
import type { Probed } from '../probe.js'
import type { Ran, RanPhase } from '../run-scenario.js'
import { type Figures, summarise } from '../summarise.js'
import type { WatchedProcess } from '../watch-processes.js'
import { type Moment, makeTimeline } from './make-timeline.js'

export interface Report {
  scenario: string
  about: string
  url: string
  startedAt: string
  seconds: number
  endedEarly: string | null
  probed: Probed[]
  total: Figures
  kinds: Record<string, Figures>
  phases: RanPhase[]
  knee: Knee | null
  /** From the processes' CPU time where they were watched, from the number of cores otherwise. */
  perCore: { requestsPerSecond: number; from: string } | null
  processes: WatchedProcess[]
  /** The kit itself: whether it kept its own timetable. */
  departureLagP99Ms: number
  thresholds: Judged[]
  timeline: Moment[]
}

export interface ReportInput {
  scenario: string
  about: string
  url: string
  startedAt: string
  stepwise: boolean
  probed: Probed[]
  ran: Ran
  processes: WatchedProcess[]
  cores: number | undefined
  thresholds: Thresholds
}

const perCore = ({ processes, cores }: ReportInput, total: Figures, knee: Knee | null): Report['perCore'] => {
  const cpuSeconds = processes.reduce((sum, process) => sum + process.cpuSeconds, 0)
  if (cpuSeconds > 0)
    return { requestsPerSecond: total.answers / cpuSeconds, from: `CPU time of ${processes.length} processes` }
  if (cores === undefined) return null
  return {
    requestsPerSecond: (knee?.mostPerSecond ?? total.answeredPerSecond) / cores,
    from: knee ? `the most answered, on ${cores} cores` : `what was answered, on ${cores} cores, busy or not`,
  }
}

export const makeReport = (input: ReportInput): Report => {
  const { ran } = input
  const last = ran.phases.at(-1)
  const seconds = last ? last.beganMs / 1000 + last.seconds : 0
  const figures = (outcomes: readonly Outcome[]) => summarise(outcomes, { seconds, beganMs: 0 })
  const total = figures(ran.outcomes)
  const kinds = [...new Set(ran.outcomes.map(({ kind }) => kind))].sort()
  const knee = input.stepwise ? findKnee(ran.phases.map((phase) => phase.figures)) : null
  return {
    scenario: input.scenario,
    about: input.about,
    url: input.url,
    startedAt: input.startedAt,
    seconds,
    endedEarly: ran.endedEarly,
    probed: input.probed,
    total,
    kinds: Object.fromEntries(
      kinds.map((kind) => [kind, figures(ran.outcomes.filter((outcome) => outcome.kind === kind))]),
    ),
    phases: ran.phases,
    knee,
    perCore: perCore(input, total, knee),
    processes: input.processes,
    departureLagP99Ms: quantile(
      ran.outcomes.map(({ lagMs }) => lagMs),
      0.99,
    ),
    thresholds: judgeThresholds(input.thresholds, total, knee),
    timeline: makeTimeline(ran.outcomes, seconds),
  }
}
