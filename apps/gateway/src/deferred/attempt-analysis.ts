import { setTimeout as sleep } from 'node:timers/promises'
import { type JobKind, jobIdOf } from '@vivid/contract'
import {
  type Attempted,
  type EndingCommand,
  imageKeyOf,
  type JobQueues,
  type Log,
  ownerOf,
  type RecordedEnd,
  type StoredRecord,
  sealResult,
  type TakenAnalysis,
  type Tracing,
} from '@vivid/platform'
import { asRefused, CallerGone, Refused } from '../refusal.js'
import { type AnalysePorts, createSubmitJob } from '../request/analyse.js'
import type { AnalysisRoute } from '../request/analysis-route.js'
import { checkAnswer } from '../request/answer.js'
import { type Ending, endingOfAnswer, endingOfError } from '../request/ending.js'
import { imagesOfSample, planAnswer, submitSample } from '../request/sandbox.js'
import { endedRecord } from '../request/store.js'
import type { Transaction } from '../request/transaction.js'
import { placeInGaps } from './place-in-gaps.js'

/** An analysis that has ended, as it is told to whoever keeps account of it. */
export interface EndedAnalysis {
  id: number
  record: StoredRecord & RecordedEnd
  kinds: readonly JobKind[]
  body: unknown
}

export interface AttemptPorts {
  analyse: AnalysePorts
  queues: Pick<JobQueues, 'clear'>
  routeOf: (endpoint: string) => AnalysisRoute<unknown>
  retentionMsOf: (tenant: string) => number
  tracing: Tracing
  log: Log
  /** By the clock that all processes share. */
  now: () => number
  /** What is written together with the end, exactly once for each analysis: usage, audit, webhooks. */
  onEnding: (ended: EndedAnalysis) => readonly EndingCommand[]
}

interface Outcome {
  ending: Ending
  body: unknown
}

/** A job of an earlier attempt that a worker still has; its reply goes to a gateway that is gone. */
const CLEAR_MS = 300

/** A job whose reply got lost, or whose pictures did, would hold its place until the deadline: it is given up after this long. */
const ATTEMPT_MS = 10 * 60_000

/** Worth another attempt: a dependency was away, or a reply got lost. */
const isPassing = ({ status }: Ending): boolean => status === 503 || status === 504

/** Runs an analysis the way a synchronous request is run, on threads that nobody else needs. */
export const createAttempt = (ports: AttemptPorts) => {
  const submitJob = createSubmitJob(ports.analyse)

  const clearJobs = async ({ id, ticket }: TakenAnalysis, gone: AbortSignal) => {
    for (const { kind } of ticket.jobs) {
      while (!(await ports.queues.clear(kind, jobIdOf(kind, id)))) {
        if (ports.now() >= ticket.deadlineMs) throw new Refused('deadline_exceeded')
        await sleep(CLEAR_MS)
        if (gone.aborted) throw new CallerGone()
      }
    }
  }

  return async (taken: TakenAnalysis, gone: AbortSignal): Promise<Attempted> => {
    const { id, ticket, dataKey } = taken
    const { endpoint, form, language, requestId, deadlineMs, record } = ticket
    const route = ports.routeOf(endpoint)
    const owner = ownerOf(record.tenant)
    const span = ports.tracing.begin(`deferred ${endpoint}`, {
      parent: ticket.traceparent,
      role: 'consumer',
      attributes: { 'vivid.transaction_id': id, 'vivid.attempt': taken.attempt },
    })
    const isLate = () => ports.now() >= deadlineMs
    const { place, tookMs } = placeInGaps(ticket.jobs)
    const stored = () => Object.fromEntries(record.sides.map((side) => [side, imageKeyOf(id, side)]))
    const images = ticket.sample === undefined ? stored() : imagesOfSample(route.endpoint)
    const transaction: Transaction = {
      ...{ id, images, owner, requestId, dataKey, language, gone, place, span },
      deadlineMs: Math.min(deadlineMs, ports.now() + ATTEMPT_MS),
      debug: null,
      jobs: [],
    }
    const kinds = ticket.jobs.map(({ kind }) => kind)
    const sampled = { endpoint, form, kinds, language }
    const analyse = async (): Promise<Outcome> => {
      if (isLate()) throw new Refused('deadline_exceeded')
      if (taken.attempt > 1) await clearJobs(taken, gone)
      const submit = ticket.sample === undefined ? submitJob : submitSample(planAnswer(ticket.sample, sampled))
      const answer = await route.analyse(submit, transaction, form, kinds)
      return { ending: endingOfAnswer(answer), body: checkAnswer(route, form, answer, ports.log).body }
    }
    const outcomeOf = (error: unknown): Outcome => {
      if (error instanceof CallerGone) throw error
      if (!(error instanceof Refused)) ports.log.error({ err: error, reqId: requestId }, 'a deferred analysis failed')
      return { ending: endingOfError(error), body: asRefused(error).body(language, requestId) }
    }
    try {
      let outcome = await analyse().catch(outcomeOf)
      if (isPassing(outcome.ending)) {
        if (!isLate()) return 'again'
        outcome = outcomeOf(new Refused('deadline_exceeded'))
      }
      const { ending, body } = outcome
      span.set({ 'vivid.outcome': ending.outcome, 'vivid.code': ending.code ?? 0 })
      const ended = endedRecord(record, ending, {
        jobs: transaction.jobs,
        finishedAtMs: ports.now(),
        retentionMs: ports.retentionMsOf(record.tenant),
      })
      return {
        record: ended,
        sealedResult: sealResult(dataKey, id, owner, body),
        tookMs: tookMs(),
        isForgotten: ending.status !== 200,
        commands: ports.onEnding({ id, record: ended, kinds, body }),
      }
    } finally {
      span.end()
    }
  }
}
