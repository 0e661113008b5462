import type { WebhookEvent } from '@vivid/contract'
import type { EndingCommand } from '../deferred/deferred-analysis.js'
import { defineScript } from '../queue/define-script.js'
import { type Connection, keyOf } from '../queue/keys.js'
import { giveUpScript, laterScript, replayScript, sentScript, takeScript } from './webhook-scripts.js'

/** How long a gateway holds an event that it delivers; longer than a receiver may take to answer. */
const LEASE_MS = 30_000
/** An event that was given up can be replayed for so long. */
const KEPT_MS = 7 * 24 * 3600_000
/** Events listed at once. */
const MOST_LISTED = 1_000

/** An event that is to be sent now. */
export interface DueEvent {
  id: string
  tenant: string
  event: WebhookEvent
  /** How often it was tried, this time included. */
  attempt: number
  /** Since when it is tried. */
  sinceMs: number
}

/** An event that nobody took for a whole day. */
export interface FailedEvent {
  id: string
  event: WebhookEvent
  attempts: number
  problem: string
  failedAtMs: number
}

export interface WebhookQueue {
  /** What writes an event down, for a script that does something else as well. */
  commandsFor(tenant: string, event: WebhookEvent): readonly EndingCommand[]
  take(most: number, mostOfOne: number, busy: readonly string[]): Promise<DueEvent[]>
  sent(due: DueEvent): Promise<void>
  later(due: DueEvent, problem: string, pauseMs: number): Promise<void>
  giveUp(due: DueEvent, problem: string): Promise<void>
  /** Newest first. */
  listFailed(tenant: string): Promise<FailedEvent[]>
  /** False where the tenant has no such failed event. */
  replay(tenant: string, id: string): Promise<boolean>
}

type Script = (...values: (string | number)[]) => Promise<unknown>

/** Each analysis has one event: whoever gets it twice knows it by its id. */
const eventIdOf = ({ data }: WebhookEvent): string => `analysis_${data.id}`

export const createWebhookQueue = (redis: Connection, now: () => number): WebhookQueue => {
  const prefix = `${keyOf(redis, 'webhooks')}:`
  const define = (name: string, lua: string): Script => {
    const run = defineScript<Script>(redis, name, 1, lua)
    return (...values) => run(prefix, ...values)
  }
  const take = define('takeWebhooks', takeScript)
  const sent = define('webhookSent', sentScript)
  const later = define('webhookLater', laterScript)
  const giveUp = define('giveWebhookUp', giveUpScript)
  const replay = define('replayWebhook', replayScript)
  return {
    commandsFor: (tenant, event) => {
      const id = eventIdOf(event)
      return [
        ['HSET', `${prefix}event:${id}`, 'tenant', tenant, 'since', now(), 'event', JSON.stringify(event)],
        ['ZADD', `${prefix}due:${tenant}`, now(), id],
        ['ZADD', `${prefix}tenants`, 'LT', now(), tenant],
      ]
    },
    take: async (most, mostOfOne, busy) => {
      const taken = await take(now(), now() + LEASE_MS, most, mostOfOne, ...busy)
      return (taken as [string, string, string, number, string][]).map(([id, tenant, event, attempt, since]) => ({
        ...{ id, tenant, attempt, sinceMs: Number(since) },
        event: JSON.parse(event) as WebhookEvent,
      }))
    },
    sent: async ({ id, tenant }) => void (await sent(id, tenant)),
    later: async ({ id, tenant }, problem, pauseMs) => void (await later(id, tenant, problem, now() + pauseMs)),
    giveUp: async ({ id, tenant }, problem) => void (await giveUp(id, tenant, problem, now(), KEPT_MS)),
    listFailed: async (tenant) => {
      const ids = await redis.zrange(`${prefix}failed:${tenant}`, -MOST_LISTED, '-1')
      const show = async (id: string): Promise<FailedEvent[]> => {
        const fields = await redis.hmget(`${prefix}event:${id}`, 'event', 'attempts', 'problem', 'failed')
        const [event, attempts, problem, failed] = fields
        if (!event) return []
        return [
          { id, event: JSON.parse(event), attempts: Number(attempts), problem: problem!, failedAtMs: Number(failed) },
        ]
      }
      return (await Promise.all(ids.reverse().map(show))).flat()
    },
    replay: async (tenant, id) => (await replay(id, tenant, now())) === 1,
  }
}
