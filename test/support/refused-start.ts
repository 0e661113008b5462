import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import {
  ConfigError,
  connectForBlocking,
  connectForCommands,
  createLog,
  createObjectStore,
  nodeFlags,
  prepareStore,
  readConfig,
  redisVariables,
  storeVariables,
  whenUsable,
} from '@vivid/platform'
import { root, secret } from './service.js'

export interface RefusedStart {
  exitCode: number | null
  lastLine: string
}

/** Starts an app that is expected to end by itself. */
export const startRefused = async (app: string, env: Record<string, string>): Promise<RefusedStart> => {
  const child = spawn(process.execPath, [...nodeFlags, join(root, 'apps', app, 'dist/main.js')], {
    env: {
      PATH: process.env.PATH,
      ADMIN_PORT: '0',
      PORT: '0',
      HOST: '127.0.0.1',
      JWT_SECRET: secret,
      ECHO_ENGINE: 'true',
      WORKER_THREADS: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk))
  const [exitCode] = (await once(child, 'close')) as [number | null]
  const lastLine = text.trimEnd().split('\n').at(-1) ?? ''
  return { exitCode, lastLine }
}

const START_TIMEOUT_MS = 30_000

/**
 * What a gateway or a worker says of the servers it is told to use: their own code, without a process around it. A worker looks at
 * Redis alone here; of a store that it may not use it speaks later.
 */
export const refusalOf = async (app: string, env: Record<string, string>): Promise<string> => {
  const log = createLog(app, 'silent')
  try {
    const config = readConfig([...redisVariables, ...storeVariables], env)
    const redis = (app === 'gateway' ? connectForCommands : connectForBlocking)(config, log)
    try {
      await whenUsable(redis, log, START_TIMEOUT_MS)
    } finally {
      redis.disconnect()
    }
    if (app === 'gateway') await prepareStore(createObjectStore(config, log), 1, { timeoutMs: START_TIMEOUT_MS })
    return ''
  } catch (error) {
    if (error instanceof ConfigError) return error.problems.join('\n')
    throw error
  }
}
