import { setTimeout as sleep } from 'node:timers/promises'
import { isPassing, type VividClient, VividError } from '@vivid/client'
import { analyseLater } from '../analyse.js'
import type { Batch } from '../arguments.js'
import { InputError } from '../usage.js'
import type { Journal, Line } from './journal.js'
import type { Entry } from './list-entries.js'
import { asFailed, isHopeless } from './outcome.js'
import type { Progress } from './progress.js'

/** Answers that are asked for at once: the service holds each question until it has the answer. */
const COLLECTORS = 16
/** Between two tries to send to a service that is full, overloaded or away … */
const RETRY_MS = 5_000
/** … for so long; then the entry has failed, and the next run of the batch sends it. */
const PATIENCE_MS = 15 * 60_000
/** Redis lost the analysis: it is sent again, so often. */
const MOST_SENDINGS = 3
const lost = new Set(['transaction_unknown', 'abandoned', 'no_result'])

interface Tools {
  journal: Journal
  progress: Progress
  interrupt: AbortSignal
}

/** Sends until the service has accepted the entry. */
const sendPatiently = async (client: VividClient, { files }: Entry, { send }: Batch, signal: AbortSignal) => {
  const giveUpMs = performance.now() + PATIENCE_MS
  while (true) {
    try {
      return await analyseLater(client, files, send, { keyed: true, signal })
    } catch (error) {
      if (!isPassing(error) || performance.now() >= giveUpMs) throw error
      await sleep(RETRY_MS, undefined, { signal })
    }
  }
}

/** An entry that the service has accepted. */
interface Sent {
  entry: Entry
  id: number
  sendings: number
}

/** What senders hand to collectors, in order. */
const createHandover = () => {
  const items: Sent[] = []
  const waiting: ((item: Sent | null) => void)[] = []
  let isOver = false
  return {
    give: (item: Sent) => {
      const taker = waiting.shift()
      if (taker) taker(item)
      else items.push(item)
    },
    /** Null when there will be no more. */
    take: (): Promise<Sent | null> =>
      new Promise((resolve) => {
        const item = items.shift()
        if (item) resolve(item)
        else if (isOver) resolve(null)
        else waiting.push(resolve)
      }),
    end: () => {
      isOver = true
      for (const taker of waiting.splice(0)) taker(null)
    },
  }
}

/**
 * Sends entries without waiting for their answers, `concurrency` at a time, and collects the answers beside it. What was sent by an
 * earlier run is not sent again.
 */
export const sendAllLater = async (
  client: VividClient,
  entries: readonly Entry[],
  batch: Batch,
  { journal, progress, interrupt }: Tools,
): Promise<void> => {
  const stop = new AbortController()
  const signal = AbortSignal.any([interrupt, stop.signal])
  const handover = createHandover()
  const note = async (line: Line) => {
    await journal.write(line)
    progress.ended(line)
  }
  /** One that fails is noted; only what would fail for every other one too is thrown. */
  const orFailed = async (name: string, work: () => Promise<Line | null>) => {
    const line = await work().catch((error: unknown) => {
      if (signal.aborted || isHopeless(error)) throw error
      return asFailed(name, error)
    })
    if (line !== null) await note(line)
  }
  const send = async (entry: Entry, sendings: number): Promise<Line | null> => {
    const { name } = entry
    if (entry.problem !== undefined) throw new InputError(entry.problem)
    const known = sendings === 1 ? journal.waiting.get(name) : undefined
    const { id, result } = known === undefined ? await sendPatiently(client, entry, batch, signal) : { id: known }
    if (result) return { name, ...result }
    if (known === undefined) await journal.write({ name, outcome: 'waiting', id: id! })
    handover.give({ entry, id: id!, sendings })
    return null
  }
  const collect = async ({ entry, id, sendings }: Sent): Promise<Line | null> => {
    try {
      return { name: entry.name, ...(await client.waitFor(id, { signal })) }
    } catch (error) {
      const isLost = error instanceof VividError && lost.has(error.reason)
      if (!isLost || sendings >= MOST_SENDINGS) throw error
      return send(entry, sendings + 1)
    }
  }

  const left = entries.values()
  const sender = async () => {
    for (const entry of left) await orFailed(entry.name, () => send(entry, 1))
  }
  let collecting = 0
  let areSent = false
  const endIfDone = () => {
    if (areSent && collecting === 0) handover.end()
  }
  const collector = async () => {
    for (let sent = await handover.take(); sent !== null; sent = await handover.take()) {
      collecting += 1
      await orFailed(sent.entry.name, () => collect(sent))
      collecting -= 1
      endIfDone()
    }
  }
  const orStop = (work: Promise<void>) =>
    work.catch((error: unknown) => {
      stop.abort()
      handover.end()
      throw error
    })
  const senders = Promise.all(Array.from({ length: batch.concurrency }, () => orStop(sender()))).then(() => {
    areSent = true
    endIfDone()
  })
  const collectors = Array.from({ length: COLLECTORS }, () => orStop(collector()))
  const broken = (await Promise.allSettled([senders, ...collectors])).find((done) => done.status === 'rejected')
  if (broken && !interrupt.aborted) throw broken.reason
}
