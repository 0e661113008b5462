import { type Job, WaitingError, type Worker } from 'bullmq'

type Handle = (job: Job) => Promise<void>

/** BullMQ may hand over one more job after it was told to pause: that one goes back as it came, for another worker. */
export const takeWhenReady =
  (isReady: () => boolean, handle: Handle) =>
  async (job: Job, token?: string): Promise<void> => {
    if (isReady()) return await handle(job)
    await job.moveToWait(token)
    throw new WaitingError()
  }

/** Takes no jobs while not ready; those under way go on. A worker that failed one through no fault of the job is looked at first. */
export const pauseWhenNotReady = (
  worker: Pick<Worker, 'pause' | 'resume' | 'on'>,
  suspect: () => void,
): ((isReady: boolean) => void) => {
  worker.on('failed', (_job, error) => {
    if (error.name !== 'UnrecoverableError') suspect()
  })
  return (isReady) => void (isReady ? worker.resume() : worker.pause(true))
}
