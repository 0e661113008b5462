import { ConfigError } from '../config/read-config.js'
import type { Metrics } from '../process/metrics.js'
import type { Outage } from '../process/outage.js'
import { within } from '../process/within.js'

/** Tries one thing that the work needs, and throws when it fails. */
export interface Check {
  /** As `/health/ready` and the metric name it. */
  name: string
  /** Resolves when it works. */
  run(): Promise<void>
  outage: Outage
}

export interface Readiness {
  /** As of the newest check; asks nobody. */
  isReady(): boolean
  /** What failed in the newest check, by name; nothing is asked. */
  failing(): readonly string[]
  /** Resolves when it is ready for the first time. */
  readonly firstReady: Promise<void>
  /** Checks now, and names what fails. */
  missing(): Promise<string[]>
  /** Something has changed: checks now. */
  check(): void
  /** Work failed that should not have: not ready from this moment on, until a check has passed. */
  suspect(): void
  close(): void
}

/** A process that works is looked at rarely, one that does not as often as it may recover. */
const usual = { readyMs: 10_000, notReadyMs: 500, limitMs: 4_000 }

/**
 * Ready means that work succeeds: every check, in its order, does a little of what the work does. Resolves after the first round, and rejects when
 * that finds what waiting does not mend, such as a wrong password.
 */
export const startReadiness = async (options: {
  checks: Check[]
  metrics: Pick<Metrics, 'ready' | 'beforeScrape'>
  /** Told at every change, and once at the start. */
  onChange?: (isReady: boolean) => void
  pace?: typeof usual
}): Promise<Readiness> => {
  const { checks, metrics, onChange, pace = usual } = options
  let failing: readonly string[] = checks.map(({ name }) => name)
  let told: boolean | null = null
  /** How often work failed, and how many of these a check has looked into since. */
  let suspicions = 0
  let looked = 0
  let closed = false
  let timer: NodeJS.Timeout | undefined
  const isReady = () => failing.length === 0 && looked === suspicions

  let noteReady: () => void
  const firstReady = new Promise<void>((resolve) => {
    noteReady = resolve
  })
  const tell = () => {
    if (told === isReady() || closed) return
    told = isReady()
    if (told) noteReady()
    onChange?.(told)
  }
  const tryOne = async ({ name, run, outage }: Check): Promise<{ name: string; error: unknown } | null> => {
    try {
      await within(pace.limitMs, 'no answer', run())
      outage.over()
      return null
    } catch (error) {
      if (!closed) outage.failed(error, 'checks')
      return { name, error }
    }
  }
  const tryAll = async () => {
    const suspected = suspicions
    let failure: Awaited<ReturnType<typeof tryOne>> = null
    // The later ones need the earlier ones: of those behind one that fails nothing is known.
    for (const each of checks) {
      failure = await tryOne(each)
      if (failure) break
    }
    failing = failure ? [failure.name] : []
    looked = suspected
    tell()
    return failure?.error
  }
  let underWay: ReturnType<typeof tryAll> | null = null
  const check = () => {
    clearTimeout(timer)
    underWay ??= tryAll().finally(() => {
      underWay = null
      if (closed) return
      // What was suspected meanwhile was not yet looked at.
      timer = setTimeout(check, looked < suspicions ? 0 : isReady() ? pace.readyMs : pace.notReadyMs)
      timer.unref()
    })
    return underWay
  }

  metrics.beforeScrape(() => {
    for (const { name } of checks) metrics.ready.set({ dependency: name }, failing.includes(name) ? 0 : 1)
  })
  const refusal = await check()
  if (refusal instanceof ConfigError) {
    closed = true
    clearTimeout(timer)
    throw refusal
  }
  return {
    isReady,
    failing: () => failing,
    firstReady,
    missing: async () => {
      await check()
      return [...failing]
    },
    check: () => void check(),
    suspect: () => {
      suspicions += 1
      tell()
      void check()
    },
    close: () => {
      closed = true
      clearTimeout(timer)
    },
  }
}
