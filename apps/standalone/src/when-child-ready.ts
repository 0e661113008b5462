import type { ChildProcess } from 'node:child_process'
import type { ProcessMessage } from '@vivid/platform'

/** Usually a process that was started is ready within a second or two. */
const PATIENCE_MS = 5_000

/** Resolves when the child says that it is ready, and says what it lacks when that takes long. Rejects when it ends before. */
export const whenChildReady = (
  name: string,
  child: Pick<ChildProcess, 'on' | 'once'>,
  say: (line: string) => void,
  patienceMs = PATIENCE_MS,
): Promise<ProcessMessage['ports']> =>
  new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined
    child.on('message', ({ type, ports, missing }: ProcessMessage) => {
      clearTimeout(timer)
      if (type === 'ready') return resolve(ports)
      timer = setTimeout(() => say(`${name} has started and waits for: ${missing.join(', ')}`), patienceMs)
    })
    child.once('exit', (code, signal) => {
      clearTimeout(timer)
      reject(new Error(`${name} did not start (${signal ?? `exit code ${code}`})`))
    })
  })
