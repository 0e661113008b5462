import { readOptions } from '@vivid/command'
import { type JobKind, jobKinds, kindFacts, usualServices } from '@vivid/contract'
import type { Shot } from '@vivid/traffic'
import { type Kind, kinds } from '@vivid/traffic/requests'
import { type Backends, startBackends } from '../support/backends.js'
import { secret, startApp } from '../support/service.js'
import { makeToken } from '../support/token.js'
import { drawRequests, repeat } from './draw-requests.js'
import { drive } from './drive.js'
import { watchChildren } from './watch-children.js'

const usage = `usage: npm run bench -- workers [--requests N]

Each worker alone with its engine, on one and on two threads: clock and CPU from its start until it is ready, and resident memory
then and after N requests (default 12); what a second thread adds.`

/** The costliest that a kind is asked for: the request to its endpoint with the most pictures, so of documents both sides of a card. */
const costliest = (kind: JobKind): Kind => {
  const { path } = Object.values(kinds).find(({ jobs }) => jobs.length === 1 && jobs[0] === kind)!
  const own = (Object.keys(kinds) as Kind[]).filter((name) => kinds[name].path === path)
  return own.toSorted((a, b) => picturesOf(b) - picturesOf(a))[0]!
}
const picturesOf = (name: Kind) => Object.keys(kinds[name].pictures).length
/** Whoever has contracted a kind's service is served by its worker. */
const tokenFor = (kind: JobKind) => makeToken({ services: [...usualServices, kindFacts[kind].service] })

const targets = { readyMs: 3_000, residentMb: 300 } as const

/** A slow machine must not turn its requests away. */
const patient = { REQUEST_TIMEOUT_MS: '60000' }

interface Measured {
  readonly readyMs: number
  readonly readyCpuSeconds: number
  readonly residentMb: readonly [atStart: number, afterRequests: number]
}

const measure = async (
  { env }: Pick<Backends, 'env'>,
  url: string,
  kind: JobKind,
  threads: number,
  shots: readonly Shot[],
): Promise<Measured> => {
  const startedAt = performance.now()
  const worker = await startApp(kind, { ...env, WORKER_THREADS: String(threads) })
  const readyMs = performance.now() - startedAt
  const look = () => watchChildren().find(({ pid }) => pid === worker.child.pid)!
  const { cpuSeconds: readyCpuSeconds, residentMb: atStart } = look()
  try {
    const { statuses } = await drive(url, [...shots], threads)
    if (statuses[200] !== shots.length) throw new Error(`not all were answered: ${JSON.stringify(statuses)}`)
    return { readyMs, readyCpuSeconds, residentMb: [atStart, look().residentMb] }
  } finally {
    await worker.stop()
  }
}

const report = (kind: JobKind, threads: number, { readyMs, readyCpuSeconds, residentMb }: Measured) => {
  const [atStart, after] = residentMb.map((mb) => mb.toFixed(0))
  console.log(
    `${kind.padEnd(18)} ${threads} thread${threads > 1 ? 's' : ' '}  ready after ${(readyMs / 1000).toFixed(1)} s (${readyCpuSeconds.toFixed(1)} s of CPU), ${atStart} MB then, ${after} MB after requests`,
  )
}

/** Resolves to whether all were ready in time, and no thread takes more memory than stated. */
export const run = async (args: string[]): Promise<boolean> => {
  const { values } = readOptions(args, { requests: { type: 'string', default: '12' }, help: { type: 'boolean' } })
  if (values.help) {
    console.log(usage)
    return true
  }
  const drawn = await drawRequests([...new Set(jobKinds.map(costliest))], 4)
  const backends = await startBackends()
  const env = { ...backends.env, ...patient }
  const gateway = await startApp('gateway', { ...env, PORT: '0', HOST: '127.0.0.1', JWT_SECRET: secret })
  const url = `http://127.0.0.1:${gateway.ports.port}`
  let isMet = true
  try {
    for (const kind of jobKinds) {
      const sent = drawn[costliest(kind)]!.map((shot) => ({ ...shot, token: tokenFor(kind) }))
      const shots = repeat(sent, Number(values.requests))
      const [one, two] = [await measure({ env }, url, kind, 1, shots), await measure({ env }, url, kind, 2, shots)]
      report(kind, 1, one)
      report(kind, 2, two)
      const addedMb = two.residentMb[1] - one.residentMb[1]
      const perThreadMb = two.residentMb[1] / 2
      console.log(
        `  a second thread adds ${addedMb.toFixed(0)} MB; ${perThreadMb.toFixed(0)} MB per thread of two (target at most ${targets.residentMb})`,
      )
      isMet &&= perThreadMb <= targets.residentMb && one.readyMs <= targets.readyMs
    }
    return isMet
  } finally {
    await gateway.stop()
    await backends.stop()
  }
}
