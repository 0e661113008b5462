import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AuditLine, UsageReport } from '@vivid/contract'
import type { Entry } from './ledger.js'
import type { World } from './world.js'

type Line = Extract<AuditLine, { audit: 'transaction' }>

/** What the service says of the transactions that callers made. */
export interface Books {
  lines: readonly Line[]
  /** Null where Redis lost its counts during the run. */
  usage: Pick<UsageReport, 'transactions'> | null
}

const countBy = <Item>(
  items: readonly Item[],
  name: (item: Item) => string,
  size: (item: Item) => number = () => 1,
) => {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(name(item), (counts.get(name(item)) ?? 0) + size(item))
  return counts
}
const told = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .toSorted()
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')

/**
 * What does not agree. An answer that a caller has stands in exactly one line, and usage counts each line. What callers did not see are
 * transactions whose connection was cut: each cut hides one at most.
 */
export const disagreements = (entries: readonly Entry[], { lines, usage }: Books): string[] => {
  const problems: string[] = []
  const times = countBy(lines, ({ id }) => String(id))
  for (const [id, count] of times) if (count > 1) problems.push(`transaction ${id} has ${count} lines`)
  const outcomes = new Map(lines.map(({ id, outcome }) => [id, outcome]))
  const isAnswer = (outcome: string | undefined) => outcome === 'answered' || outcome === 'rejected'
  const seen = entries.flatMap(({ id }) => (id === undefined ? [] : [id]))
  for (const id of seen) {
    if (!isAnswer(outcomes.get(id))) problems.push(`answer ${id} has the line: ${outcomes.get(id) ?? 'none'}`)
  }
  const cuts = entries.reduce((sum, entry) => sum + entry.cuts, 0)
  const unseen = lines.filter(({ outcome }) => isAnswer(outcome)).length - new Set(seen).size
  const abandoned = lines.filter(({ outcome }) => outcome === 'abandoned').length
  if (unseen + abandoned > cuts)
    problems.push(`${unseen} answers that nobody saw and ${abandoned} abandoned, but ${cuts} connections cut`)
  const [written, counted] = [
    told(countBy(lines, ({ outcome }) => outcome)),
    usage &&
      told(
        countBy(
          usage.transactions,
          ({ outcome }) => outcome,
          ({ count }) => count,
        ),
      ),
  ]
  if (counted !== null && counted !== written) problems.push(`lines: ${written}; usage: ${counted}`)
  return problems
}

export const readBooks = async (world: World, auditFile: string, keepsUsage: boolean): Promise<Books> => {
  const text = await readFile(auditFile, 'utf8')
  const lines = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as AuditLine)
    .filter((line): line is Line => line.audit === 'transaction')
  const port = world.gateways.flatMap((gateway) => gateway.current()?.ports.adminPort ?? [])[0]
  if (!keepsUsage || port === undefined) return { lines, usage: null }
  const response = await fetch(`http://127.0.0.1:${port}/usage`)
  return { lines, usage: (await response.json()) as UsageReport }
}

/** Reads until everything agrees, or for `patienceMs`: a line whose writer died is written by another gateway half a minute later. */
export const closeBooks = async (
  read: () => Promise<Books>,
  entries: readonly Entry[],
  patienceMs: number,
): Promise<{ problems: string[]; summary: string }> => {
  const giveUpAt = performance.now() + patienceMs
  for (;;) {
    const books = await read()
    const problems = disagreements(entries, books)
    if (problems.length > 0 && performance.now() < giveUpAt) {
      await sleep(1_000)
      continue
    }
    const answers = entries.filter(({ id }) => id !== undefined).length
    const used = books.usage?.transactions.reduce((sum, { count }) => sum + count, 0)
    const lines = told(countBy(books.lines, ({ outcome }) => outcome))
    const summary = `answers with an id ${answers}; audit lines ${books.lines.length} (${lines}); usage ${used ?? 'lost with Redis'}`
    return { problems, summary }
  }
}
