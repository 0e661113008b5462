/** A request whose caller waits may find every thread busy this often because of deferred work. */
const FOUND_FULL = 0.05
/** Below this part of the threads, callers that wait come so seldom that no thread is kept for them. */
const LEAST_LOAD = 0.01
/** Above it no number of free threads would do. */
const MOST_LOAD = 0.9

/** What is seen of one kind's workers. */
export interface SeenKind {
  threads: number
  /** Jobs whose callers wait: in the queue, at the workers, or about to be submitted. */
  awaited: number
  /** The mean of that over the last seconds. */
  usuallyAwaited: number
}

/**
 * How many threads may do deferred work. Jobs whose callers wait come first, and some threads stay free for those that come next: with
 * `r` free ones, arrivals at the rate `a` and threads that become free at the rate `b`, all are busy with a probability of (a/b)^r.
 */
export const spareThreads = ({ threads, awaited, usuallyAwaited }: SeenKind): number => {
  if (threads === 0) return 0
  const load = Math.min(MOST_LOAD, usuallyAwaited / threads)
  const kept = load < LEAST_LOAD ? 0 : Math.ceil(Math.log(FOUND_FULL) / Math.log(load))
  const spare = threads - awaited - kept
  // Where so few threads are that all are kept, deferred work is done while nobody waits.
  return Math.max(spare, awaited === 0 ? 1 : 0)
}
