import { setTimeout as sleep } from 'node:timers/promises'
import { readOptions } from '@vivid/command'
import { findRedisServer, startNativeRedis, startStoreForTests, startWasmRedis } from '@vivid/embedded/for-tests'
import { createClient, type Outcome, offer, quantile, scrape } from '@vivid/traffic'
import { jpegOf } from '../support/request.js'
import { startApp, startService } from '../support/service.js'
import { makeToken } from '../support/token.js'
import { metricsUrl } from './metrics-url.js'
import { multipartPassport } from './multipart-passport.js'

/**
 * Two workers, so that no process is the limit. The echo holds a thread without using a CPU, and for so long that the machine itself has
 * little to do: what is measured is who gets the threads.
 */
const [WORKERS, THREADS_EACH, ENGINE_MS] = [2, 16, 2_000]
const threads = WORKERS * THREADS_EACH
/** Callers that wait keep so much of the threads busy. */
const AWAITED_PART = 0.2
const RISE_TARGET = 1.25
const BUSY_TARGET = 0.9
/** Until the back-file has taken all threads it may have. */
const FILL_MS = 10_000
const PICTURE_BYTES = 20_000
const UPLOADS_AT_ONCE = 8

/** Requests whose callers wait, at a steady rate. */
const callSteadily = async (url: string, seconds: number): Promise<Outcome[]> => {
  const client = createClient(url, { connections: 256, timeoutMs: 120_000 })
  const rate = (AWAITED_PART * threads * 1000) / ENGINE_MS
  const shot = multipartPassport(jpegOf(PICTURE_BYTES))
  const token = makeToken({ sub: 'live' })
  const outcomes: Outcome[] = []
  await offer({
    client,
    phases: [{ name: 'live', seconds, fromPerSecond: rate, toPerSecond: rate }],
    shot: () => ({ ...shot, token }),
    onOutcome: (outcome) => outcomes.push(outcome),
    maxRequests: Number.POSITIVE_INFINITY,
    maxUnderWay: Number.POSITIVE_INFINITY,
  })
  await client.close()
  return outcomes
}

/** Sends documents without waiting for their answers. */
const sendBackfile = async (url: string, documents: number): Promise<number> => {
  const client = createClient(url, { connections: UPLOADS_AT_ONCE, timeoutMs: 60_000 })
  const token = makeToken({ sub: 'archive' })
  let next = 0
  let accepted = 0
  const sender = async () => {
    while (next < documents) {
      const shot = { ...multipartPassport(jpegOf(PICTURE_BYTES, next++)), token, prefer: 'respond-async' }
      if ((await client.send(shot)).status === 202) accepted += 1
    }
  }
  await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, sender))
  await client.close()
  return accepted
}

const describe = (name: string, outcomes: readonly Outcome[]) => {
  const answered = outcomes.filter(({ status }) => status === 200).map(({ ms }) => ms)
  const [p50, p95] = [quantile(answered, 0.5), quantile(answered, 0.95)]
  console.log(
    `  ${name}: ${outcomes.length} sent, ${answered.length} answered: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
  )
  return { p95, answered: answered.length, refused: outcomes.length - answered.length }
}

export const run = async (args: string[]): Promise<boolean> => {
  const { values } = readOptions(args, { seconds: { type: 'string', default: '60' } })
  const seconds = Number(values.seconds)
  /** Enough for the threads that are left, and some more: the back-file must not end before the callers do. */
  const documents = Math.ceil((1.3 * threads * 1000 * (seconds + FILL_MS / 1000)) / ENGINE_MS)
  const binary = findRedisServer()
  const [redis, store] = await Promise.all([binary ? startNativeRedis(binary) : startWasmRedis(), startStoreForTests()])
  const env = { REDIS_URL: redis.address.url, S3_ENDPOINT: `http://127.0.0.1:${store.port}`, ...store.env }
  const service = await startService({ env }, { workers: [] })
  const startWorkers = () => {
    const echo = { ECHO_ENGINE: 'true', ECHO_ENGINE_MS: String(ENGINE_MS), WORKER_THREADS: String(THREADS_EACH) }
    return Promise.all(Array.from({ length: WORKERS }, () => startApp('ocr', { ...env, ...echo })))
  }
  let workers = await startWorkers()
  const stopWorkers = () => Promise.all(workers.map((worker) => worker.stop()))
  const ended = async () => (await scrape(metricsUrl(service.gateway)))('vivid_deferred_ends_total')
  try {
    await callSteadily(service.url, 5)
    console.log(
      `${threads} threads of ${ENGINE_MS} ms a job; callers that wait use ${AWAITED_PART} of them, ${seconds} s each`,
    )
    const before = await callSteadily(service.url, seconds)
    // Sent while nothing works, so that its uploads use no CPU beside what is measured.
    await stopWorkers()
    const accepted = await sendBackfile(service.url, documents)
    workers = await startWorkers()
    await sleep(FILL_MS)
    const [endedBefore, startedAt] = [await ended(), performance.now()]
    const beside = await callSteadily(service.url, seconds)
    const elapsedMs = performance.now() - startedAt
    const done = (await ended()) - endedBefore
    const alone = describe('alone', before)
    const together = describe('beside the back-file', beside)
    console.log(`  back-file: ${done} analyses ended, ${((done * 1000) / elapsedMs).toFixed(1)} a second`)
    const busy = ((together.answered + done) * ENGINE_MS) / (threads * elapsedMs)
    const rise = together.p95 / alone.p95
    console.log(
      `p95 × ${rise.toFixed(2)} (target ${RISE_TARGET}), ${together.refused} refused; threads at work ${busy.toFixed(2)} of the time (target ${BUSY_TARGET})`,
    )
    if (accepted < documents) console.log(`  only ${accepted} of ${documents} were accepted`)
    return rise <= RISE_TARGET && busy >= BUSY_TARGET && together.refused === 0
  } finally {
    await service.stop()
    await stopWorkers()
    await Promise.all([redis.stop(), store.stop()])
  }
}
