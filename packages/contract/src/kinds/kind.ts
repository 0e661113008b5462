import type { Asked, EngineAnswer } from '../engine.js'
import type { FailureName } from '../errors.js'
import type { Shaped } from '../shaped.js'
import type { JobBase } from './job-base.js'

/** Bytes by the name of the picture. */
export type Pictures = Readonly<Record<string, Uint8Array>>

/** What the service does with one kind of work: `Job` travels to its worker, its engine takes `Request` and gives back `Body`. */
export interface KindOfWork<Job extends JobBase, Request extends Asked, Body> {
  isJob(payload: unknown): payload is Job
  /** The sort of work that a job asks for: one of the names in the facts' `coldMs`. */
  workOf(job: Job): string
  /** What its engine is handed. */
  toRequest(job: Job, pictures: Pictures): Request
  /** What the caller is told. */
  shape(answer: EngineAnswer<Body>, job: Job): Shaped
  /** The coded failure that stands for a crash, a hang or a thrown error of ours. */
  ownFailure: FailureName
  /** What the echo says instead of its engine: a good answer that tells one picture from another. */
  makeUp(request: Request, fingerprint: (picture: Uint8Array) => string): Body
  /** What a plain job has beside what all have in common. */
  example: Omit<Job, keyof JobBase>
}
