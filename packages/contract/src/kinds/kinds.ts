import type { Engine } from '../engine.js'
import type { FailureName } from '../errors.js'
import type { Shaped } from '../shaped.js'
import { type Endpoint, type JobKind, kindFacts } from './facts.js'
import { type endpoints, kindTable } from './index.js'
import type { JobBase } from './job-base.js'
import type { KindOfWork, OwnFields } from './kind.js'

type PartsOf<Entry> =
  Entry extends KindOfWork<infer Form, infer Job, infer Request, infer Body>
    ? { form: Form; job: Job; request: Request; body: Body }
    : never
type Parts = { [Kind in JobKind]: PartsOf<(typeof kindTable)[Kind]> }

/** The table of kinds, typed so that what belongs to one kind fits no other. */
export const kinds: {
  readonly [Kind in JobKind]: KindOfWork<
    Parts[Kind]['form'],
    Parts[Kind]['job'],
    Parts[Kind]['request'],
    Parts[Kind]['body']
  >
} = kindTable

export type Job<Kind extends JobKind = JobKind> = Parts[Kind]['job']
export type EngineOf<Kind extends JobKind> = Engine<Parts[Kind]['request'], Parts[Kind]['body']>

/** The fields that a form must have for a kind to be asked by it. */
export type AskingForm<Kind extends JobKind> = Parts[Kind]['form']

/** The form of an endpoint, without its files. */
export type FormOf<Name extends Endpoint> = ReturnType<(typeof endpoints)[Name]['parse']>

export const isJob = <Kind extends JobKind>(kind: Kind, payload: unknown): payload is Job<Kind> =>
  kinds[kind].isJob(payload)

/** The sort of work that a job asks for, by which it is priced. */
export const workOf = <Kind extends JobKind>(kind: Kind, job: Job<Kind>): string =>
  kinds[kind].workOf(job as OwnFields<Job<Kind>>, Object.keys(job.images))

/** The same of a form that is still to become one, sent with these files. */
export const workAsked = <Kind extends JobKind>(kind: Kind, form: AskingForm<Kind>, files: readonly string[]): string =>
  kinds[kind].workOf(kinds[kind].ask(form), files)

/** What a request gives to each of its jobs: what all have in common, and the keys of its images by their names. */
export interface GivenJob extends Omit<JobBase, 'replyTo' | 'priceFactor' | 'traceparent'> {
  images: Readonly<Record<string, string>>
}

/** The job that a form asks of one kind, but for where the reply goes; it holds the images that the kind takes. */
export const jobOf = <Kind extends JobKind>(kind: Kind, form: AskingForm<Kind>, given: GivenJob) => {
  const taken: readonly string[] = kindFacts[kind].pictures
  const images = Object.fromEntries(Object.entries(given.images).filter(([name]) => taken.includes(name)))
  // The compiler cannot put generic parts together; a test holds what comes of it to the schema of each kind.
  return { ...given, images, ...kinds[kind].ask(form) } as unknown as Omit<Job<Kind>, 'replyTo'>
}

/** A failure of ours, in the body that rejections of this kind of work have. */
export const shapeFailure = <Kind extends JobKind>(kind: Kind, error: FailureName, job: Job<Kind>): Shaped =>
  kinds[kind].shape({ outcome: 'rejected', error }, job)
