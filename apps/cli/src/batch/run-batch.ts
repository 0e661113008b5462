import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type VividClient, VividError } from '@vivid/client'
import { analyse } from '../analyse.js'
import type { Command } from '../arguments.js'
import { type Journal, type Line, openJournal } from './journal.js'
import { type Entry, listEntries } from './list-entries.js'
import { type Progress, showProgress } from './progress.js'
import { tableOf } from './table.js'

type Batch = Extract<Command, { name: 'batch' }>

/** These are the same for every picture: going on would only repeat them. */
const hopeless = new Set(['unauthorized', 'service_not_contracted'])

const lineOf = async (
  client: VividClient,
  { name, files }: Entry,
  batch: Batch,
  signal: AbortSignal,
): Promise<Line> => {
  try {
    return { name, ...(await analyse(client, files, batch.send, { keyed: true, signal })) }
  } catch (error) {
    if (signal.aborted) throw error
    if (error instanceof VividError && hopeless.has(error.reason)) throw error
    const reason = error instanceof VividError ? error.reason : ((error as NodeJS.ErrnoException).code ?? 'unexpected')
    return { name, outcome: 'failed', reason, message: (error as Error).message }
  }
}

/** Several at once; the first that cannot go on stops the others, and what they had finished is written down. */
const sendAll = async (
  client: VividClient,
  entries: Entry[],
  batch: Batch,
  { journal, progress, interrupt }: { journal: Journal; progress: Progress; interrupt: AbortSignal },
) => {
  const stop = new AbortController()
  const signal = AbortSignal.any([interrupt, stop.signal])
  const left = entries.values()
  const sender = async () => {
    for (const entry of left) {
      if (signal.aborted) return
      const line = await lineOf(client, entry, batch, signal)
      await journal.write(line)
      progress.ended(line.outcome)
    }
  }
  const senders = Array.from({ length: Math.min(batch.concurrency, entries.length) }, () =>
    sender().catch((error: unknown) => {
      stop.abort()
      throw error
    }),
  )
  const broken = (await Promise.allSettled(senders)).find((sent) => sent.status === 'rejected')
  if (broken && !interrupt.aborted) throw broken.reason
}

/** Sends what has no verdict yet; true when every picture has one. */
export const runBatch = async (client: VividClient, batch: Batch, interrupt: AbortSignal): Promise<boolean> => {
  const entries = await listEntries(batch.folder, batch.send.type === 'identification_card')
  const out = batch.out ?? join(batch.folder, 'vivid-batch.ndjson')
  const journal = await openJournal(out)
  const todo = entries.filter(({ name }) => !journal.done.has(name))
  if (todo.length < entries.length) process.stderr.write(`${entries.length - todo.length} done before\n`)
  const progress = showProgress(todo.length)
  try {
    await sendAll(client, todo, batch, { journal, progress, interrupt })
  } finally {
    progress.stop()
    await journal.close()
  }
  // In the order of the folder, whichever answer came first; names of earlier runs stand behind.
  const inOrder = new Map(
    [...entries.map(({ name }) => name), ...journal.lines.keys()].map((name) => [name, journal.lines.get(name)]),
  )
  const lines = [...inOrder.values()].filter((line) => line !== undefined)
  if (batch.csv !== undefined) await writeFile(batch.csv, tableOf(lines))
  process.stderr.write(`results in ${out}${batch.csv === undefined ? '' : ` and ${batch.csv}`}\n`)
  return entries.every(({ name }) => (journal.lines.get(name)?.outcome ?? 'failed') !== 'failed')
}
