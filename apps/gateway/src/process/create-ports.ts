import type { JobKind } from '@vivid/contract'
import {
  createAdmission,
  createConcurrencyLimiter,
  createFormDigest,
  createGatewayCount,
  createIdempotency,
  createImageRetention,
  createImageVault,
  createRateLimiter,
  createReadUsage,
  createSealer,
  createSlabs,
  createTransactionRecords,
  createTransactions,
  isReady,
  type Log,
  type Metrics,
  measureAdmission,
  measureQueues,
  measureRedis,
  type SeenWorkers,
  seeWorkers,
  startOrphanSweeper,
  type Tracing,
  watchCapacity,
  withoutDeferred,
} from '@vivid/platform'
import { UPLOAD_TIMEOUT_MS } from '../app.js'
import type { RequestPorts } from '../request/handle-request.js'
import { createHoldRefusal } from '../request/hold-refusals.js'
import { GRACE_MS } from '../request/store.js'
import type { TransactionPorts } from '../routes/transactions.js'
import type { UsagePorts } from '../routes/usage.js'
import { createBodyRoom } from '../upload/body-room.js'
import type { Connected } from './connect.js'
import { createDeferred } from './create-deferred.js'
import { openAccount } from './open-account.js'
import type { Settings } from './read-settings.js'
import type { GatewayConfig } from './variables.js'

/** Part of `MAX_UPLOAD_MB` whose buffers are kept for later uploads instead of being freed. */
const KEPT_PART = 0.25

/** What the routes use of the servers that the gateway is connected to. */
export const createPorts = (
  config: GatewayConfig,
  { tenants, keys, webhookRanges }: Settings,
  connected: Connected,
  { log, metrics, tracing }: { log: Log; metrics: Metrics; tracing: Tracing },
) => {
  const { commands, store, roundTrip, dependencies, gatewayId } = connected
  const { now } = connected.clock
  const timeoutMs = config.REQUEST_TIMEOUT_MS
  const retentionMs = config.RETENTION_SECONDS * 1000
  const recordLifeMs = config.RECORD_SECONDS * 1000
  const lifeMs = config.IDEMPOTENCY_SECONDS * 1000
  const { weightOf } = tenants

  const countWorkers = (): Promise<Record<JobKind, SeenWorkers>> => seeWorkers(commands, now)
  const countGateways = createGatewayCount(commands, gatewayId, now)
  /** Who waits for an answer is not held up by work that comes last: deferred jobs are not counted. */
  const countAwaited = async (kind: JobKind) => withoutDeferred(await roundTrip.queues.count(kind), deferred.jobs(kind))
  const capacity = watchCapacity({ count: countAwaited, seeWorkers: countWorkers, countGateways, now })
  const admission = createAdmission({ capacity, maxWaiting: config.MAX_WAITING, timeoutMs, weightOf, now })
  // Without the store a request fails by itself; without replies it would wait for its deadline.
  const available = () => isReady(commands) && roundTrip.isReading()
  const account = openAccount(config, connected, {
    ...{ tenants, log, metrics },
    isDeferred: async (id) => (await deferred.shown.stateOf(id)) !== null,
  })
  const deferred = createDeferred(config, connected, {
    ...{ keys, capacity, admission, tenants, webhookRanges, available, log, metrics, tracing, account },
  })
  measureQueues(roundTrip.queues, metrics, now)
  measureRedis(commands, metrics)
  measureAdmission(admission, capacity, metrics)
  const retention = createImageRetention({ redis: commands, store, outages: dependencies, log, now })
  const maxAgeMs = Math.max(timeoutMs, config.ASYNC_DEADLINE_SECONDS * 1000) + GRACE_MS + retentionMs
  const orphans = startOrphanSweeper({ redis: commands, store, maxAgeMs, log, now })
  const idempotency =
    lifeMs > 0 ? createIdempotency({ redis: commands, keys, lifeMs, log, outage: dependencies.redis }) : null
  const records = createTransactionRecords({ redis: commands, store, lifeMs: recordLifeMs, account, now })

  const slabs = createSlabs(KEPT_PART * config.MAX_UPLOAD_MB * 1e6)

  const ports: RequestPorts = {
    admit: {
      available,
      tenants,
      takeFromBucket: createRateLimiter(commands),
      takeSlot: createConcurrencyLimiter(commands, UPLOAD_TIMEOUT_MS + timeoutMs + GRACE_MS),
      admission,
      holdRefusal: createHoldRefusal(),
      bodyRoom: createBodyRoom({ maxBytes: config.MAX_UPLOAD_MB * 1e6, uploadMs: UPLOAD_TIMEOUT_MS }),
    },
    receive: {
      makeDataKey: () => keys.makeDataKey(),
      makeSealer: (dataKey) => createSealer(dataKey, slabs),
      makeDigest: () => createFormDigest(keys),
      maxDocumentBytes: config.MAX_DOCUMENT_BYTES,
      maxSelfieBytes: config.MAX_SELFIE_BYTES,
    },
    store: {
      beginTransaction: createTransactions(commands, recordLifeMs, config.CELL),
      vault: createImageVault(store, keys),
      retention,
      records,
      retentionMsOf: tenants.retentionMsOf,
      outages: dependencies,
      now,
    },
    analyse: { submit: roundTrip.submit, outages: dependencies },
    defer: deferred.ports,
    idempotency,
    requestTimeoutMs: timeoutMs,
    debugAllowed: config.NODE_ENV !== 'production',
  }
  const transactions: TransactionPorts = { available, records, deferred: deferred.shown, outages: dependencies, now }
  const usage: UsagePorts = { available, read: createReadUsage(commands), now }
  const close = async () => {
    tenants.close()
    await deferred.close()
    capacity.close()
    connected.clock.close()
    idempotency?.close()
    await account.close()
    await orphans.close()
    await retention.close()
  }
  return {
    ports,
    transactions,
    usage,
    webhooks: deferred.failedWebhooks,
    countWorkers,
    dismiss: deferred.dismiss,
    close,
  }
}
