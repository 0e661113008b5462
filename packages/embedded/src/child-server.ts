import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A server in a child process of its own, so that it neither shares our event loop nor outlives us. */
export interface ChildServer<Address> {
  address: Address
  pid: number
  /** Resolves when the process is gone, however it ended. */
  exited: Promise<void>
  stop(signal?: NodeJS.Signals): Promise<void>
}

export type ChildMessage<Address> = { ready: Address } | { failed: string }

export const startChildServer = async <Address>(
  entry: URL,
  options: Record<string, unknown>,
): Promise<ChildServer<Address>> => {
  const child = fork(fileURLToPath(entry), [JSON.stringify(options)], {
    // Valkey prints its own log lines; only errors are worth passing on.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // WASI, which Valkey runs on, announces itself as experimental.
    execArgv: ['--no-warnings'],
  })
  const exited = once(child, 'exit').then(() => undefined)
  const address = await firstMessage<Address>(child)
  return {
    address,
    pid: child.pid!,
    exited,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal)
      await exited
    },
  }
}

const firstMessage = <Address>(child: ChildProcess): Promise<Address> =>
  new Promise((resolve, reject) => {
    child.once('message', (message: ChildMessage<Address>) =>
      'ready' in message ? resolve(message.ready) : reject(new Error(message.failed)),
    )
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`embedded server ended with code ${code} before it was ready`)))
  })
