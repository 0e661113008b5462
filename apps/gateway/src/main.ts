import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { ServiceState } from '@vivid/contract'
import {
  boardPath,
  type Config,
  checkTogether,
  connectForBlocking,
  connectForCommands,
  createAdmission,
  createDependencies,
  createGatewayProbes,
  createIdempotency,
  createImageRetention,
  createImageVault,
  createMetrics,
  createObjectStore,
  createQueueBoard,
  createRateLimiter,
  createRedisProbe,
  createRoundTrip,
  createSharedClock,
  createTransactionRecords,
  createTransactions,
  isReady,
  type Log,
  measureAdmission,
  measureQueues,
  prepareStore,
  type Running,
  readMasterKeys,
  redisVariables,
  runProcess,
  secrecyVariables,
  seeWorkers,
  startAdminServer,
  startOrphanSweeper,
  startReadiness,
  startTracing,
  storeVariables,
  tracingVariables,
  watchCapacity,
  whenReady,
  whenUsable,
} from '@vivid/platform'
import { graceMs } from './analysis.js'
import { buildApp, uploadTimeoutMs } from './app.js'
import { checkAuthConfig } from './auth/check-auth-config.js'
import { readTenantLimits } from './auth/tenant-limits.js'
import { checkRetention } from './check-retention.js'
import { isConsoleOn, loadPages, openClaims } from './console/console-settings.js'
import { readOrigins } from './cors.js'
import { createHoldRefusal } from './hold-refusals.js'
import { countFromZero } from './observe-request.js'
import { createBodyRoom } from './upload/body-room.js'

const variables = [
  'PORT',
  'HOST',
  'ADMIN_PORT',
  'ADMIN_HOST',
  'JWT_SECRET',
  'JWT_JWKS_URL',
  'JWT_ISSUER',
  'JWT_AUDIENCE',
  'REVOKED_TOKENS_FILE',
  ...redisVariables,
  ...storeVariables,
  ...secrecyVariables,
  'REQUEST_TIMEOUT_MS',
  'MAX_WAITING',
  'MAX_UPLOAD_MB',
  'CELL',
  'MAX_SELFIE_BYTES',
  'TENANT_LIMITS',
  'CORS_ORIGINS',
  'RETENTION_SECONDS',
  'RECORD_SECONDS',
  'IDEMPOTENCY_SECONDS',
  'CONSOLE',
  'LOG_LEVEL',
  'QUEUE_BOARD_PASSWORD',
  ...tracingVariables,
] as const

const version = '3.2.0'
const startTimeoutMs = 30_000
const secondsPerDay = 24 * 3600

const start = async (config: Config<(typeof variables)[number]>, log: Log): Promise<Running> => {
  const [limits, keys, origins] = checkTogether(
    () => readTenantLimits(config.TENANT_LIMITS),
    () => readMasterKeys(config, log),
    () => readOrigins(config.CORS_ORIGINS),
    () => checkAuthConfig(config),
    () => checkRetention(config),
  )
  const metrics = createMetrics('gateway')
  countFromZero(metrics)
  const tracing = await startTracing('gateway', config, log)
  const dependencies = createDependencies(log)
  const retentionMs = config.RETENTION_SECONDS * 1000
  const commands = connectForCommands(config, log, dependencies.redis)
  const blocking = connectForBlocking(config, log, dependencies.redis)
  const store = createObjectStore(config, log, metrics)
  await whenUsable(commands, log, startTimeoutMs)
  await whenReady(blocking, startTimeoutMs)
  const clock = createSharedClock(commands)
  await clock.sync()
  const expireAfterDays = Math.ceil(config.RETENTION_SECONDS / secondsPerDay) + 1
  await prepareStore(() => store.prepare(expireAfterDays), { timeoutMs: startTimeoutMs })

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
  const workers = () => seeWorkers(commands, clock.now)
  const capacity = watchCapacity({ count: roundTrip.queues.count, seeWorkers: workers, now: clock.now })
  const admission = createAdmission({
    capacity,
    maxWaiting: config.MAX_WAITING,
    timeoutMs: config.REQUEST_TIMEOUT_MS,
    weightOf: limits.weightOf,
    now: clock.now,
  })
  const retention = createImageRetention({
    redis: commands,
    store,
    outages: dependencies,
    now: clock.now,
  })
  const orphans = startOrphanSweeper({
    redis: commands,
    store,
    maxAgeMs: config.REQUEST_TIMEOUT_MS + graceMs + retentionMs,
    log,
    now: clock.now,
  })
  const lifeMs = config.IDEMPOTENCY_SECONDS * 1000
  const idempotency =
    lifeMs > 0 ? createIdempotency({ redis: commands, keys, lifeMs, log, outage: dependencies.redis }) : null
  const recordLifeMs = config.RECORD_SECONDS * 1000
  measureQueues(roundTrip.queues, metrics, clock.now)
  measureAdmission(admission, capacity, metrics)

  const probes = createGatewayProbes({ redis: commands, store, keys, now: clock.now }, gatewayId)
  const readReplies = async () => {
    if (!roundTrip.isReading()) throw new Error('the reply stream is not read')
  }
  const readiness = await startReadiness({
    checks: [
      { name: 'redis', run: createRedisProbe([commands], metrics), outage: dependencies.redis },
      { name: 'replies', run: readReplies, outage: dependencies.replies },
      { name: 'object store', run: probes.tryStore, outage: dependencies.store },
      { name: 'master keys', run: probes.tryKeys, outage: dependencies.keys },
    ],
    metrics,
  })
  for (const connection of [commands, blocking]) connection.on('ready', readiness.check)

  let board: ServiceState['board'] = null
  const app = await buildApp({
    log,
    metrics,
    tracing,
    auth: config,
    version,
    origins,
    site: await loadPages(),
    console: isConsoleOn(config) ? { countWorkers: workers, board: () => board, openClaims: openClaims(config) } : null,
    services: {
      keys,
      vault: createImageVault(store, keys),
      retention,
      roundTrip,
      admission,
      holdRefusal: createHoldRefusal(),
      bodyRoom: createBodyRoom(config.MAX_UPLOAD_MB * 1e6),
      limits,
      takeFromBucket: createRateLimiter(commands),
      beginTransaction: createTransactions(commands, recordLifeMs, config.CELL),
      records: createTransactionRecords({ redis: commands, store, lifeMs: recordLifeMs, now: clock.now }),
      idempotency,
      retentionMs,
      // Without the store a request fails by itself; without replies it would wait for its deadline.
      available: () => isReady(commands) && roundTrip.isReading(),
      outages: dependencies,
      requestTimeoutMs: config.REQUEST_TIMEOUT_MS,
      maxSelfieBytes: config.MAX_SELFIE_BYTES,
      now: clock.now,
      debugAllowed: config.NODE_ENV !== 'production',
    },
  })
  await app.listen({ port: config.PORT, host: config.HOST })
  const queueBoard = await createQueueBoard(commands, config.QUEUE_BOARD_PASSWORD)
  const admin = await startAdminServer({
    port: config.ADMIN_PORT,
    host: config.ADMIN_HOST,
    metrics,
    board: queueBoard,
    missing: readiness.missing,
  })
  if (queueBoard) board = { port: admin.port, path: boardPath }
  return {
    ports: { port: (app.server.address() as AddressInfo).port, adminPort: admin.port },
    // A form that is arriving slowly, and then its whole deadline.
    drainLimitMs: uploadTimeoutMs + config.REQUEST_TIMEOUT_MS + 5_000,
    close: async () => {
      readiness.close()
      await app.close()
      await probes.close().catch(() => undefined)
      capacity.close()
      clock.close()
      idempotency?.close()
      await orphans.close()
      await retention.close()
      await roundTrip.close()
      commands.disconnect()
      await tracing.close().catch((error: unknown) => log.warn({ err: error }, 'the last traces were not sent'))
      await admin.close()
    },
  }
}

await runProcess('gateway', 'the HTTP interface', variables, start)
