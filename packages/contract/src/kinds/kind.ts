import type { Asked, EngineAnswer } from '../engine.js'
import type { FailureName } from '../errors.js'
import type { SampleName } from '../sample-name.js'
import type { Shaped } from '../shaped.js'
import type { JobBase } from './job-base.js'

/** Bytes by the name of the picture. */
export type Pictures = Readonly<Record<string, Uint8Array>>

/** What a job asks for, without its images and what the jobs of all kinds have in common. */
export type OwnFields<Job extends JobBase> = Omit<Job, keyof JobBase | 'images'>

/** What the service does with one kind of work: of `Form` a `Job` is made, its engine takes `Request` and gives back `Body`. */
export interface KindOfWork<Form, Job extends JobBase, Request extends Asked, Body> {
  /** What a form asks of it. */
  ask(form: Form): OwnFields<Job>
  isJob(payload: unknown): payload is Job
  /** The sort of work that is asked for, with these pictures: one of the names in the facts' `coldMs`. */
  workOf(asked: OwnFields<Job>, pictures: readonly string[]): string
  /** What its engine is handed. */
  toRequest(job: Job, pictures: Pictures): Request
  /** What the caller is told. */
  shape(answer: EngineAnswer<Body>, job: Job): Shaped
  /** The coded failure that stands for a crash, a hang or a thrown error of ours. */
  ownFailure: FailureName
  /** The answer of this name, as its engine would give it, for callers in the sandbox; null where such a job never has it. */
  sample(name: SampleName, job: OwnFields<Job> & Pick<Job, 'language'>): EngineAnswer<Body> | null
  /** What the echo says instead of its engine: a good answer that tells one picture from another. */
  makeUp(request: Request, fingerprint: (picture: Uint8Array) => string): Body
}
