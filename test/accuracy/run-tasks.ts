import { Worker } from 'node:worker_threads'
import type { Result, Task } from './plan.js'

/** Hands the tasks to threads, one at a time each; a task that throws ends the run. */
export async function runTasks(
  tasks: readonly Task[],
  options: { jobs: number; keepFolder?: string | undefined },
  onResults: (results: readonly Result[], done: number) => void,
): Promise<void> {
  const waiting = [...tasks]
  let done = 0
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./worker.js', import.meta.url), {
        workerData: { keepFolder: options.keepFolder },
      })
      let busy = false
      worker.on('error', reject)
      worker.on('exit', () => resolve())
      worker.on('message', (results: Result[]) => {
        if (busy) onResults(results, ++done)
        const next = waiting.shift()
        busy = next !== undefined
        if (next) worker.postMessage(next)
        else void worker.terminate()
      })
    })
  await Promise.all(Array.from({ length: Math.min(options.jobs, tasks.length) }, work))
}
