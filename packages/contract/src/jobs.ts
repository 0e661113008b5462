import { type Static, Type } from 'typebox'
import type { EngineDebug } from './engine.js'
import { fits } from './fits.js'
import type { JobKind } from './kinds/facts.js'
import { Look } from './look.js'
import { SidesLink } from './sides-link.js'

/** A transaction has one job of a kind at most. The id is what a worker's reply is sealed to, and the kind is part of it. */
export const jobIdOf = (kind: JobKind, transactionId: number): string => `${transactionId}-${kind}`

const JobReply = Type.Object({
  jobId: Type.String(),
  /** Digest of the job as the worker found it. Optional: a worker of an earlier version does not say. */
  workedOn: Type.Optional(Type.String()),
  /** HTTP status of the answer. */
  status: Type.Integer(),
  /** The interface's error code, or null for a good answer. */
  code: Type.Union([Type.Integer(), Type.Null()]),
  /** Why the answer failed, see `Reason`: it tells apart what shares a code, and what has none. */
  error: Type.Optional(Type.String()),
  body: Type.Unknown(),
  /** Of a proof of life: the document is genuine, and this is what reading it came to. */
  isRead: Type.Optional(Type.Boolean()),
  /** How the sides of a card belong together. */
  link: Type.Optional(SidesLink),
  /** What was judged, in which picture. Optional: a worker of an earlier version does not say. */
  looks: Type.Optional(Type.Array(Look)),
  timings: Type.Object({
    queuedMs: Type.Number(),
    fetchMs: Type.Number(),
    engineMs: Type.Number(),
  }),
  /** id@version of the networks that were run. */
  models: Type.Optional(Type.Array(Type.String())),
})
export interface JobReply extends Static<typeof JobReply> {
  /** Only where the job asked for it. */
  debug?: EngineDebug
  /** It is a sample: no engine worked for it. */
  isSandbox?: boolean
}

/** `debug` of an answer, by kind of work. */
export type AnswerDebug = Partial<Record<JobKind, EngineDebug & Pick<JobReply, 'timings'>>>

const fitsReply = fits(JobReply)
export const isJobReply = (value: unknown): value is JobReply => fitsReply(value)
