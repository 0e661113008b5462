import { Worker } from 'node:worker_threads'
import type { Result, Task } from './plan.js'

/** Hands the tasks to threads, one at a time each, until none is left or time is up; a task that throws ends the run. */
export const runTasks = async (
  tasks: readonly Task[],
  options: { jobs: number; keepFolder?: string | undefined; isTimeUp: () => boolean },
  onResults: (task: Task, results: readonly Result[], done: number) => void,
): Promise<void> => {
  // For the native code of the threads, see `load-model.ts`.
  process.env.ORT_DISABLE_TELEMETRY = '1'
  const waiting = [...tasks]
  let done = 0
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./worker.js', import.meta.url), {
        workerData: { keepFolder: options.keepFolder },
      })
      let task: Task | undefined
      worker.on('error', reject)
      worker.on('exit', () => resolve())
      worker.on('message', (results: Result[]) => {
        if (task) onResults(task, results, ++done)
        task = options.isTimeUp() ? undefined : waiting.shift()
        if (task) worker.postMessage(task)
        else void worker.terminate()
      })
    })
  await Promise.all(Array.from({ length: Math.min(options.jobs, tasks.length) }, work))
}
