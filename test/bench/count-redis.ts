import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '../support/service.js'

const { Redis } = createRequire(join(root, 'packages/platform/package.json'))('ioredis') as typeof import('ioredis')

/** What a Redis did in a time, by its own books. */
export interface RedisWork {
  seconds: number
  /** Commands that it ran, those within scripts included. */
  commands: number
  /** As clients see it. */
  bytesSent: number
  bytesReceived: number
  /** Of the thread that runs the commands: the one that cannot be doubled. */
  cpuSeconds: number
  /** Growth of its memory. */
  keptBytes: number
  byCommand: Record<string, number>
}

export interface RedisCounter {
  /** What it does while `work` runs. */
  during(work: () => Promise<unknown>): Promise<RedisWork>
  close(): void
}

/** `replyBytes`: the size of this look itself, which only the next one counts. */
type Books = Omit<RedisWork, 'seconds'> & { replyBytes: number }

/** Commands of the counter itself. */
const ownCommands = new Set(['info'])

export const countRedis = (url: string): RedisCounter => {
  const redis = new Redis(url)
  const read = async (): Promise<Books> => {
    const text = await redis.info('all')
    const number = (name: string) => Number(new RegExp(`^${name}:([\\d.]+)`, 'm').exec(text)?.[1] ?? Number.NaN)
    // Names are `get` or `config|get`; the rest of the line is `calls=12,usec=…`.
    const calls = [...text.matchAll(/^cmdstat_([^:]+):calls=(\d+)/gm)].map(
      ([, name, times]) => [name!, Number(times)] as const,
    )
    const byCommand = Object.fromEntries(calls.filter(([name]) => !ownCommands.has(name)))
    const mainThread = number('used_cpu_user_main_thread') + number('used_cpu_sys_main_thread')
    return {
      commands: Object.values(byCommand).reduce((sum, times) => sum + times, 0),
      bytesSent: number('total_net_input_bytes'),
      bytesReceived: number('total_net_output_bytes'),
      replyBytes: Buffer.byteLength(text),
      // Servers before 6.2 tell only what all of their threads spend.
      cpuSeconds: Number.isNaN(mainThread) ? number('used_cpu_user') + number('used_cpu_sys') : mainThread,
      keptBytes: number('used_memory'),
      byCommand,
    }
  }
  return {
    during: async (work) => {
      const before = await read()
      const startedAt = performance.now()
      await work()
      const seconds = (performance.now() - startedAt) / 1000
      const after = await read()
      const grown = (name: Exclude<keyof Books, 'byCommand'>) => after[name] - before[name]
      return {
        seconds,
        commands: grown('commands'),
        bytesSent: grown('bytesSent'),
        bytesReceived: grown('bytesReceived') - before.replyBytes,
        cpuSeconds: grown('cpuSeconds'),
        keptBytes: grown('keptBytes'),
        byCommand: Object.fromEntries(
          Object.entries(after.byCommand).map(([name, times]) => [name, times - (before.byCommand[name] ?? 0)]),
        ),
      }
    },
    close: () => redis.disconnect(),
  }
}
