import { type EngineOf, type Job, type JobKind, kinds, type Seen, type Shaped, type StepTiming } from '@vivid/contract'
import { describeFailure, type Failed } from './describe-failure.js'

export { readConfig } from '../config/read-config.js'

/** Pictures by their names. */
export type Images = Record<string, Uint8Array>

/** What travels to a thread. */
export interface ThreadTask {
  kind: JobKind
  job: Job
  images: Images
  /** Until nobody waits any more: a span, as the thread's clock is not the one that deadlines are told by. */
  remainingMs: number
}

/** What a thread gives back. */
export interface Computed extends Shaped {
  timings?: readonly StepTiming[]
  seen?: Seen
}

/**
 * `null` asks a thread whether it is loaded and warm. A failure is given back, not thrown: of an error that is thrown out of a thread
 * only the message is left.
 */
export type ThreadHandler = (task: ThreadTask | null) => Promise<Computed | Failed | null>

/** Makes the default export of a worker app's engine module: the engine loaded and warm, one per thread. */
export const engineThread = async <Kind extends JobKind>(
  kind: Kind,
  create: () => Promise<EngineOf<Kind>>,
): Promise<ThreadHandler> => {
  const engine = await create()
  await engine.warmUp()
  return async (task) => {
    if (task === null) return null
    // The queue's name decides the kind, and the payload was checked against it before it came here.
    const job = task.job as Job<Kind>
    try {
      const request = kinds[kind].toRequest(job, task.images)
      const answer = await engine.answer({ ...request, remainingMs: task.remainingMs })
      const shaped = kinds[kind].shape(answer, job)
      const { timings, seen, looks } = answer
      return { ...shaped, ...(looks && { looks: [...looks] }), ...(timings && { timings }), ...(seen && { seen }) }
    } catch (error) {
      return describeFailure(kind, error)
    }
  }
}
