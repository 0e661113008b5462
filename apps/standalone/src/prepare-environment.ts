import { startEmbeddedRedis, startEmbeddedStore } from '@vivid/embedded'
import { developmentSecret } from '@vivid/platform'
import type { Undo } from './undo.js'

/** Where nobody but this machine can connect. */
export const loopback = '127.0.0.1'

/** What holds here where a variable is not set; the other variables keep their own. */
const standards = { ADMIN_PORT: '0', ADMIN_HOST: loopback, LOG_LEVEL: 'warn' }

/** The same in words, with what depends on other variables. */
export const describedStandards = {
  ...standards,
  HOST: `${loopback}; 0.0.0.0 with JWT_SECRET or JWT_JWKS_URL`,
  REDIS_URL: 'embedded',
  S3_ENDPOINT: 'embedded',
  S3_ACCESS_KEY: 'required with S3_ENDPOINT',
  S3_SECRET_KEY: 'required with S3_ENDPOINT',
}

/** The variables of the children: what the caller set, and the embedded servers for what is not set. */
export const prepareEnvironment = async (
  given: NodeJS.ProcessEnv,
  dataFolder: string,
  undo: Undo,
): Promise<NodeJS.ProcessEnv> => {
  const env: NodeJS.ProcessEnv = { ...given }
  for (const [name, value] of Object.entries(standards)) env[name] ||= value
  if (!env.JWT_SECRET && !env.JWT_JWKS_URL) {
    env.JWT_SECRET = developmentSecret
    // A secret everybody knows must not open a port to the network.
    env.HOST ||= loopback
  }
  const [redis, store] = await Promise.all([
    env.REDIS_URL ? null : stoppedAtTheEnd(startEmbeddedRedis(), undo),
    env.S3_ENDPOINT ? null : stoppedAtTheEnd(startEmbeddedStore({ directory: dataFolder }), undo),
  ])
  if (redis) env.REDIS_URL = redis.address.url
  if (store) {
    env.S3_ENDPOINT = store.address.endpoint
    env.S3_ACCESS_KEY = store.address.accessKey
    env.S3_SECRET_KEY = store.address.secretKey
  }
  return env
}

/** The server, which will be stopped also where another does not start, and where the end comes before it has started. */
const stoppedAtTheEnd = <Server extends { stop(): Promise<unknown> }>(starting: Promise<Server>, undo: Undo) => {
  const stop = (server: Server) => server.stop()
  // One that did not start has told its caller why.
  undo.later(() => starting.then(stop, () => undefined))
  return starting
}
