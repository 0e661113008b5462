import { randomUUID } from 'node:crypto'
import {
  type Connection,
  connectForBlocking,
  connectForCommands,
  createDependencies,
  createObjectStore,
  createRoundTrip,
  createSharedClock,
  type Dependencies,
  type Log,
  type Metrics,
  type ObjectStore,
  prepareStore,
  type RoundTrip,
  type SharedClock,
  whenReady,
  whenUsable,
} from '@vivid/platform'
import type { GatewayConfig } from './variables.js'

const START_TIMEOUT_MS = 30_000
const SECONDS_PER_DAY = 24 * 3600

export interface Connected {
  gatewayId: string
  dependencies: Dependencies
  commands: Connection
  blocking: Connection
  store: ObjectStore
  clock: SharedClock
  roundTrip: RoundTrip
}

/** Redis, the object store, the shared clock and the way to the workers; resolves once all of them can be used. */
export const connect = async (config: GatewayConfig, log: Log, metrics: Metrics): Promise<Connected> => {
  const dependencies = createDependencies(log)
  const commands = connectForCommands(config, log, dependencies.redis)
  const blocking = connectForBlocking(config, log, dependencies.redis)
  const store = createObjectStore(config, log, metrics)
  await whenUsable(commands, log, START_TIMEOUT_MS)
  await whenReady(blocking, START_TIMEOUT_MS)
  const clock = createSharedClock(commands)
  await clock.sync()
  const expireAfterDays = Math.ceil((config.RETENTION_SECONDS + config.ASYNC_DEADLINE_SECONDS) / SECONDS_PER_DAY) + 1
  await prepareStore(store, expireAfterDays, { timeoutMs: START_TIMEOUT_MS })
  const gatewayId = randomUUID()
  const roundTrip = createRoundTrip({
    commands,
    blocking,
    gatewayId,
    log,
    now: clock.now,
    onReadFailure: (error) => dependencies.replies.failed(error, 'reads'),
    onReply: (kind, _reply, lagMs) => metrics.replyLagSeconds.observe({ kind }, lagMs / 1000),
  })
  return { gatewayId, dependencies, commands, blocking, store, clock, roundTrip }
}
