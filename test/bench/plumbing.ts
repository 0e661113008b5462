import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { readOptions } from '@vivid/command'
import { fingerprint } from '@vivid/echo'
import type { ProcessMessage } from '@vivid/platform'
import { cpuSeconds, type Shot, scrape } from '@vivid/traffic'
import { startBackends } from '../support/backends.js'
import { jpegOf } from '../support/request.js'
import { startService } from '../support/service.js'
import { drive, type Volley } from './drive.js'
import { metricsUrl } from './metrics-url.js'
import { multipartPassport } from './multipart-passport.js'

const PICTURE_BYTES = 500_000
const TARGET_RATIO = 1.6
/** So many different pictures; more would only fill the caller's memory. */
const PICTURES = 40
const ROUNDS = 4
/** V8 compiles for about a thousand requests, of a process that lives for days. */
const WARM_UP = 1_000

const makeShots = (count: number): Shot[] => {
  const made = Array.from({ length: PICTURES }, (_, seed) => {
    const frontside = jpegOf(PICTURE_BYTES, seed)
    return multipartPassport(frontside, fingerprint(frontside))
  })
  return Array.from({ length: count }, (_, index) => made[index % PICTURES]!)
}

/** What serves the bare server best, which our own processes' flags are not: marking at once, as ours do, costs it a quarter more. */
const bareFlags = ['--single-threaded-gc', '--max-semi-space-size=32', '--initial-old-space-size=96']

const startBare = async (env: Record<string, string>, flags: readonly string[]) => {
  const child = fork(fileURLToPath(new URL('./bare-server.js', import.meta.url)), [], {
    execArgv: [...flags],
    env: { PATH: process.env.PATH, ...env },
  })
  const [message] = (await once(child, 'message')) as [ProcessMessage]
  const url = `http://127.0.0.1:${message.ports.port}`
  const cpu = async () => {
    const { user, system } = (await (await fetch(`${url}/cpu`)).json()) as NodeJS.CpuUsage
    return (user + system) / 1e6
  }
  return { child, url, cpu, spent: 0 }
}

const line = (name: string, volley: Volley, cpuMs: number) =>
  `${name.padEnd(16)} ${cpuMs.toFixed(2)} ms CPU/request  ${volley.perSecond.toFixed(0)} requests/s  p50 ${volley.p50.toFixed(0)} ms  p99 ${volley.p99.toFixed(0)} ms`

const compareWithBare = async (requests: number, concurrency: number): Promise<boolean> => {
  const backends = await startBackends()
  const service = await startService(backends, { workers: ['ocr'], env: { ECHO_ENGINE: 'true', WORKER_THREADS: '2' } })
  const tuned = await startBare(backends.env, bareFlags)
  const plain = await startBare(backends.env, [])
  const bares = [tuned, plain]
  const metricsUrls = [service.gateway, ...service.workers].map(metricsUrl)
  /** With everything that a request may ask of the plumbing: sealed, recorded, and each with an Idempotency-Key of its own. */
  const ours = (shots: Shot[]) =>
    drive(
      service.url,
      shots.map((shot) => ({ ...shot, idempotencyKey: randomUUID() })),
      concurrency,
    )
  const theirs = (url: string, shots: Shot[]) => {
    const stored = shots.map(({ kind, token, body }) => ({ kind, path: '/store', token, body }))
    return drive(url, stored, concurrency)
  }

  try {
    await ours(makeShots(WARM_UP))
    for (const { url } of bares) await theirs(url, makeShots(WARM_UP))
    const total = { gateway: 0, worker: 0 }
    const volleys: Volley[] = []
    let bareVolleys: Volley[] = []
    const perRound = makeShots(Math.ceil(requests / ROUNDS))
    const before = await scrape(metricsUrls[1]!)
    for (let round = 1; round <= ROUNDS; round++) {
      const [gatewayBefore, workerBefore] = await Promise.all(metricsUrls.map(cpuSeconds))
      volleys.push(await ours(perRound))
      const [gatewayAfter, workerAfter] = await Promise.all(metricsUrls.map(cpuSeconds))
      total.gateway += gatewayAfter! - gatewayBefore!
      total.worker += workerAfter! - workerBefore!
      bareVolleys = []
      for (const bare of bares) {
        const bareBefore = await bare.cpu()
        bareVolleys.push(await theirs(bare.url, perRound))
        bare.spent += (await bare.cpu()) - bareBefore
      }
      process.stderr.write(`\rround ${round} of ${ROUNDS}`)
    }
    process.stderr.write('\n')
    const after = await scrape(metricsUrls[1]!)
    const sent = perRound.length * ROUNDS
    const oursSeconds = total.gateway + total.worker
    const ratio = oursSeconds / tuned.spent
    const right = volleys.reduce((sum, volley) => sum + (volley.statuses[200] ?? 0) - volley.wrong, 0)
    const answered = after('vivid_jobs_total', 'outcome="answered"') - before('vivid_jobs_total', 'outcome="answered"')
    console.log(line('gateway + worker', volleys.at(-1)!, (1000 * oursSeconds) / sent))
    console.log(line('bare server', bareVolleys[0]!, (1000 * tuned.spent) / sent))
    console.log(line('without flags', bareVolleys[1]!, (1000 * plain.spent) / sent))
    console.log(
      `of which gateway ${((1000 * total.gateway) / sent).toFixed(2)} ms, worker ${((1000 * total.worker) / sent).toFixed(2)} ms`,
    )
    console.log(
      `ratio of CPU: ${ratio.toFixed(2)} (target at most ${TARGET_RATIO}) to a bare server with the flags that serve it best, ` +
        `${(oursSeconds / plain.spent).toFixed(2)} to one that is started without any`,
    )
    console.log(
      `of ${sent} requests at concurrency ${concurrency}: ${right} answered right, ${sent - right} lost or wrong, ${answered - sent} answered twice`,
    )
    return ratio <= TARGET_RATIO && right === sent && answered === sent
  } finally {
    for (const { child } of bares) child.kill()
    await service.stop()
    await backends.stop()
  }
}

export const run = async (args: string[]): Promise<boolean> => {
  const { values } = readOptions(args, {
    requests: { type: 'string', default: '5000' },
    concurrency: { type: 'string', default: '64' },
  })
  return compareWithBare(Number(values.requests), Number(values.concurrency))
}
