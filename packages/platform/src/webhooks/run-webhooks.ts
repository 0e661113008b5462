import { setTimeout as sleep } from 'node:timers/promises'
import { lookWhenDue } from '../process/look-when-due.js'
import type { Outage } from '../process/outage.js'
import { MasterKeyMissing } from '../secrecy/master-keys.js'
import type { CallWebhook } from './call-webhook.js'
import { signWebhook } from './sign-webhook.js'
import type { DueEvent, WebhookQueue } from './webhook-queue.js'

const LOOK_MS = 1_000
const MOST_AT_ONCE = 64
/** Most deliveries to one tenant at a time, so that a receiver that hangs leaves room for the others. */
const MOST_OF_ONE = 8
/** Pauses between attempts: the first, by how much each is longer, and the longest. */
const FIRST_PAUSE_MS = 5_000
const PAUSE_FACTOR = 3
const LONGEST_PAUSE_MS = 3600_000
/** Pauses differ by this much either way, so that a receiver that was away does not get all at once. */
const SPREAD = 0.2
const TRIED_FOR_MS = 24 * 3600_000
/** Another gateway may have the master key of an answer; after this long the event is sent without it. */
const RESULT_AWAITED_FOR_MS = 10 * 60_000
/** A gateway that ends waits so long for receivers. */
const FAREWELL_MS = 3_000
/** HTTP 410: the receiver says itself that it wants no more. */
const GONE = 410

/** Where and how a tenant is told. */
export interface Receiver {
  url: string
  secrets: readonly string[]
  /** Whether the answer itself is sent. */
  data?: boolean
}

export interface WebhookRunner {
  /** There is something to send. */
  wake(): void
  close(): Promise<void>
}

export const pauseAfter = (attempt: number, random: () => number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * PAUSE_FACTOR ** (attempt - 1)) * (1 - SPREAD + 2 * SPREAD * random())

/** Sends events until their receivers have taken them, each at least once. */
export const runWebhooks = (options: {
  queue: WebhookQueue
  call: CallWebhook
  /** Null where the tenant has no receiver any more: then nobody is told. */
  receiverOf: (tenant: string) => Receiver | null
  /**
   * The answer of an analysis, for receivers that want it; undefined where it is gone, or nobody can open it. Throws `MasterKeyMissing`
   * where another gateway may open it.
   */
  resultOf: (id: number, tenant: string) => Promise<unknown>
  isAvailable: () => boolean
  outage: Pick<Outage, 'failed'>
  onAttempt?: (outcome: 'taken' | 'refused' | 'given_up') => void
  now: () => number
  random?: () => number
  farewellMs?: number
}): WebhookRunner => {
  const { queue, random = Math.random, onAttempt = () => undefined, farewellMs = FAREWELL_MS } = options
  const underWay = new Map<DueEvent, Promise<void>>()
  const busyTenants = () => {
    const counts = new Map<string, number>()
    for (const { tenant } of underWay.keys()) counts.set(tenant, (counts.get(tenant) ?? 0) + 1)
    return [...counts].filter(([, count]) => count >= MOST_OF_ONE).map(([tenant]) => tenant)
  }
  let isClosing = false

  /** Null while another gateway may be able to send more. */
  const bodyOf = async ({ event, tenant, sinceMs }: DueEvent, { data }: Receiver): Promise<string | null> => {
    let result: unknown
    try {
      if (data) result = await options.resultOf(event.data.id, tenant)
    } catch (error) {
      if (!(error instanceof MasterKeyMissing)) throw error
      if (options.now() - sinceMs < RESULT_AWAITED_FOR_MS) return null
    }
    return JSON.stringify(result === undefined ? event : { ...event, data: { ...event.data, result } })
  }

  const deliver = async (due: DueEvent): Promise<void> => {
    const receiver = options.receiverOf(due.tenant)
    if (receiver === null) return queue.sent(due)
    const body = await bodyOf(due, receiver)
    if (body === null) return queue.later(due, 'the answer cannot be opened', pauseAfter(due.attempt, random))
    const headers = signWebhook({ id: due.id, body, secrets: receiver.secrets }, options.now())
    const { status, problem } = await options.call(receiver.url, headers, body)
    if (problem === null) {
      onAttempt('taken')
      return queue.sent(due)
    }
    if (status === GONE || options.now() - due.sinceMs >= TRIED_FOR_MS) {
      onAttempt('given_up')
      return queue.giveUp(due, problem)
    }
    onAttempt('refused')
    return queue.later(due, problem, pauseAfter(due.attempt, random))
  }

  const start = (due: DueEvent) => {
    const done = deliver(due)
      // Redis is away: the event is due again when its lease ends.
      .catch((error: unknown) => options.outage.failed(error, 'webhooks'))
      .finally(() => {
        underWay.delete(due)
        looker.plan(0)
      })
    underWay.set(due, done)
  }

  const look = async () => {
    const free = MOST_AT_ONCE - underWay.size
    try {
      if (isClosing || free <= 0 || !options.isAvailable()) return
      for (const due of await queue.take(free, MOST_OF_ONE / 2, busyTenants())) start(due)
    } catch (error) {
      options.outage.failed(error, 'webhooks')
    } finally {
      looker.plan(LOOK_MS)
    }
  }
  const looker = lookWhenDue(look)
  looker.plan(LOOK_MS)

  return {
    wake: () => looker.plan(0),
    close: async () => {
      isClosing = true
      await looker.close()
      // What is not taken by then is sent by another gateway when its lease ends.
      await Promise.race([Promise.all(underWay.values()), sleep(farewellMs, undefined, { ref: false })])
    },
  }
}
