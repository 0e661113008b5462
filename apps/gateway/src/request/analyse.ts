import type { Job, JobKind, JobReply } from '@vivid/contract'
import { DeadlineExceeded, type Dependencies, type Pending, ReplyLost, type RoundTrip } from '@vivid/platform'
import { CallerGone, Refused, unavailable } from '../refusal.js'
import type { Transaction } from './transaction.js'
import { whenGone } from './when-gone.js'

/** What carries jobs to the workers. */
export interface AnalysePorts {
  submit: RoundTrip['submit']
  /** Where requests that Redis made fail are counted. */
  outages: Pick<Dependencies, 'redis'>
}

/** Submits one job of a transaction; a caller that hangs up takes it back. */
export type SubmitJob = <Kind extends JobKind>(
  transaction: Transaction,
  kind: Kind,
  payload: Omit<Job<Kind>, 'replyTo'>,
) => Promise<Pending>

export const createSubmitJob =
  ({ submit, outages }: AnalysePorts): SubmitJob =>
  async (transaction, kind, payload) => {
    const span = transaction.span.child(`await ${kind}`, { role: 'producer' })
    const endedBy = (error: Error) => {
      span.fail(error.message)
      span.end()
    }
    try {
      const { traceparent } = span
      const turn = transaction.place.turn(kind)
      const traceable = traceparent === undefined ? payload : { ...payload, traceparent }
      const priced = { ...traceable, priceFactor: turn.priceFactor }
      const { reply, cancel } = await submit(kind, priced, { dataKey: transaction.dataKey, turn })
      reply.then((answered) => {
        noteReply(transaction, kind, answered)
        span.end()
      }, endedBy)
      const takeBack = () => {
        cancel()
        span.end()
      }
      whenGone(transaction.gone, takeBack)
      return { reply, cancel: takeBack }
    } catch (error) {
      endedBy(error as Error)
      outages.redis.failed(error, 'requests')
      throw unavailable()
    }
  }

const noteReply = ({ jobs, debug }: Transaction, kind: JobKind, reply: JobReply): void => {
  const { timings, models = [] } = reply
  jobs.push({ kind, ...timings, models })
  if (debug && reply.debug) debug[kind] = { ...reply.debug, timings }
}

const asRefusal = (error: unknown): unknown => {
  if (error instanceof DeadlineExceeded) return new Refused('deadline_exceeded')
  return error instanceof ReplyLost ? unavailable() : error
}

/** Waits for a reply; past the deadline it is 504, after a hang-up it is nobody's. */
export const replyOf = (pending: Pending, gone: AbortSignal): Promise<JobReply> =>
  new Promise((resolve, reject) => {
    whenGone(gone, () => reject(new CallerGone()))
    pending.reply.then(resolve, (error: unknown) => reject(asRefusal(error)))
  })
