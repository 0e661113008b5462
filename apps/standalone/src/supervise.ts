import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { nodeEnvironment, nodeFlags, type ReadyMessage } from '@vivid/platform'

export interface Supervised {
  ports: ReadyMessage['ports']
  /** Asks it to finish its work; kills it when it does not. */
  stop(): Promise<void>
}

const firstBackOffMs = 200
const longestBackOffMs = 5_000
/** Up for this long, the next crash starts the back-off anew. */
const stableMs = 10_000
const stopTimeoutMs = 35_000

/** Runs one app as a child process and starts it again when it crashes. Rejects when it does not become ready at first. */
export const supervise = async (
  name: string,
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Promise<Supervised> => {
  const entry = fileURLToPath(new URL(`../../${name}/dist/main.js`, import.meta.url))
  let child: ChildProcess
  let stopping = false
  let backOffMs = firstBackOffMs
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
      backOffMs = Date.now() - startedAt > stableMs ? firstBackOffMs : Math.min(backOffMs * 2, longestBackOffMs)
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
      const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs)
      await exited
      clearTimeout(timer)
    },
  }
}
