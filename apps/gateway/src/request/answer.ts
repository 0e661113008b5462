import { type AnswerDebug, type JobReply, reasonHeader, routes } from '@vivid/contract'
import type { Log } from '@vivid/platform'
import type { FastifyReply } from 'fastify'
import { Refused } from '../refusal.js'
import type { AnalysisRoute } from './analysis-route.js'
import type { Once } from './answer-once.js'
import { replayedHeader } from './idempotency-key.js'

export interface Answered extends Once {
  /** What the engines saw; null where nobody may ask for it. */
  debug: AnswerDebug | null
}

/** Retry-After when a worker could not reach the store or Redis. */
const RETRY_SECONDS = 2

/** Beside what `details` holds already. */
export const withReason = (body: object, reason: string): object => ({
  ...body,
  details: { ...(body as { details?: object }).details, reason },
})

/** A sample says so wherever it has `details`. */
export const markSandbox = (body: object): object =>
  'details' in body ? { ...body, details: { ...(body.details as object), sandbox: true } } : body

/** What the gateway adds to an answer where it is asked for. Who is told to come again has no answer yet, and no id. */
export const addAsked = (reply: JobReply, asked: { id: number | null; details: boolean }): JobReply => {
  if (reply.status >= 503) return reply
  const { error, body, isSandbox } = reply
  const explained = asked.details && error !== undefined ? withReason(body as object, error) : (body as object)
  const marked = isSandbox ? markSandbox(explained) : explained
  return { ...reply, body: asked.id === null ? marked : { ...marked, id: asked.id } }
}

/** Fails when the reply is not what the contract promises: the caller gets a 500, never a malformed answer. */
export const checkAnswer = <Form>(route: AnalysisRoute<Form>, form: Form, reply: JobReply, log: Log): JobReply => {
  if (reply.status === 503 || reply.status === 504 || route.fits(form, reply.body)) return reply
  log.error({ endpoint: route.endpoint, status: reply.status, code: reply.code }, 'an answer does not fit its schema')
  throw new Refused('internal')
}

export const sendAnswer = (reply: FastifyReply, { answer, replayed, debug }: Answered): FastifyReply => {
  if (replayed) reply.header(replayedHeader, 'true')
  if (answer.error !== undefined) reply.header(reasonHeader, answer.error)
  if (answer.status === 202) {
    const { id } = answer.body as { id: number }
    reply.headers({ location: `${routes.transactions}${id}`, 'preference-applied': 'respond-async' })
  }
  if (answer.status === 503) reply.header('retry-after', String(RETRY_SECONDS))
  return reply.code(answer.status).send(debug ? { ...(answer.body as object), debug } : answer.body)
}
