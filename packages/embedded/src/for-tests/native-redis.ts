import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../free-port.js'
import { askRedis } from './ask-redis.js'
import type { RedisForTests } from './redis-server.js'

const START_TIMEOUT_MS = 60_000

/** A server binary of this machine, if there is one: REDIS_SERVER, or Valkey's or Redis' own name in the path. */
export const findRedisServer = (): string | null =>
  [process.env.REDIS_SERVER, 'valkey-server', 'redis-server'].find(
    (name): name is string => !!name && spawnSync(name, ['--version']).status === 0,
  ) ?? null

/** Apart for every run, so that two runs on one machine do not see each other's folders as leftovers. */
const newFolder = () => mkdtemp(join(tmpdir(), `vivid-test-${process.env.TEST_RUN ?? 'alone'}-`))

/** A process of a real server with an append-only file, flushed every second: what most people run. */
export const startNativeRedis = async (binary: string): Promise<RedisForTests> => {
  const port = await freePort()
  const urlAt = (at: number) => `redis://127.0.0.1:${at}`
  let folder = await newFolder()
  const spawnServer = async () => {
    const settings = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--appendonly', 'yes']
    const child = spawn(binary, [...settings, '--save', '', '--daemonize', 'no'], { stdio: 'ignore' })
    const failed = once(child, 'error').then(([error]) => Promise.reject(error as Error))
    const until = performance.now() + START_TIMEOUT_MS
    // While it loads its file it answers with an error.
    const answers = async () => {
      while (!(await askRedis(urlAt(port), ['PING']).catch(() => false))) {
        if (child.exitCode !== null || performance.now() > until) throw new Error(`${binary} does not answer`)
        await sleep(20)
      }
    }
    await Promise.race([answers(), failed])
    return child
  }
  let child = await spawnServer()
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }
  return {
    about: `${spawnSync(binary, ['--version']).stdout.toString().split(' sha')[0]?.trim()}, append-only file`,
    address: { url: urlAt(port) },
    port,
    urlAt,
    keepsData: true,
    kill,
    start: async ({ keepData }) => {
      if (!keepData) {
        await rm(folder, { recursive: true, force: true })
        folder = await newFolder()
      }
      child = await spawnServer()
    },
    stop: async () => {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
