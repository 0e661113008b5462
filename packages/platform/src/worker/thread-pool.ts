import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import type { Failed } from './describe-failure.js'
import type { Computed, ThreadTask } from './engine-thread.js'

export interface ThreadPool {
  /**
   * Resolves when the thread has finished, however long that takes. A thread inside onnxruntime or sharp cannot be ended from
   * outside without taking the whole process with it.
   */
  run(task: ThreadTask): Promise<Computed | Failed>
  busy(): number
  /** Tasks that have been under way for longer than `limitMs`. */
  overdue(limitMs: number): number
  /** Only when no task is under way. */
  close(): Promise<void>
}

/** Inference blocks an event loop: each engine lives in a thread of its own. Resolves when all are warm. */
export const startThreadPool = async (
  entry: URL,
  threads: number,
  now: () => number = () => performance.now(),
): Promise<ThreadPool> => {
  const pool = new Piscina({
    filename: fileURLToPath(entry),
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: 1,
    idleTimeout: Number.POSITIVE_INFINITY,
    // Waiting on Atomics would stop the timers and promises of a thread between tasks.
    atomics: 'disabled',
    // Our own metrics say how long jobs wait and run.
    recordTiming: false,
  })
  try {
    await Promise.all(Array.from({ length: threads }, () => pool.run(null)))
  } catch (error) {
    await pool.destroy()
    throw error
  }
  const startedAt = new Set<{ ms: number }>()
  return {
    run: async (task) => {
      const started = { ms: now() }
      startedAt.add(started)
      try {
        return await pool.run(task, {
          transferList: Object.values(task.images).map((bytes) => bytes.buffer as ArrayBuffer),
        })
      } finally {
        startedAt.delete(started)
      }
    },
    busy: () => startedAt.size,
    overdue: (limitMs) => [...startedAt].filter(({ ms }) => now() - ms > limitMs).length,
    close: () => pool.destroy(),
  }
}
