import type { Engine } from '../engine.js'
import type { FailureName } from '../errors.js'
import type { Shaped } from '../shaped.js'
import { documentLiveness } from './document-liveness/index.js'
import type { JobKind } from './facts.js'
import type { KindOfWork } from './kind.js'
import { ocr } from './ocr/index.js'
import { selfieLiveness } from './selfie-liveness/index.js'

export type * from './document-liveness/index.js'
export type { KindFacts, SampleRequest } from './kind-facts.js'
export type * from './ocr/index.js'
export { documentWork } from './ocr/work-of.js'
export type * from './selfie-liveness/index.js'

const table = {
  ocr,
  'document-liveness': documentLiveness,
  'selfie-liveness': selfieLiveness,
}

type PartsOf<Entry> =
  Entry extends KindOfWork<infer Job, infer Request, infer Body> ? { job: Job; request: Request; body: Body } : never
type Parts = { [Kind in JobKind]: PartsOf<(typeof table)[Kind]> }

/** Every kind of work, with its schemas and functions; its plain values are in `kindFacts`. */
export const kinds: {
  readonly [Kind in JobKind]: KindOfWork<Parts[Kind]['job'], Parts[Kind]['request'], Parts[Kind]['body']>
} = table

export type Job<Kind extends JobKind = JobKind> = Parts[Kind]['job']
export type EngineOf<Kind extends JobKind> = Engine<Parts[Kind]['request'], Parts[Kind]['body']>

export const isJob = <Kind extends JobKind>(kind: Kind, payload: unknown): payload is Job<Kind> =>
  kinds[kind].isJob(payload)

/** The sort of work that a job asks for, by which it is priced. */
export const workOf = <Kind extends JobKind>(kind: Kind, job: Job<Kind>): string => kinds[kind].workOf(job)

/** A failure of ours, in the body that rejections of this kind of work have. */
export const shapeFailure = <Kind extends JobKind>(kind: Kind, error: FailureName, job: Job<Kind>): Shaped =>
  kinds[kind].shape({ outcome: 'rejected', error }, job)
