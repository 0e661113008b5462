import { loadavg } from 'node:os'
import { readOptions } from '@vivid/command'
import { jobKinds } from '@vivid/contract'
import { createClient, type Outcome, offer, quantile } from '@vivid/traffic'
import type { Kind } from '@vivid/traffic/requests'
import { startBackends } from '../support/backends.js'
import { startService } from '../support/service.js'
import { drawRequests, repeat } from './draw-requests.js'
import { drive } from './drive.js'
import { type Child, watchChildren } from './watch-children.js'

const IDLE_TARGET = 0.01
const DRIFT_TARGET = 0.05
const PICTURES = 4
const SAMPLE_MS = 5_000
const WARM_UP_REQUESTS = 400
const TIMEOUT_MS = 60_000
const mixed: Kind[] = ['passport', 'card', 'passport', 'selfie']
const workers = new Set<string>(jobKinds)
const ours = new Set(['gateway', ...workers])

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, 1000 * seconds))
const median = (values: readonly number[]) => quantile(values, 0.5)

/** Share of a core that each process takes while nobody calls. */
const measureIdle = async (seconds: number): Promise<{ name: string; share: number }[]> => {
  const before = new Map(watchChildren().map((child) => [child.pid, child.cpuSeconds]))
  const startedAt = performance.now()
  await pause(seconds)
  const passed = (performance.now() - startedAt) / 1000
  return watchChildren().map(({ pid, name, cpuSeconds }) => ({ name, share: (cpuSeconds - before.get(pid)!) / passed }))
}

const percent = (share: number) => `${(100 * share).toFixed(2)} %`

export const run = async (args: string[]): Promise<boolean> => {
  const { values } = readOptions(args, {
    minutes: { type: 'string', default: '3' },
    rate: { type: 'string', default: '2' },
    'idle-seconds': { type: 'string', default: '30' },
  })
  const seconds = 60 * Number(values.minutes)
  const rate = Number(values.rate)
  const requests = await drawRequests([...new Set(mixed)], PICTURES)
  const backends = await startBackends()
  const service = await startService(backends, { workers: jobKinds })
  const client = createClient(service.url, { connections: 256, timeoutMs: TIMEOUT_MS })
  const outcomes: Outcome[] = []
  const send = (length: number) =>
    offer({
      client,
      phases: [{ name: 'steady', seconds: length, fromPerSecond: rate, toPerSecond: rate }],
      shot: (n) => {
        const own = requests[mixed[n % mixed.length]!]!
        return own[Math.floor(n / mixed.length) % own.length]!
      },
      onOutcome: (outcome) => outcomes.push(outcome),
      maxRequests: Number.POSITIVE_INFINITY,
      maxUnderWay: Number.POSITIVE_INFINITY,
    })
  try {
    console.log(`load average of the machine before: ${loadavg()[0]!.toFixed(1)}`)
    // Heaps and pools grow to their working size first, under more than they will see again.
    await drive(
      service.url,
      repeat(
        mixed.flatMap((kind) => requests[kind]!),
        WARM_UP_REQUESTS,
      ),
      8,
    )
    await pause(5)
    const idle = await measureIdle(Number(values['idle-seconds']))
    const samples: Child[][] = []
    const sampling = setInterval(() => samples.push(watchChildren()), SAMPLE_MS)
    await send(seconds)
    clearInterval(sampling)
    const drifts = reportMemory(samples, idle)
    const failed = outcomes.filter(({ verdict }) => verdict !== 'answered')
    const unanswered = failed.length
    console.log(
      `${outcomes.length} requests in ${values.minutes} minutes, ${unanswered} without an answer${failed.map(({ kind, status }) => ` (${kind}: status ${status})`).join('')}; p50 ${median(outcomes.map(({ ms }) => ms)).toFixed(0)} ms, p99 ${quantile(
        outcomes.map(({ ms }) => ms),
        0.99,
      ).toFixed(0)} ms`,
    )
    console.log(`load average after: ${loadavg()[0]!.toFixed(1)}`)
    return (
      unanswered === 0 &&
      idle.filter(({ name }) => workers.has(name)).every(({ share }) => share < IDLE_TARGET) &&
      drifts.every((drift) => Math.abs(drift) <= DRIFT_TARGET)
    )
  } finally {
    await client.close()
    await service.stop()
    await backends.stop()
  }
}

/** Memory of the first and the last quarter; a process' drift counts when it is ours. */
const reportMemory = (samples: Child[][], idle: { name: string; share: number }[]): number[] => {
  const quarter = Math.max(1, Math.floor(samples.length / 4))
  const drifts: number[] = []
  for (const { name, share } of idle) {
    const of = (some: Child[][]) =>
      median(some.flat().flatMap((child) => (child.name === name ? [child.residentMb] : [])))
    const [first, last] = [of(samples.slice(0, quarter)), of(samples.slice(-quarter))]
    const drift = last / first - 1
    if (ours.has(name)) drifts.push(drift)
    const goals = [
      ...(workers.has(name) ? [`below ${percent(IDLE_TARGET)}`] : []),
      ...(ours.has(name) ? [`± ${percent(DRIFT_TARGET)}`] : []),
    ]
    const targets = goals.length ? ` (targets: ${goals.join(', ')})` : ''
    console.log(
      `${name.padEnd(17)} idle ${percent(share)} of a core; memory ${first.toFixed(0)} MB in the first quarter, ${last.toFixed(0)} MB in the last: ${drift < 0 ? '' : '+'}${percent(drift)}${targets}`,
    )
  }
  return drifts
}
