import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@vivid/embedded'
import { eventually } from './eventually.js'
import { testFolderPrefix } from './leftovers.js'
import { root } from './service.js'

const { Redis } = createRequire(join(root, 'packages/platform/package.json'))('ioredis') as typeof import('ioredis')

export { findRedisServer } from '@vivid/embedded/for-tests'

export interface RedisProcess {
  port: number
  /** Sends one command, as an operator would. */
  tell(...words: string[]): Promise<unknown>
  /** Several commands on one connection. */
  session<Result>(work: (tell: RedisProcess['tell']) => Promise<Result>): Promise<Result>
  stop(signal?: NodeJS.Signals): Promise<void>
  start(): Promise<void>
  /** Stops it for good. */
  discard(): Promise<void>
}

/** One process of the binary with a configuration file of its own; `lines` are the file's. */
export const startRedisProcess = async (
  binary: string,
  options: { lines?: string[]; sentinel?: boolean; connection?: object } = {},
): Promise<RedisProcess> => {
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), testFolderPrefix()))
  const file = join(folder, 'server.conf')
  const lines = [`port ${port}`, 'bind 127.0.0.1', `dir ${folder}`, ...(options.sentinel ? [] : ['save ""'])]
  // Left to itself, a cluster's own port lies 10,000 above, which many free ports leave no room for.
  const bus = options.lines?.includes('cluster-enabled yes') ? [`cluster-port ${await freePort()}`] : []
  await writeFile(file, [...lines, ...(options.lines ?? []), ...bus, ''].join('\n'))
  let child: ChildProcess
  const session: RedisProcess['session'] = async (work) => {
    const redis = new Redis({ port, lazyConnect: true, retryStrategy: () => null, ...options.connection })
    redis.on('error', () => undefined)
    try {
      await redis.connect()
      return await work((...words) => redis.call(words[0]!, ...words.slice(1)))
    } finally {
      redis.disconnect()
    }
  }
  const tell: RedisProcess['tell'] = (...words) => session((tellHere) => tellHere(...words))
  const start = async () => {
    child = spawn(binary, [file, ...(options.sentinel ? ['--sentinel'] : [])], { stdio: 'ignore' })
    await eventually(`${binary} to answer`, () => tell('PING').catch(() => null))
  }
  const stop = async (signal: NodeJS.Signals = 'SIGKILL') => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
  await start()
  return {
    port,
    tell,
    session,
    start,
    stop,
    discard: async () => {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export interface SentinelGroup {
  url: string
  /** The server that all Sentinels call master now. */
  master(): Promise<RedisProcess>
  sentinels: RedisProcess[]
  servers: RedisProcess[]
  /** Waits until the master has a replica that keeps up, and every Sentinel sees it. */
  inSync(): Promise<void>
  stop(): Promise<void>
}

const masterName = 'vivid-master'
const SENTINEL_COUNT = 3
const QUORUM = 2

/** Two servers, one of them a replica, and three Sentinels that watch them. */
export const startSentinelGroup = async (binary: string): Promise<SentinelGroup> => {
  const first = await startRedisProcess(binary)
  const second = await startRedisProcess(binary, { lines: [`replicaof 127.0.0.1 ${first.port}`] })
  const servers = [first, second]
  const lines = [
    `sentinel monitor ${masterName} 127.0.0.1 ${first.port} ${QUORUM}`,
    `sentinel down-after-milliseconds ${masterName} 1000`,
    `sentinel failover-timeout ${masterName} 3000`,
  ]
  const sentinels = await Promise.all(
    Array.from({ length: SENTINEL_COUNT }, () => startRedisProcess(binary, { lines, sentinel: true })),
  )
  const master = async () => {
    const ports = await Promise.all(
      sentinels.map(async (each) => {
        const [, port] = (await each.tell('SENTINEL', 'get-master-addr-by-name', masterName)) as [string, string]
        return Number(port)
      }),
    )
    const found = servers.find(({ port }) => ports.every((each) => each === port))
    if (!found) throw new Error('the Sentinels do not agree yet')
    return found
  }
  const isInSync = async (): Promise<boolean> => {
    const current = await master().catch(() => null)
    if (!current) return false
    const info = String(await current.tell('INFO', 'replication'))
    if (!/role:master/.test(info) || !/slave0:.*state=online/.test(info)) return false
    const views = await Promise.all(sentinels.map((each) => each.tell('SENTINEL', 'master', masterName)))
    return views.every((view) => {
      const words = view as string[]
      const said = (name: string) => words[words.indexOf(name) + 1]
      return said('flags') === 'master' && said('num-slaves') === '1' && said('num-other-sentinels') === '2'
    })
  }
  return {
    url: `redis+sentinel://${sentinels.map(({ port }) => `127.0.0.1:${port}`).join(',')}/${masterName}`,
    sentinels,
    servers,
    master,
    inSync: async () => void (await eventually('the Sentinels to see a master with its replica', isInSync, 60_000)),
    stop: async () => {
      await Promise.all([...sentinels, ...servers].map((each) => each.discard()))
    },
  }
}

export const sentinelMasterName = masterName
