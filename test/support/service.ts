import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { JobKind } from '@vivid/contract'
import { nodeEnvironment, nodeFlags, type ProcessMessage } from '@vivid/platform'
import type { Backends } from './backends.js'

/** The repository root, from the compiled and from the source file alike. */
export const root = fileURLToPath(
  new URL(import.meta.url.includes('/test/dist/') ? '../../../' : '../../', import.meta.url),
)

export const secret = 'a-secret-for-tests-that-is-long-enough'

export interface Process {
  child: ChildProcess
  ports: ProcessMessage['ports']
  /** Standard output, where the log goes. */
  output: () => string
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** One app of ours as a real process; `flags` are Node's, beside those that ours are always started with. */
export const startApp = async (
  name: string,
  env: Record<string, string>,
  flags: readonly string[] = [],
): Promise<Process> => {
  const child = fork(join(root, 'apps', name, 'dist/main.js'), [], {
    execArgv: [...nodeFlags, ...flags],
    env: { PATH: process.env.PATH, ...nodeEnvironment, ADMIN_PORT: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const chunks: string[] = []
  child.stdout!.on('data', (chunk: Buffer) => chunks.push(chunk.toString()))
  child.stderr!.on('data', (chunk: Buffer) => chunks.push(chunk.toString()))
  const exited = once(child, 'exit')
  const ports = await new Promise<ProcessMessage['ports']>((resolve, reject) => {
    child.once('message', (message: ProcessMessage) => resolve(message.ports))
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}:\n${chunks.join('')}`)))
  })
  return {
    child,
    ports,
    output: () => chunks.join(''),
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill(signal)
      await exited
    },
  }
}

export interface Service {
  url: string
  gateway: Process
  workers: Process[]
  stop(): Promise<void>
}

/**
 * In tests, so long that a busy machine refuses nothing and gives nothing up; those of deadlines set their own. Measurements are made
 * with the deadline that is shipped.
 */
export const patience = process.env.VITEST ? { REQUEST_TIMEOUT_MS: '240000' } : {}

/** A gateway and workers on given back ends. */
export const startService = async (
  backends: Pick<Backends, 'env'>,
  options: { workers: readonly JobKind[]; env?: Record<string, string>; gatewayEnv?: Record<string, string> },
): Promise<Service> => {
  const env = { ...backends.env, WORKER_THREADS: '1', ...options.env }
  const gatewayEnv = { ...env, PORT: '0', HOST: '127.0.0.1', JWT_SECRET: secret, ...patience, ...options.gatewayEnv }
  // The bucket is the gateway's to make; workers only read from it.
  const [gateway, ...workers] = await Promise.all([
    startApp('gateway', gatewayEnv),
    ...options.workers.map((kind) => startApp(kind, env)),
  ])
  return {
    url: `http://127.0.0.1:${gateway!.ports.port}`,
    gateway: gateway!,
    workers,
    stop: async () => {
      await gateway!.stop()
      await Promise.all(workers.map((worker) => worker.stop()))
    },
  }
}
