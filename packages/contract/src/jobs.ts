import { type Static, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { Choice } from './choice.js'
import type { EngineDebug } from './engine.js'
import { OcrForm } from './forms.js'
import { devices } from './interface.js'
import { TransactionId } from './responses.js'

/** One queue and one worker app per kind. */
export const jobKinds = ['ocr', 'document-liveness', 'selfie-liveness'] as const
export type JobKind = (typeof jobKinds)[number]

/** A transaction has one job of a kind at most. The id is what a worker's reply is sealed to, and the kind is part of it. */
export const jobIdOf = (kind: JobKind, transactionId: number): string => `${transactionId}-${kind}`

const Key = Type.String({ minLength: 1, description: 'Object key of an image' })
const device = Type.Optional(Choice(devices))
const base = {
  transactionId: TransactionId,
  owner: Type.String({ minLength: 1, description: 'Stands for the tenant whose images these are' }),
  replyTo: Type.String({ minLength: 1, description: "The waiting gateway's reply stream" }),
  deadlineMs: Type.Integer({ description: 'Epoch milliseconds after which nobody waits any more' }),
  language: Type.Union([Type.Literal('en'), Type.Literal('es')]),
  device,
  priceFactor: Type.Optional(
    Type.Number({
      minimum: 1,
      description: 'How many times as long as usual the job takes for the size of its pictures',
    }),
  ),
  requestId: Type.Optional(Type.String({ maxLength: 36, description: 'By which logs name the request' })),
  debug: Type.Optional(Type.Boolean({ description: 'A developer wants to be shown what was seen' })),
  traceparent: Type.Optional(
    Type.String({ maxLength: 55, description: 'W3C trace context of the span that waits for the answer' }),
  ),
}
const documentImages = Type.Object({ frontside: Key, backside: Type.Optional(Key) })
const reading = {
  documentId: Type.Optional(Type.String()),
  validateSides: Type.Boolean(),
  // Optional, so that a worker understands the jobs of an older gateway while both are being replaced.
  details: Type.Optional(Type.Boolean()),
}

/** Payloads hold keys of sealed images and options, never pictures or personal data. */
export const jobs = {
  ocr: Type.Object({
    ...base,
    images: documentImages,
    documentType: OcrForm.properties.document_type,
    ...reading,
  }),
  'document-liveness': Type.Object({
    ...base,
    images: documentImages,
    documentType: OcrForm.properties.document_type,
    // An older gateway has the reading done by a job of its own.
    reading: Type.Optional(Type.Object(reading)),
  }),
  'selfie-liveness': Type.Object({
    ...base,
    images: Type.Object({ selfie: Key }),
    details: Type.Boolean(),
  }),
}

// Interfaces, so that the compiler works the schemas' types out once and not at every use.
interface OcrJob extends Static<typeof jobs.ocr> {}
interface DocumentLivenessJob extends Static<(typeof jobs)['document-liveness']> {}
interface SelfieLivenessJob extends Static<(typeof jobs)['selfie-liveness']> {}
interface Jobs {
  ocr: OcrJob
  'document-liveness': DocumentLivenessJob
  'selfie-liveness': SelfieLivenessJob
}
export type Job<Kind extends JobKind = JobKind> = Jobs[Kind]

const JobReply = Type.Object({
  jobId: Type.String(),
  /** Digest of the job as the worker found it. Optional: a worker of an earlier version does not say. */
  workedOn: Type.Optional(Type.String()),
  /** HTTP status of the answer. */
  status: Type.Integer(),
  /** The interface's error code, or null for a good answer. */
  code: Type.Union([Type.Integer(), Type.Null()]),
  /** The error's name, which tells apart what shares a code. */
  error: Type.Optional(Type.String()),
  body: Type.Unknown(),
  /** Of a proof of life: the document is genuine, and this is what reading it came to. */
  isRead: Type.Optional(Type.Boolean()),
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
}

/** `debug` of an answer, by kind of work. */
export type AnswerDebug = Partial<Record<JobKind, EngineDebug & Pick<JobReply, 'timings'>>>

const checks = {
  ocr: Compile(jobs.ocr),
  'document-liveness': Compile(jobs['document-liveness']),
  'selfie-liveness': Compile(jobs['selfie-liveness']),
}
const replyCheck = Compile(JobReply)

export const isJob = <Kind extends JobKind>(kind: Kind, payload: unknown): payload is Job<Kind> =>
  checks[kind].Check(payload)

export const isJobReply = (value: unknown): value is JobReply => replyCheck.Check(value)
