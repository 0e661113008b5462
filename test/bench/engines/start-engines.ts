import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { EngineJob } from './engine-job.js'
import type { Done } from './engine-process.js'

export interface StartedEngines {
  answer(job: EngineJob): Promise<Done>
  stop(): void
}

/** The engines of a built working tree in a process of their own, run with this process's options for node. */
export const startEngines = (root: string): StartedEngines => {
  const child = fork(fileURLToPath(new URL('./engine-process.js', import.meta.url)), [root], {
    serialization: 'advanced',
  })
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`the engines of ${root} ended with ${signal ?? code}`)
  })
  // Nobody waits for it between two jobs.
  ended.catch(() => undefined)
  return {
    answer: async (job) => {
      child.send(job)
      const [done] = await Promise.race([once(child, 'message'), ended])
      return done as Done
    },
    stop: () => {
      child.kill()
    },
  }
}
