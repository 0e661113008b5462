import type { Variable } from './variable.js'

interface RedisNode {
  host: string
  port: number
}

interface Common {
  username?: string
  password?: string
  db: number
  tls: boolean
}
/** One address, or the Sentinels that know which one is the master's at the moment. */
export type RedisTarget = (Common & RedisNode) | (Common & { sentinels: RedisNode[]; masterName: string })

const REDIS_PORT = 6379
const SENTINEL_PORT = 26379
const forms = 'redis://, rediss://, redis+sentinel:// or rediss+sentinel://'

/** scheme, user, password, hosts, and behind the hosts the master's name and the number of the database. */
const shape = /^(rediss?)(\+sentinel)?:\/\/(?:([^:@/]*)(?::([^@/]*))?@)?([^/@?#]+)(?:\/([^/?#]*))?(?:\/([^/?#]*))?$/

const nodeOf = (text: string, port: number): RedisNode => {
  const parts = /^(?:\[([\da-fA-F:.]+)\]|([^:[\]\s]+))(?::(\d{1,5}))?$/.exec(text.trim())
  if (!parts) throw new Error('a URL whose hosts are HOST or HOST:PORT')
  return { host: (parts[1] ?? parts[2])!, port: parts[3] === undefined ? port : Number(parts[3]) }
}

const databaseOf = (text: string | undefined): number => {
  if (!/^\d*$/.test(text ?? '')) throw new Error('a URL that ends with the number of a database')
  return Number(text || 0)
}

/** Throws an Error whose message completes the sentence "REDIS_URL must be …". */
export const readRedisUrl = (text: string): RedisTarget => {
  const parts = shape.exec(text)
  if (!parts) throw new Error(`a URL that starts with ${forms}`)
  const [, scheme, viaSentinel, username, password, hosts = '', first, second] = parts
  const common = {
    tls: scheme === 'rediss',
    ...(username ? { username: decodeURIComponent(username) } : {}),
    ...(password ? { password: decodeURIComponent(password) } : {}),
  }
  if (!viaSentinel) {
    if (second !== undefined) throw new Error('a URL with nothing behind the number of the database')
    if (hosts.includes(',')) throw new Error('redis+sentinel://HOST,HOST/MASTER-NAME where it names several hosts')
    return { ...common, ...nodeOf(hosts, REDIS_PORT), db: databaseOf(first) }
  }
  if (!first)
    throw new Error("a URL with the master's name behind the Sentinels: redis+sentinel://HOST,HOST/MASTER-NAME")
  return {
    ...common,
    sentinels: hosts.split(',').map((host) => nodeOf(host, SENTINEL_PORT)),
    masterName: decodeURIComponent(first),
    db: databaseOf(second),
  }
}

export const redisUrl = (options: { help: string; fallback: string }): Variable<string> => ({
  ...options,
  // It may hold a password.
  secret: true,
  required: false,
  parse: (text) => {
    readRedisUrl(text)
    return text
  },
})
