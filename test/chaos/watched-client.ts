import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { refusals } from '@vivid/contract'
import type { Sent, Shot, TrafficClient } from '@vivid/traffic'
import type { Entry, Verdict } from './ledger.js'
import { type Received, sendWatched } from './send-watched.js'

export interface WatchedClient extends TrafficClient {
  entries: Entry[]
  doubled: string[]
  /** When the oldest request that has no answer yet was sent; null when there is none. */
  waitingSince(): number | null
}

const RETRY_DELAY_MS = 300
/** The system may report an end a moment after the connections broke. */
const DEATH_TOLERANCE_MS = 1_000

const reasonOf = (body: string): string | undefined => /"reason":"(\w+)"/.exec(body)?.[1]

/** A refusal names one of ours and its status; it says when to come back. */
const isRefusal = ({ status, headers, body }: Received): boolean => {
  const reason = reasonOf(body)
  return (
    (reason === 'unavailable' || reason === 'overloaded') &&
    status === refusals[reason].status &&
    /^retry-after: \d+/im.test(headers)
  )
}

const judge = (received: Received, truth: string | undefined): Verdict => {
  if (received.status === 0) return 'lost'
  if (truth !== undefined && received.body.includes(truth)) return 'right'
  if (isRefusal(received)) return 'refused'
  return received.status === 504 && reasonOf(received.body) === 'deadline_exceeded' ? 'late' : 'wrong'
}

/**
 * Callers as the interface asks them to be: a connection that a dying gateway cut is tried again, with the same
 * idempotency key. A connection that breaks while all gateways live is a loss.
 */
export const createWatchedClient = (options: {
  port: number
  timeoutMs: number
  /** When gateways ended, by `performance.now()`. */
  deaths: () => readonly number[]
}): WatchedClient => {
  const entries: Entry[] = []
  const doubled: string[] = []
  const ids = new Map<string, number>()
  const underWay = new Set<number>()

  const excused = (fromAt: number) => options.deaths().some((at) => at >= fromAt - DEATH_TOLERANCE_MS)

  const send = async (shot: Shot): Promise<Sent> => {
    const number = entries.length
    const headers = { 'idempotency-key': randomUUID() }
    const sentAt = performance.now()
    underWay.add(sentAt)
    let cuts = 0
    let received: Received
    for (;;) {
      const triedAt = performance.now()
      received = await sendWatched(options.port, shot, {
        timeoutMs: options.timeoutMs,
        headers,
        onSurplus: (bytes) => doubled.push(`${shot.kind}: ${bytes.subarray(0, 120).toString()}`),
      })
      if (received.status !== 0 || !received.cut) break
      await sleep(RETRY_DELAY_MS)
      if (!excused(triedAt) || performance.now() - sentAt > options.timeoutMs) break
      cuts += 1
    }
    underWay.delete(sentAt)
    const verdict = judge(received, shot.truth)
    const id = /"id":(\d+)/.exec(received.body)?.[1]
    if (id !== undefined && ids.has(id)) doubled.push(`id ${id} of requests ${ids.get(id)} and ${number}`)
    if (id !== undefined) ids.set(id, number)
    const note = verdict === 'right' ? '' : `${received.status} ${received.body.slice(0, 200)}`
    const { status } = received
    const seen = id === undefined ? {} : { id: Number(id) }
    entries.push({ kind: shot.kind, sentAt, endedAt: performance.now(), verdict, status, cuts, note, ...seen })
    return { status: received.status, code: null, right: verdict === 'right' }
  }
  return {
    entries,
    doubled,
    waitingSince: () => (underWay.size === 0 ? null : Math.min(...underWay)),
    send,
    close: async () => undefined,
  }
}
