import type { Rejected } from './engine.js'
import { errors } from './errors.js'
import type { JobReply } from './jobs.js'

/** What is made of an engine's answer: the part of the reply that the caller is told. */
export type Shaped = Pick<JobReply, 'status' | 'code' | 'error' | 'body' | 'isRead' | 'link' | 'looks'>

export const good = (body: unknown): Shaped => ({ status: 200, code: null, body })
export const bad = ({ error }: Pick<Rejected, 'error'>, body: object): Shaped => ({
  status: errors[error].status,
  code: errors[error].code,
  error,
  body,
})
