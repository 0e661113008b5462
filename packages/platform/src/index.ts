export { type Account, createAccount } from './accounting/account.js'
export type { Opening } from './accounting/account-commands.js'
export { openAuditLog } from './accounting/audit-log.js'
export { createAuditWriter } from './accounting/audit-writer.js'
export { createReadUsage, type ReadUsage } from './accounting/read-usage.js'
export { answerUsage, UsageUnclear } from './accounting/usage-answer.js'
export { CELL_COUNT } from './config/cell-count.js'
export { configTable } from './config/config-table.js'
export { developmentMasterKey, developmentSecret } from './config/development-secret.js'
export { environment, type VariableName } from './config/environment.js'
export { type Config, ConfigError, checkTogether, describeConfig, readConfig } from './config/read-config.js'
export { type AwaitEnd, createAwaitEnd } from './deferred/await-end.js'
export { createDeferredAnalyses, type DeferredAnalyses } from './deferred/deferred-analyses.js'
export type { DeferredJob, EndingCommand, TakenAnalysis, Ticket } from './deferred/deferred-analysis.js'
export { openResult, sealResult } from './deferred/kept-result.js'
export { type Attempted, runDeferred } from './deferred/run-deferred.js'
export { watchSpare } from './deferred/watch-spare.js'
export { boardPath, startAdminServer } from './process/admin-server.js'
export { adminAddress, asListenRefusal, type ListenAddress, publicAddress } from './process/explain-listen-error.js'
export { createLog, type Log } from './process/log.js'
export { createMetrics, type MetricSnapshot, type Metrics } from './process/metrics.js'
export { nodeEnvironment, nodeFlags } from './process/node-flags.js'
export { createOutage, type Outage } from './process/outage.js'
export { type ProcessMessage, type Running, runProcess } from './process/run-process.js'
export { startSendingMetrics, startTracing, tracingVariables } from './process/start-tracing.js'
export {
  logOf,
  noTracing,
  type Span,
  type Tracing,
  traced,
} from './process/tracing.js'
export {
  type Admission,
  createAdmission,
  isRefusal,
  type Place,
  type PlacedTurn,
  type Refusal,
} from './queue/admission.js'
export { type Capacity, watchCapacity, withoutDeferred } from './queue/capacity.js'
export { whenUsable } from './queue/check-redis.js'
export { createConcurrencyLimiter, type Slot } from './queue/concurrency-limit.js'
export { createGatewayCount } from './queue/count-gateways.js'
export type { JobQueues } from './queue/job-queues.js'
export type { Connection } from './queue/keys.js'
export { measureAdmission, measureQueues } from './queue/measure-queues.js'
export { measureRedis } from './queue/measure-redis.js'
export { openQueueBoard } from './queue/open-queue-board.js'
export { pictureFactor } from './queue/picture-cost.js'
export { createRateLimiter, type Rate, type Taken } from './queue/rate-limit.js'
export { connectForBlocking, connectForCommands, isReady } from './queue/redis.js'
export { redisVariables } from './queue/redis-options.js'
export { createRoundTrip, DeadlineExceeded, type Pending, ReplyLost, type RoundTrip } from './queue/round-trip.js'
export { createSharedClock, type SharedClock } from './queue/shared-clock.js'
export { watchLoss } from './queue/watch-loss.js'
export { whenReady } from './queue/when-ready.js'
export { createDependencies, type Dependencies } from './readiness/dependencies.js'
export { createGatewayProbes } from './readiness/gateway-probes.js'
export { createRedisProbe } from './readiness/probe-redis.js'
export { type Readiness, startReadiness } from './readiness/readiness.js'
export { createFormDigest, type FormDigest } from './records/form-digest.js'
export {
  createIdempotency,
  type Idempotency,
  type KeyScope,
  type Lease,
} from './records/idempotency.js'
export {
  createTransactionRecords,
  type RecordedEnd,
  type RecordedJob,
  type StoredRecord,
  type TransactionRecords,
} from './records/transaction-records.js'
export { createMasterKeys, type DataKey, MasterKeyMissing, type MasterKeys } from './secrecy/master-keys.js'
export { readMasterKeys, secrecyVariables } from './secrecy/read-master-keys.js'
export { createSealer, type Sealer } from './secrecy/seal.js'
export { createSlabs } from './secrecy/slabs.js'
export { createImageRetention, type ImageRetention } from './store/image-retention.js'
export { createImageVault, type ImageVault, ownerOf } from './store/image-vault.js'
export { imageKeyOf } from './store/object-keys.js'
export {
  createObjectStore,
  NotRemoved,
  type ObjectStore,
  storeVariables,
} from './store/object-store.js'
export { startOrphanSweeper } from './store/orphan-sweeper.js'
export { prepareStore } from './store/prepare-store.js'
export { type Begun, createTransactions } from './store/transactions.js'
export { createCallWebhook } from './webhooks/call-webhook.js'
export { parseRange } from './webhooks/inside-addresses.js'
export { runWebhooks } from './webhooks/run-webhooks.js'
export { createWebhookQueue, type FailedEvent, type WebhookQueue } from './webhooks/webhook-queue.js'
export { type CountedWorkers, type SeenWorkers, seeWorkers } from './worker/announce-worker.js'
export { runWorker } from './worker/run-worker.js'
