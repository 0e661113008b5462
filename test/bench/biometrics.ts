import { availableParallelism } from 'node:os'
import { readOptions } from '@vivid/command'
import { jobKinds, routes } from '@vivid/contract'
import { boundary, type Outcome, offer, quantile, type Shot, type TrafficClient } from '@vivid/traffic'
import type { Kind } from '@vivid/traffic/requests'
import { startBackends } from '../support/backends.js'
import { startService } from '../support/service.js'
import { drawRequests } from './draw-requests.js'

const TARGET_RATIO = 1.3

const usage = `usage: npm run bench -- biometrics [--seconds N] [--rate N] [--pictures N]

Combined requests among the single ones that they are made of, all under the same load on real engines. Every answer is the one
given while nothing else runs; the p95 of the combined ones is at most ${TARGET_RATIO} × that of the slowest of their own jobs. Against single
requests it is told, too: jobs that run side by side need as many free cores.`

const singles: readonly Kind[] = ['selfie', 'match', 'passport']
const combined: readonly Kind[] = ['together', 'onboarding']
/** In turn, so that all meet the same load. */
const order: readonly Kind[] = [...singles, ...combined]

interface RecordedJobs {
  jobs: { queued_ms: number; fetch_ms: number; engine_ms: number }[]
}

const withoutId = (body: string): string => body.replace(/,?"id":\d+\}$/, '')
const idOf = (body: string): string | undefined => /"id":(\d+)\}$/.exec(body)?.[1]

/** Notes the ids of combined requests, whose records tell how long each of their jobs took. */
const createBenchClient = (url: string, ids: Map<string, string[]>): TrafficClient => ({
  send: async ({ kind, path, token, body, truth }) => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: new Uint8Array(body),
    })
    const text = await response.text()
    const id = idOf(text)
    if (response.status === 200 && id !== undefined) ids.set(kind, [...(ids.get(kind) ?? []), id])
    return { status: response.status, code: null, right: truth === undefined ? null : withoutId(text) === truth }
  },
  close: async () => undefined,
})

/** Engines are deterministic: another answer than the one of an idle service is wrong. */
const learn = async (url: string, { path, token, body, ...shot }: Shot): Promise<Shot> => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` }
  const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: new Uint8Array(body) })
  const truth = withoutId(await response.text())
  if (response.status !== 200) throw new Error(`${shot.kind} was answered with ${response.status}: ${truth}`)
  return { ...shot, path, token, body, truth }
}

/** Of each request the job that took longest, from when it was queued to its reply. */
const slowestJobs = (url: string, ids: readonly string[], token: string): Promise<number[]> =>
  Promise.all(
    ids.map(async (id) => {
      const headers = { authorization: `Bearer ${token}` }
      const { jobs } = (await (await fetch(`${url}${routes.transactions}${id}`, { headers })).json()) as RecordedJobs
      return Math.max(...jobs.map(({ queued_ms, fetch_ms, engine_ms }) => queued_ms + fetch_ms + engine_ms))
    }),
  )

export const run = async (args: string[]): Promise<boolean> => {
  const { values } = readOptions(args, {
    seconds: { type: 'string', default: '60' },
    rate: { type: 'string', default: '3' },
    pictures: { type: 'string', default: '4' },
    help: { type: 'boolean' },
  })
  if (values.help) {
    console.log(usage)
    return true
  }
  const [seconds, rate, pictures] = [values.seconds, values.rate, values.pictures].map(Number) as [
    number,
    number,
    number,
  ]
  const drawn = await drawRequests(order, pictures, { return_id: 'True' })
  const backends = await startBackends()
  const service = await startService(backends, { workers: jobKinds, env: { WORKER_THREADS: '2' } })
  const { url } = service
  try {
    const known: Record<string, Shot[]> = {}
    for (const [kind, shots] of Object.entries(drawn)) {
      known[kind] = []
      for (const shot of shots) known[kind].push(await learn(url, shot))
    }
    const outcomes: Outcome[] = []
    const ids = new Map<string, string[]>()
    await offer({
      client: createBenchClient(url, ids),
      phases: [{ name: 'steady', seconds, fromPerSecond: rate, toPerSecond: rate }],
      shot: (n) => {
        const own = known[order[n % order.length]!]!
        return own[Math.floor(n / order.length) % own.length]!
      },
      onOutcome: (outcome) => outcomes.push(outcome),
      maxRequests: Number.POSITIVE_INFINITY,
      maxUnderWay: Number.POSITIVE_INFINITY,
    })
    const p95Of = (kind: Kind): number => {
      const own = outcomes.filter((outcome) => outcome.kind === kind)
      const times = own.filter(({ status }) => status === 200).map(({ ms }) => ms)
      const right = own.filter((outcome) => outcome.right).length
      const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)].map((ms) => ms.toFixed(0))
      console.log(`${kind.padEnd(10)} ${own.length} sent, ${right} answered right; p50 ${p50} ms, p95 ${p95} ms`)
      return Number(p95)
    }
    const slowestSingle = Math.max(...singles.map(p95Of))
    let isMet = outcomes.every(({ status, right }) => status === 200 && right === true)
    for (const kind of combined) {
      const p95 = p95Of(kind)
      const ownJob = quantile(await slowestJobs(url, ids.get(kind) ?? [], known[kind]![0]!.token), 0.95)
      const ratio = p95 / ownJob
      console.log(
        `  against the slowest of its jobs, p95 ${ownJob.toFixed(0)} ms: × ${ratio.toFixed(2)} (target at most ${TARGET_RATIO}); against the slowest single request × ${(p95 / slowestSingle).toFixed(2)}, on ${availableParallelism()} cores`,
      )
      isMet &&= ratio <= TARGET_RATIO
    }
    return isMet
  } finally {
    await service.stop()
    await backends.stop()
  }
}
