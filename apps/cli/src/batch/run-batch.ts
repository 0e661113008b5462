import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { VividClient } from '@vivid/client'
import { analyse } from '../analyse.js'
import type { Batch } from '../arguments.js'
import { InputError } from '../usage.js'
import { type Journal, type Line, openJournal } from './journal.js'
import { type Entry, listEntries } from './list-entries.js'
import { asFailed, isHopeless, isSample } from './outcome.js'
import { type Progress, showProgress } from './progress.js'
import { sendAllLater } from './send-later.js'
import { tableOf } from './table.js'

const lineOf = async (
  client: VividClient,
  { name, files, problem }: Entry,
  batch: Batch,
  signal: AbortSignal,
): Promise<Line> => {
  try {
    if (problem !== undefined) throw new InputError(problem)
    return { name, ...(await analyse(client, files, batch.send, { keyed: true, signal })) }
  } catch (error) {
    if (signal.aborted || isHopeless(error)) throw error
    return asFailed(name, error)
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
      progress.ended(line)
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
    await (batch.isAsync ? sendAllLater : sendAll)(client, todo, batch, { journal, progress, interrupt })
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
  const samples = lines.filter(isSample).length
  if (samples > 0)
    process.stderr.write(`sandbox: samples that were asked for by name, whose pictures were not analysed: ${samples}\n`)
  process.stderr.write(`results in ${out}${batch.csv === undefined ? '' : ` and ${batch.csv}`}\n`)
  return entries.every(({ name }) => ['accepted', 'rejected'].includes(journal.lines.get(name)?.outcome ?? ''))
}
