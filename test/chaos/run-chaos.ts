import { setTimeout as sleep } from 'node:timers/promises'
import { offer, quantile } from '@vivid/traffic'
import { watchChildren } from '../bench/watch-children.js'
import { seededRandom } from '../support/seeded-random.js'
import { type FaultName, faults } from './faults.js'
import type { InjectedFault, Ledger } from './ledger.js'
import type { RequestMaker } from './request-maker.js'
import { createWatchedClient } from './watched-client.js'
import type { World } from './world.js'

export interface ChaosRun extends Ledger {
  /** Longer than any request took while nothing was broken, by far. */
  slowMs: number
  /** Highest memory seen, by the name of the process. */
  peakMb: Record<string, number>
}

export interface ChaosOptions {
  world: World
  requests: RequestMaker
  plan: readonly FaultName[]
  perSecond: number
  minRequests: number
  calmMs: number
  /** From one fault to the next, at least and at most; in between as soon as the service has recovered. */
  cycleMs: { least: number; most: number }
  /** Calm for so long after a fault means that it is over. */
  steadyMs: number
  /** The service's own deadline. */
  requestTimeoutMs: number
  seed: number
  onProgress: (line: string) => void
}

/** No request takes as long while nothing is broken and the machine has nothing else to do. */
const SLOWEST_CALM_MS = 1_000
/** Fewer say nothing about how long requests take. */
const CALM_ANSWERS = 10
const MEMORY_SAMPLE_MS = 1_000

/** Steady traffic, one fault after the other, until the plan is done and enough was sent. */
export const runChaos = async (options: ChaosOptions): Promise<ChaosRun> => {
  const { world, requests, perSecond, cycleMs, steadyMs, onProgress } = options
  const client = createWatchedClient({
    port: world.port,
    timeoutMs: options.requestTimeoutMs + 15_000,
    deaths: () => world.gateways.flatMap((gateway) => gateway.endedAt()),
  })
  const { entries, doubled } = client
  const end = new AbortController()
  const traffic = offer({
    client,
    phases: [{ name: 'steady', seconds: 24 * 3600, fromPerSecond: perSecond, toPerSecond: perSecond }],
    shot: requests.shot,
    onOutcome: () => undefined,
    maxRequests: Number.POSITIVE_INFINITY,
    maxUnderWay: Number.POSITIVE_INFINITY,
    signal: end.signal,
  })
  const peakMb: Record<string, number> = {}
  const sampling = setInterval(() => {
    for (const { name, residentMb } of watchChildren()) peakMb[name] = Math.max(peakMb[name] ?? 0, residentMb)
  }, MEMORY_SAMPLE_MS)

  await sleep(options.calmMs)
  while (entries.length < CALM_ANSWERS) await sleep(100)
  const calm = entries.map(({ sentAt, endedAt }) => endedAt - sentAt)
  const slowMs = Math.max(SLOWEST_CALM_MS, 4 * quantile(calm, 0.95))

  const injected: InjectedFault[] = []
  const random = seededRandom(options.seed)
  const inject = async (name: FaultName) => {
    const injectedAt = performance.now()
    const before = injected.at(-1)
    if (before) before.untilAt = injectedAt
    await faults[name]({ world, random, requests, send: client.send })
    const fault = { name, injectedAt, overAt: performance.now(), untilAt: Number.POSITIVE_INFINITY }
    injected.push(fault)
    const disturbed = () =>
      performance.now() - (client.waitingSince() ?? performance.now()) > slowMs
        ? performance.now()
        : (entries.findLast(
            ({ verdict, sentAt, endedAt }) =>
              endedAt >= injectedAt && (verdict !== 'right' || endedAt - sentAt > slowMs),
          )?.endedAt ?? fault.overAt)
    const answers = () => entries.some(({ verdict, sentAt }) => verdict === 'right' && sentAt >= fault.overAt)
    const leastAt = Math.max(injectedAt + cycleMs.least, fault.overAt + steadyMs)
    const mostAt = Math.max(leastAt, injectedAt + cycleMs.most)
    while (performance.now() < mostAt) {
      if (answers() && performance.now() >= Math.max(leastAt, disturbed() + steadyMs)) break
      await sleep(200)
    }
    const right = entries.filter(({ verdict }) => verdict === 'right').length
    onProgress(`${injected.length}. ${name}: ${entries.length} requests so far, ${right} answered right`)
  }
  try {
    for (const name of options.plan) await inject(name)
    while (entries.length < options.minRequests) await inject('worker killed')
  } finally {
    end.abort()
    await traffic
    clearInterval(sampling)
  }
  return { entries, faults: injected, doubled, slowMs, peakMb }
}
