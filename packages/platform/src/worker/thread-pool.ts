import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import type { Computed, ThreadTask } from './engine-thread.js'

export interface ThreadPool {
  /** Ends the thread, and rejects, when it is still at work after `limitMs`. */
  run(task: ThreadTask, limitMs: number): Promise<Computed>
  busy(): number
  close(): Promise<void>
}

/** Inference blocks an event loop: each engine lives in a thread of its own. Resolves when all are warm. */
export const startThreadPool = async (entry: URL, threads: number): Promise<ThreadPool> => {
  const pool = new Piscina({
    filename: fileURLToPath(entry),
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: 1,
    idleTimeout: Number.POSITIVE_INFINITY,
    // Waiting on Atomics would stop the timers and promises of a thread between tasks.
    atomics: 'disabled',
  })
  try {
    await Promise.all(Array.from({ length: threads }, () => pool.run(null)))
  } catch (error) {
    await pool.destroy()
    throw error
  }
  let busy = 0
  return {
    run: async (task, limitMs) => {
      busy += 1
      try {
        return await pool.run(task, {
          transferList: Object.values(task.images).map((bytes) => bytes.buffer as ArrayBuffer),
          signal: AbortSignal.timeout(Math.max(1, limitMs)),
        })
      } finally {
        busy -= 1
      }
    },
    busy: () => busy,
    close: () => pool.destroy(),
  }
}
