import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { nodeFlags } from '@vivid/platform'
import { root, secret } from './service.js'

export interface RefusedStart {
  exitCode: number | null
  lastLine: string
  afterMs: number
}

/** Starts an app that is expected to end by itself. */
export const startRefused = async (app: string, env: Record<string, string>): Promise<RefusedStart> => {
  const startedAt = performance.now()
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
  return { exitCode, lastLine, afterMs: Math.round(performance.now() - startedAt) }
}
