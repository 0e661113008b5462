import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { nodeEnvironment, nodeFlags } from '@vivid/platform'
import type { EngineJob } from '../../bench/engines/engine-job.js'
import { root } from '../../support/service.js'
import type { Cost } from './engine-child.js'

export interface StartedEngine {
  ask(job: EngineJob): Promise<Cost>
  stop(): void
}

/** Engines on one thread of a process that is started as workers are, so that its memory is like theirs. */
export const startEngine = (): StartedEngine => {
  const child = fork(join(root, 'test/dist/fuzz/costliest/engine-child.js'), [root], {
    serialization: 'advanced',
    execArgv: [...nodeFlags],
    env: { PATH: process.env.PATH, ...nodeEnvironment },
  })
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`the engine ended with ${signal ?? code}`)
  })
  // Nobody waits for it between two requests.
  ended.catch(() => undefined)
  return {
    ask: async (job) => {
      child.send(job)
      const [cost] = await Promise.race([once(child, 'message'), ended])
      return cost as Cost
    },
    stop: () => {
      child.kill()
    },
  }
}
