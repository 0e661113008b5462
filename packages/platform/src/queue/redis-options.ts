import type { RedisOptions } from 'ioredis'
import { type Config, ConfigError } from '../config/read-config.js'
import { readNamedFile } from '../config/read-file.js'
import { readRedisUrl } from '../config/redis-url.js'

export const redisVariables = [
  'REDIS_URL',
  'REDIS_PREFIX',
  'REDIS_CA_FILE',
  'REDIS_CERT_FILE',
  'REDIS_KEY_FILE',
  'REDIS_SENTINEL_USERNAME',
  'REDIS_SENTINEL_PASSWORD',
] as const
export type RedisConfig = Config<(typeof redisVariables)[number]>

/** Sentinels answer from memory; one that does not is passed over for the next. */
const SENTINEL_COMMAND_TIMEOUT = 1_000

/** With an authority of one's own no other is trusted. The client certificate is for servers that ask for one. */
const readTls = (config: RedisConfig) => {
  const { REDIS_CA_FILE, REDIS_CERT_FILE, REDIS_KEY_FILE } = config
  if ((REDIS_CERT_FILE === undefined) !== (REDIS_KEY_FILE === undefined)) {
    throw new ConfigError(['set both REDIS_CERT_FILE and REDIS_KEY_FILE, or neither'])
  }
  const ca = readNamedFile('REDIS_CA_FILE', REDIS_CA_FILE)
  const cert = readNamedFile('REDIS_CERT_FILE', REDIS_CERT_FILE)
  const key = readNamedFile('REDIS_KEY_FILE', REDIS_KEY_FILE)
  return { ...(ca ? { ca } : {}), ...(cert && key ? { cert, key } : {}) }
}

/** Where Redis is and how to speak to it, in the client's words. */
export const readRedisOptions = (config: RedisConfig): RedisOptions => {
  const { tls: secure, ...target } = readRedisUrl(config.REDIS_URL)
  const tls = readTls(config)
  if (!secure && Object.keys(tls).length > 0) {
    throw new ConfigError([
      'REDIS_CA_FILE, REDIS_CERT_FILE and REDIS_KEY_FILE need a REDIS_URL that starts with rediss',
    ])
  }
  const { REDIS_SENTINEL_USERNAME: sentinelUsername, REDIS_SENTINEL_PASSWORD: sentinelPassword } = config
  if (!('sentinels' in target)) return { ...target, ...(secure ? { tls } : {}) }
  const { masterName, ...rest } = target
  return {
    ...rest,
    name: masterName,
    sentinelCommandTimeout: SENTINEL_COMMAND_TIMEOUT,
    ...(sentinelUsername === undefined ? {} : { sentinelUsername }),
    ...(sentinelPassword === undefined ? {} : { sentinelPassword }),
    ...(secure ? { tls, sentinelTLS: tls, enableTLSForSentinelMode: true } : {}),
  }
}
