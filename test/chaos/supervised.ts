import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Process, startApp } from '../support/service.js'
import type { Mischief } from './preload.js'

/** An app that is started again whenever it ends, as an orchestrator does. */
export interface Supervised {
  app: string
  /** Undefined while it is being started. */
  current(): Process | undefined
  signal(signal: NodeJS.Signals): void
  tell(mischief: Mischief): void
  /** Resolves at its next end. */
  ended(): Promise<void>
  /** When it ended without having been stopped, by `performance.now()`. */
  endedAt(): readonly number[]
  logs(): string
  stop(): Promise<void>
}

const RESTART_DELAY_MS = 300
const KEPT_LOG_CHARS = 200_000

export const superviseApp = async (
  app: string,
  env: Record<string, string>,
  flags: readonly string[],
): Promise<Supervised> => {
  let current: Process | undefined
  const endedAt: number[] = []
  let stopping = false
  let logs = ''
  const keep = (text: string) => {
    logs = `${logs}${text}`.slice(-KEPT_LOG_CHARS)
  }

  let restarted: Promise<void> = Promise.resolve()
  const start = async (): Promise<void> => {
    const started = await startApp(app, env, flags)
    current = started
    void once(started.child, 'exit').then(() => {
      current = undefined
      keep(started.output())
      if (stopping) return
      endedAt.push(performance.now())
      restarted = restart()
    })
  }
  const restart = async (): Promise<void> => {
    while (!stopping) {
      await sleep(RESTART_DELAY_MS)
      const failure = await start().then(
        () => null,
        (error: Error) => error,
      )
      if (failure === null) return
      keep(`${failure.message}\n`)
    }
  }
  await start()

  return {
    app,
    current: () => current,
    signal: (signal) => void current?.child.kill(signal),
    tell: (mischief) => void current?.child.send(mischief),
    ended: async () => {
      const { child } = current ?? {}
      if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
    endedAt: () => endedAt,
    logs: () => `${logs}${current?.output() ?? ''}`,
    stop: async () => {
      stopping = true
      // One that is being started comes too late to be stopped, unless it is waited for.
      await restarted
      // One that was paused hears nothing else.
      current?.child.kill('SIGCONT')
      await current?.stop()
    },
  }
}
