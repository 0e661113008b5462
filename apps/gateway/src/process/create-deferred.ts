import {
  type Admission,
  type Capacity,
  createAwaitEnd,
  createCallWebhook,
  createDeferredAnalyses,
  createWebhookQueue,
  type Log,
  MasterKeyMissing,
  type MasterKeys,
  type Metrics,
  openResult,
  ownerOf,
  pictureFactor,
  runDeferred,
  runWebhooks,
  type Tracing,
  watchSpare,
} from '@vivid/platform'
import { createAttempt } from '../deferred/attempt-analysis.js'
import { eventOf } from '../deferred/event-of.js'
import type { AnalysisRoute } from '../request/analysis-route.js'
import type { DeferPorts } from '../request/defer.js'
import { analysisRoutes } from '../routes/analysis-routes.js'
import type { DeferredPorts } from '../routes/transactions.js'
import type { WebhookPorts } from '../routes/webhooks.js'
import type { Tenants } from '../tenants/tenants.js'
import type { Connected } from './connect.js'
import type { CountedAccount } from './open-account.js'
import type { GatewayConfig } from './variables.js'

/** An analysis under way when the gateway is to end may take so long; then another gateway takes it over. */
const GRACE_MS = 3_000

/** What accepts, runs and shows analyses whose callers do not wait. */
export const createDeferred = (
  config: GatewayConfig,
  { commands, roundTrip, dependencies, clock }: Connected,
  tools: {
    keys: MasterKeys
    capacity: Capacity
    admission: Admission
    account: Pick<CountedAccount, 'commandsOf' | 'count'>
    tenants: Pick<Tenants, 'weightOf' | 'retentionMsOf' | 'webhookOf'>
    webhookRanges: readonly string[]
    available: () => boolean
    log: Log
    metrics: Metrics
    tracing: Tracing
  },
) => {
  const { keys, capacity, admission, metrics } = tools
  const analyses = createDeferredAnalyses({
    redis: commands,
    keys,
    log: tools.log,
    now: clock.now,
    maxOpen: config.MAX_ASYNC_WAITING,
    resultLifeMs: config.RESULT_RETENTION_SECONDS * 1000,
    recordLifeMs: config.RECORD_SECONDS * 1000,
  })
  const queue = createWebhookQueue(commands, clock.now)
  const spare = watchSpare(capacity, admission)
  const runner = runDeferred({
    analyses,
    limits: spare.limits,
    isAvailable: tools.available,
    outage: dependencies.redis,
    attempt: createAttempt({
      analyse: { submit: roundTrip.submit, outages: dependencies },
      queues: roundTrip.queues,
      routeOf: (endpoint) => analysisRoutes[endpoint as keyof typeof analysisRoutes] as AnalysisRoute<unknown>,
      retentionMsOf: tools.tenants.retentionMsOf,
      tracing: tools.tracing,
      log: tools.log,
      now: clock.now,
      onEnding: (ended) => {
        const {
          id,
          record,
          record: { tenant },
        } = ended
        const told = tools.tenants.webhookOf(tenant) ? queue.commandsFor(tenant, eventOf(ended)) : []
        return [...tools.account.commandsOf(id, record, record), ...told]
      },
    }),
    onEnded: ({ ticket }, { record }) => {
      metrics.deferredEnds.inc({ endpoint: ticket.endpoint, status: record.status ?? 0 })
      tools.account.count(record, record.outcome)
      if (tools.tenants.webhookOf(record.tenant)) webhooks.wake()
    },
    onLook: ({ open, running }) => {
      metrics.deferredAnalyses.set({ state: 'waiting' }, Math.max(0, open - running))
      metrics.deferredAnalyses.set({ state: 'running' }, running)
    },
  })
  const ports: DeferPorts = {
    analyses,
    maxOpen: config.MAX_ASYNC_WAITING,
    deadlineMs: config.ASYNC_DEADLINE_SECONDS * 1000,
    weightOf: tools.tenants.weightOf,
    priceOf: (kind, work, pixels) => {
      const priceFactor = pictureFactor(pixels)
      return { priceMs: capacity.of(kind).times.expectedMs(work) * priceFactor, priceFactor }
    },
    wake: runner.wake,
  }
  const { awaitEnd, dismiss } = createAwaitEnd(analyses)
  const resultOf = async (id: number, tenant: string): Promise<unknown> => {
    const sealed = await analyses.findResult(id)
    return sealed === null ? undefined : openResult(keys, { id, owner: ownerOf(tenant), sealed }, tools.log)
  }
  const shown: DeferredPorts = {
    stateOf: async (id) => (await analyses.look([id]))[0] ?? null,
    resultOf: (id, tenant) =>
      resultOf(id, tenant).catch((error: unknown) => {
        // Gone as far as this gateway can tell: a caller who is asked to come back would do so until the answer is deleted.
        if (!(error instanceof MasterKeyMissing)) throw error
      }),
    awaitEnd,
  }
  const webhooks = runWebhooks({
    queue,
    call: createCallWebhook({ allowedRanges: tools.webhookRanges }),
    receiverOf: tools.tenants.webhookOf,
    resultOf,
    isAvailable: tools.available,
    outage: dependencies.redis,
    onAttempt: (outcome) => metrics.webhooks.inc({ outcome }),
    now: clock.now,
  })
  const close = async () => {
    spare.close()
    await Promise.all([runner.close(GRACE_MS), webhooks.close()])
  }
  const failedWebhooks: WebhookPorts = { available: tools.available, queue, wake: webhooks.wake }
  return {
    ports: config.MAX_ASYNC_WAITING > 0 ? ports : null,
    shown,
    failedWebhooks,
    jobs: runner.jobs,
    dismiss,
    close,
  }
}
