import { setTimeout as sleep } from 'node:timers/promises'
import type { Outage } from '../process/outage.js'
import { repeat } from '../process/repeat.js'
import { defineScript } from '../queue/define-script.js'
import type { Connection } from '../queue/keys.js'
import {
  type AccountCommand,
  auditLineOf,
  type Closing,
  endedKey,
  erasureLineOf,
  newLinesKey,
  type Opening,
  openKey,
  openMember,
  owedLinesKey,
  readOpenMember,
  usageCommands,
} from './account-commands.js'
import { endScript } from './account-scripts.js'
import { type AuditWriter, LEASE_MS } from './audit-writer.js'

const SWEEP_MS = 1_000
const SWEPT_AT_ONCE = 200
/** Short: until Redis has it, the end of a transaction is known to this process alone, and is lost with it. */
const RETRY_MS = 250

export interface Account {
  /** Ends a transaction and counts it, with further commands, in one step and once. Insists while Redis is away; never rejects. */
  end(
    id: number,
    opening: Opening & { overAtMs: number },
    closing: Closing,
    also: readonly AccountCommand[],
  ): Promise<void>
  /** Notes that a tenant's images were erased on demand, with further commands, once. */
  erase(id: number, by: Pick<Opening, 'tenant' | 'tokenId'>, also: readonly AccountCommand[]): Promise<void>
  /** The same as `end` as commands, for a script that ends each transaction once by itself. */
  commandsOf(id: number, opening: Opening, closing: Closing): AccountCommand[]
  /** Accounts for transactions that have lost their gateway, and writes lines that nobody has written; runs every second. */
  sweep(): Promise<void>
  close(): Promise<void>
}

type End = (open: string, ended: string, ...values: (string | number)[]) => Promise<number>

/**
 * Every transaction is counted once, and has one audit line, whatever becomes of the gateway that has it: both are written by one script,
 * which takes it out of the set of open ones. What stays there past its time is counted as `abandoned` by whoever finds it.
 */
export const createAccount = (options: {
  redis: Connection
  /** Null where there is no audit log. */
  audit: AuditWriter | null
  /** Ended transactions are remembered for so long: for longer than anybody tries to end one again. */
  rememberedMs: number
  /** Version of the service, for audit lines. */
  service: string
  onCounted: (opening: Opening, outcome: string) => void
  /** True while somebody else is going to end it, however late. */
  isDeferred: (id: number) => Promise<boolean>
  outage: Pick<Outage, 'failed'>
  /** By the clock that all processes share. */
  now: () => number
  retryMs?: number
}): Account => {
  const { redis, audit, service, outage, now, retryMs = RETRY_MS } = options
  const [open, ended] = [openKey(redis), endedKey(redis)]
  const run = defineScript<End>(redis, 'endTransaction', 2, endScript)
  const underWay = new Set<Promise<void>>()
  let isClosing = false

  /** Runs the commands and writes the line, once for each `name`; false where it was done before. */
  const once = async (
    { member, name, overAtMs }: { member: string; name: string | number; overAtMs: number },
    commands: readonly AccountCommand[],
    line: string | null,
  ): Promise<boolean> => {
    const untilMs = now() + LEASE_MS
    const owed: AccountCommand[] = line === null ? [] : [['ZADD', owedLinesKey(redis), untilMs, line]]
    const words = [...commands, ...owed].flatMap((command) => [command.length, ...command])
    if ((await run(open, ended, member, name, now(), overAtMs, options.rememberedMs, ...words)) === 0) return false
    if (line !== null) audit?.write(line, untilMs)
    return true
  }
  const endOnce = async (
    id: number,
    opening: Opening,
    overAtMs: number,
    closing: Closing,
    also: readonly AccountCommand[],
  ): Promise<void> => {
    const line = audit && auditLineOf(id, opening, closing, service)
    const commands = [...usageCommands(redis, opening, closing.outcome), ...also]
    const isCounted = await once({ member: openMember(id, opening), name: id, overAtMs }, commands, line)
    if (isCounted) options.onCounted(opening, closing.outcome)
  }

  const insist: Account['end'] = async (id, opening, closing, also) => {
    for (;;) {
      try {
        await endOnce(id, opening, opening.overAtMs, closing, also)
        return
      } catch (error) {
        outage.failed(error, 'records')
        // From then on it counts as abandoned.
        if (isClosing || now() > opening.overAtMs) return
        await sleep(retryMs, undefined, { ref: false })
      }
    }
  }

  const sweepAbandoned = async () => {
    const members = await redis.zrangebyscore(open, '-inf', `(${now()}`, 'LIMIT', 0, SWEPT_AT_ONCE)
    for (const member of members) {
      const { id, opening } = readOpenMember(member)
      if (await options.isDeferred(id)) continue
      await endOnce(id, opening, 0, { outcome: 'abandoned', finishedAtMs: now() }, [])
    }
  }
  const sweep = async () => {
    try {
      await sweepAbandoned()
      await audit?.sweep()
    } catch (error) {
      outage.failed(error, 'sweeps')
    }
  }
  const sweeping = repeat(SWEEP_MS, sweep)

  return {
    end: (id, opening, closing, also) => {
      const ending = insist(id, opening, closing, also).finally(() => underWay.delete(ending))
      underWay.add(ending)
      return ending
    },
    erase: async (id, by, also) => {
      const line = audit && erasureLineOf(id, by, now(), service)
      await once({ member: '', name: `erasure ${id}`, overAtMs: Number.MAX_SAFE_INTEGER }, also, line)
    },
    commandsOf: (id, opening, closing) => [
      ['ZREM', open, openMember(id, opening)],
      ['ZADD', ended, now(), id],
      ...usageCommands(redis, opening, closing.outcome),
      ...(audit ? [['RPUSH', newLinesKey(redis), auditLineOf(id, opening, closing, service)] as const] : []),
    ],
    sweep,
    close: async () => {
      isClosing = true
      await sweeping.close()
      await Promise.all(underWay)
      await audit?.close()
    },
  }
}
