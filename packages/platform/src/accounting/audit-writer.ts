import type { Outage } from '../process/outage.js'
import { defineScript } from '../queue/define-script.js'
import type { Connection } from '../queue/keys.js'
import { newLinesKey, owedLinesKey } from './account-commands.js'
import { takeLinesScript } from './account-scripts.js'
import type { AuditLog } from './audit-log.js'

/** Whoever has taken a line writes it within half of this; after all of it another gateway does. */
export const LEASE_MS = 30_000
const TAKEN_AT_ONCE = 500

export interface AuditWriter {
  /** Writes a line that is noted as ours until `untilMs`. Never rejects: what cannot be written stays noted. */
  write(line: string, untilMs: number): void
  /** Writes lines that nobody has taken, or whose writer is gone. */
  sweep(): Promise<void>
  close(): Promise<void>
}

type TakeLines = (
  fresh: string,
  owed: string,
  now: number,
  untilMs: number,
  most: number,
) => Promise<[string[], string[]]>

/**
 * Brings lines from Redis into the log. A line is forgotten once it stands there; of one whose writer died in between, the log is asked
 * first. So it stands in a file exactly once, and in a stream that cannot be read at least once.
 */
export const createAuditWriter = (options: {
  redis: Connection
  log: AuditLog
  /** Where lines that could not be written are counted. */
  outage: Pick<Outage, 'failed' | 'over'>
  now: () => number
}): AuditWriter => {
  const { redis, log, outage, now } = options
  const [fresh, owed] = [newLinesKey(redis), owedLinesKey(redis)]
  const take = defineScript<TakeLines>(redis, 'takeAuditLines', 2, takeLinesScript)
  let waiting: { line: string; untilMs: number }[] = []
  let writing: Promise<void> | null = null

  const append = async (lines: string[], all = lines) => {
    if (lines.length > 0) await log.append(lines)
    if (all.length > 0) await redis.zrem(owed, ...all)
  }
  const noting = (work: Promise<void>): Promise<void> =>
    work.then(outage.over, (error: unknown) => outage.failed(error, 'audit lines'))
  const writeAll = async () => {
    while (waiting.length > 0) {
      const gathered = waiting
      waiting = []
      // Of a process that stood still, others may have taken the lines over.
      const ours = gathered.filter(({ untilMs }) => now() < untilMs - LEASE_MS / 2)
      await noting(append(ours.map(({ line }) => line)))
    }
    writing = null
  }
  const start = () => {
    writing ??= Promise.resolve().then(writeAll)
  }
  return {
    write: (line, untilMs) => {
      waiting.push({ line, untilMs })
      start()
    },
    sweep: async () => {
      const [untaken, doubtful] = await take(fresh, owed, now(), now() + LEASE_MS, TAKEN_AT_ONCE)
      if (untaken.length > 0) await noting(append(untaken))
      if (doubtful.length > 0) await noting(log.missing(doubtful).then((missing) => append(missing, doubtful)))
    },
    close: async () => {
      await writing
    },
  }
}
