import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { nodeEnvironment, nodeFlags, type ProcessMessage } from '@vivid/platform'
import { whenChildReady } from './when-child-ready.js'

export interface Supervised {
  /** Rejects when it ends before it was ready once. */
  ready: Promise<ProcessMessage['ports']>
  /** Asks it to finish its work; kills it when it does not. */
  stop(): Promise<void>
}

const FIRST_BACK_OFF_MS = 200
const LONGEST_BACK_OFF_MS = 5_000
/** Up for this long, the next crash starts the back-off anew. */
const STABLE_MS = 10_000
const STOP_TIMEOUT_MS = 35_000

/** Runs one app as a child process and, once it was ready, starts it again when it crashes. */
export const supervise = (name: string, env: NodeJS.ProcessEnv, say: (line: string) => void): Supervised => {
  const entry = fileURLToPath(new URL(`../../${name}/dist/main.js`, import.meta.url))
  let child: ChildProcess
  let stopping = false
  let wasReady = false
  let backOffMs = FIRST_BACK_OFF_MS
  let restart: NodeJS.Timeout | undefined

  const spawn = () => {
    const startedAt = Date.now()
    child = fork(entry, [], {
      env: { ...nodeEnvironment, ...env },
      execArgv: [...nodeFlags],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    child.once('exit', (code, signal) => {
      if (stopping || !wasReady) return
      backOffMs = Date.now() - startedAt > STABLE_MS ? FIRST_BACK_OFF_MS : Math.min(backOffMs * 2, LONGEST_BACK_OFF_MS)
      say(`${name} ended (${signal ?? `exit code ${code}`}); starting it again in ${backOffMs} ms`)
      restart = setTimeout(spawn, backOffMs)
    })
    return child
  }
  const ready = whenChildReady(name, spawn(), say).then((ports) => {
    wasReady = true
    say(`${name} is ready`)
    return ports
  })

  return {
    ready,
    stop: async () => {
      stopping = true
      clearTimeout(restart)
      if (child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
      await exited
      clearTimeout(timer)
    },
  }
}
