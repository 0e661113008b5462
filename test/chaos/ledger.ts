/** What became of one request, as its caller saw it. */
export type Verdict = 'right' | 'refused' | 'late' | 'wrong' | 'lost'

export interface Entry {
  kind: string
  /** By `performance.now()`. */
  sentAt: number
  endedAt: number
  verdict: Verdict
  status: number
  /** Of the transaction, where the answer has one. */
  id?: number
  /** Connections that a dying gateway cut; the caller tried again. */
  cuts: number
  /** What was received, where it is not right. */
  note: string
}

export interface InjectedFault {
  name: string
  injectedAt: number
  /** From here on nothing is broken any more: what follows is the service's own time to recover. */
  overAt: number
  /** When the next one began, or the run ended. */
  untilAt: number
}

export interface Recovery {
  name: string
  times: number
  slowestMs: number
}

export interface Ledger {
  entries: readonly Entry[]
  faults: readonly InjectedFault[]
  /** Bytes that came after an answer, and ids given to two requests. */
  doubled: readonly string[]
}

/** Kinds that are part of a fault: their own time says nothing about recovery. */
const ofFaults = new Set(['poison', 'large'])

/**
 * A fault is recovered from when the last request that it disturbed has ended: one that was not answered right, or
 * took longer than `slowMs`, which is far above a calm request's time.
 */
const recoveryMs = (entries: readonly Entry[], fault: InjectedFault, slowMs: number): number => {
  const disturbed = entries.filter(
    ({ kind, sentAt, endedAt, verdict }) =>
      !ofFaults.has(kind) &&
      endedAt >= fault.injectedAt &&
      endedAt < fault.untilAt &&
      (verdict !== 'right' || endedAt - sentAt > slowMs),
  )
  return Math.max(0, ...disturbed.map(({ endedAt }) => endedAt - fault.overAt))
}

export const recoveries = ({ entries, faults }: Ledger, slowMs: number): Recovery[] =>
  [...new Set(faults.map(({ name }) => name))].map((name) => {
    const own = faults.filter((fault) => fault.name === name)
    return { name, times: own.length, slowestMs: Math.max(...own.map((fault) => recoveryMs(entries, fault, slowMs))) }
  })

export const count = (entries: readonly Entry[], verdict: Verdict): number =>
  entries.filter((entry) => entry.verdict === verdict).length
