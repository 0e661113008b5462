import { ConfigError } from '../config/read-config.js'
import type { Log } from '../process/log.js'
import { findForbidden } from './find-forbidden.js'
import { type Connection, keyOf } from './keys.js'
import { whenReady } from './when-ready.js'

/** `name:value` lines under headings. */
const readInfo = (text: string): Map<string, string> =>
  new Map(
    text.split('\r\n').flatMap((line) => (/^\w+:/.test(line) ? [line.split(/:(.*)/s, 2) as [string, string]] : [])),
  )

/** BullMQ's scripts, and SET with KEEPTTL, need it. */
const leastVersion = [6, 2]

const isOld = (version: string): boolean => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major < leastVersion[0]! || (major === leastVersion[0] && minor < leastVersion[1]!)
}

/** Some hosted servers forbid CONFIG; INFO says the same of what we need. Null where it is forbidden too. */
const askInfo = async (redis: Connection): Promise<Map<string, string> | null> => {
  try {
    return readInfo(await redis.info())
  } catch (error) {
    if (/NOPERM/.test((error as Error).message)) return null
    throw error
  }
}

export interface RedisMemory {
  usedBytes: number
  /** 0: no limit. */
  maxBytes: number
}

/** Null where INFO is forbidden. */
export const inspectMemory = async (redis: Connection): Promise<RedisMemory | null> => {
  const info = await askInfo(redis)
  return info && { usedBytes: Number(info.get('used_memory') ?? 0), maxBytes: Number(info.get('maxmemory') ?? 0) }
}

/** What kind of server it is, by its own word; null where INFO is forbidden. Throws when it is none that we can work on. */
export const inspectServer = async (redis: Connection): Promise<'usable' | null> => {
  const info = await askInfo(redis)
  if (info === null) return null
  const refuse = (problem: string): never => {
    throw new ConfigError([`Redis: ${problem}`])
  }
  const mode = info.get('redis_mode') ?? info.get('server_mode')
  if (mode === 'sentinel') {
    refuse('this is a Sentinel, not a Redis: use redis+sentinel://HOST:PORT,HOST:PORT/MASTER-NAME as REDIS_URL')
  }
  if (mode === 'cluster' || info.get('cluster_enabled') === '1') {
    refuse(
      'it runs as a cluster, which BullMQ queues with one reply stream cannot use: give a Redis without cluster mode',
    )
  }
  if (info.get('role') === 'slave') {
    refuse('this is a read-only replica: give the address of its master, or of its Sentinels by redis+sentinel://')
  }
  const policy = info.get('maxmemory_policy')
  if (policy !== undefined && policy !== 'noeviction') {
    refuse(`its maxmemory-policy is ${policy}, which drops jobs and answers when memory is short: set it to noeviction`)
  }
  const version = info.get('redis_version') ?? ''
  if (isOld(version)) refuse(`it is of version ${version}: ${leastVersion.join('.')} or newer is needed`)
  return 'usable'
}

/** Forbidden commands that the message names; a user without any rights would fill the screen. */
const NAMED_MOST = 6
const named = (commands: readonly string[]): string =>
  commands.length <= NAMED_MOST
    ? commands.join(', ')
    : `${commands.slice(0, NAMED_MOST).join(', ')} and ${commands.length - NAMED_MOST} more`

/** At start: waits for a server that is not up yet, and refuses one on which we cannot do all that the service does. */
export const whenUsable = async (redis: Connection, log: Log, timeoutMs: number): Promise<void> => {
  await whenReady(redis, timeoutMs)
  if ((await inspectServer(redis)) === null)
    log.warn('Redis forbids INFO: its role and its maxmemory-policy, which must be noeviction, are unknown')
  const forbidden = await findForbidden(redis)
  if (forbidden.length > 0) {
    throw new ConfigError([
      `Redis: its user lacks the right to ${named(forbidden)}: grant it on keys ${keyOf(redis, '*')}, see deploy/BACKENDS.md`,
    ])
  }
}
