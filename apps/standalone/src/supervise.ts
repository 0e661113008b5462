import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { nodeEnvironment, nodeFlags, type ReadyMessage } from '@vivid/platform'

export interface Supervised {
  ports: ReadyMessage['ports']
  /** Asks it to finish its work; kills it when it does not. */
  stop(): Promise<void>
}

const FIRST_BACK_OFF_MS = 200
const LONGEST_BACK_OFF_MS = 5_000
/** Up for this long, the next crash starts the back-off anew. */
const STABLE_MS = 10_000
const STOP_TIMEOUT_MS = 35_000

/** Runs one app as a child process and starts it again when it crashes. Rejects when it does not become ready at first. */
export const supervise = async (
  name: string,
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Promise<Supervised> => {
  const entry = fileURLToPath(new URL(`../../${name}/dist/main.js`, import.meta.url))
  let child: ChildProcess
  let stopping = false
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
      if (stopping || !isReady) return
      backOffMs = Date.now() - startedAt > STABLE_MS ? FIRST_BACK_OFF_MS : Math.min(backOffMs * 2, LONGEST_BACK_OFF_MS)
      say(`${name} ended (${signal ?? `exit code ${code}`}); starting it again in ${backOffMs} ms`)
      restart = setTimeout(spawn, backOffMs)
    })
  }
  let isReady = false
  spawn()
  const ports = await new Promise<ReadyMessage['ports']>((resolve, reject) => {
    child.once('message', (message: ReadyMessage) => resolve(message.ports))
    child.once('exit', (code) => reject(new Error(`${name} did not start (exit code ${code})`)))
  })
  isReady = true

  return {
    ports,
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
