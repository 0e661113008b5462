import { randomUUID } from 'node:crypto'
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { readOptions } from '@vivid/command'
import { jobKinds } from '@vivid/contract'
import { findRedisServer, startNativeRedis, startStoreForTests, startWasmRedis } from '@vivid/embedded/for-tests'
import { multipartBody, type Shot } from '@vivid/traffic'
import { type Kind, kinds } from '@vivid/traffic/requests'
import { saveRedis } from '../capacity/inputs.js'
import { type Rates, rateNames, type Standing, solveStanding } from '../capacity/standing-cost.js'
import { jpegOf } from '../support/request.js'
import { type Process, type Service, secret, startApp, startService } from '../support/service.js'
import { makeToken } from '../support/token.js'
import { countRedis, type RedisCounter, type RedisWork } from './count-redis.js'
import { measureDeferred } from './deferred-memory.js'
import { drive } from './drive.js'

/** Pictures never reach Redis: small ones leave the machine to it. */
const PICTURE_BYTES = 20_000
const echo = { ECHO_ENGINE: 'true', WORKER_THREADS: '2' }
/** Nothing is refused: what is measured is work. */
const patient = { REQUEST_TIMEOUT_MS: '120000', MAX_WAITING: '100000' }
const measured = Object.keys(kinds) as Kind[]
/** Until what a start costs is over: connections, scripts, probes. */
const QUIET_MS = 5_000

const makeShots = (kind: Kind, count: number): Shot[] => {
  const { path, fields, pictures, services } = kinds[kind]
  const file = jpegOf(PICTURE_BYTES)
  const files = Object.fromEntries(Object.keys(pictures).map((name) => [name, file]))
  const [token, body] = [makeToken({ services: services.split(',') }), multipartBody(fields, files)]
  return Array.from({ length: count }, () => ({ kind, path, token, body, idempotencyKey: randomUUID() }))
}

const formatRates = ({ commands, bytesSent, bytesReceived, cpuSeconds }: Rates) =>
  `${commands.toFixed(1)} commands, ${bytesSent.toFixed(0)} bytes to Redis, ${bytesReceived.toFixed(0)} back, ${(1e6 * cpuSeconds).toFixed(0)} µs of its CPU`

/** Redis alone, one gateway with a worker of each kind, two gateways, two workers of each kind: all idle. */
const measureStanding = async (
  counter: RedisCounter,
  idleSeconds: number,
  add: Record<'service' | 'gateway' | 'workers', () => Promise<unknown>>,
): Promise<{ standing: Standing; one: RedisWork }> => {
  const watchIdle = async () => {
    await sleep(QUIET_MS)
    return counter.during(() => sleep(idleSeconds * 1000))
  }
  const alone = await watchIdle()
  await add.service()
  const one = await watchIdle()
  await add.gateway()
  const two = await watchIdle()
  await add.workers()
  return { standing: solveStanding(jobKinds.length, { alone, one, two, twice: await watchIdle() }), one }
}

/** What remains when the standing cost of the same time is taken away. */
const perRequest = (work: RedisWork, idle: RedisWork, count: number): Rates =>
  Object.fromEntries(
    rateNames.map((name) => [name, (work[name] - (idle[name] / idle.seconds) * work.seconds) / count]),
  ) as Rates

const mostRun = ({ byCommand, seconds }: RedisWork, idle: RedisWork, count: number): string =>
  Object.entries(byCommand)
    .map(([name, times]) => [name, (times - ((idle.byCommand[name] ?? 0) / idle.seconds) * seconds) / count] as const)
    .filter(([, times]) => times >= 0.5)
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, times]) => `${name} ${times.toFixed(1)}`)
    .join(', ')

export const run = async (args: string[]): Promise<boolean> => {
  const { values } = readOptions(args, {
    requests: { type: 'string', default: '1000' },
    concurrency: { type: 'string', default: '16' },
    idle: { type: 'string', default: '20' },
    // Into deploy/capacity.json, from which the plans are made.
    save: { type: 'boolean', default: false },
    // Only what requests with Prefer: respond-async hold.
    deferred: { type: 'boolean', default: false },
  })
  const [count, concurrency, idleSeconds] = [values.requests, values.concurrency, values.idle].map(Number) as [
    number,
    number,
    number,
  ]
  const binary = findRedisServer()
  const [redis, store] = await Promise.all([binary ? startNativeRedis(binary) : startWasmRedis(), startStoreForTests()])
  console.log(`on ${redis.about}${binary ? '' : '; no redis-server or valkey-server here: its CPU says little'}`)
  const env = { REDIS_URL: redis.address.url, S3_ENDPOINT: `http://127.0.0.1:${store.port}`, ...store.env }
  const counter = countRedis(redis.address.url)
  const gatewayEnv = { ...env, ...patient, PORT: '0', HOST: '127.0.0.1', JWT_SECRET: secret }
  let service: Service | undefined
  const more: Process[] = []
  const stopMore = async () => void (await Promise.all(more.splice(0).map((each) => each.stop())))
  const tellDeferred = async () => {
    const deferred = await measureDeferred(counter, env, { count, concurrency, workerEnv: echo })
    console.log(
      `${count} passports sent with Prefer: respond-async: ${deferred.waitingBytes.toFixed(0)} bytes each while they wait, ${deferred.keptBytes.toFixed(0)} once they are answered`,
    )
    return deferred
  }
  try {
    if (values.deferred) {
      const deferred = await tellDeferred()
      if (values.save) saveRedis({}, { deferred })
      return true
    }
    const { standing, one } = await measureStanding(counter, idleSeconds, {
      service: async () => {
        service = await startService({ env }, { workers: jobKinds, env: echo, gatewayEnv: patient })
      },
      gateway: async () => more.push(await startApp('gateway', gatewayEnv)),
      workers: async () => {
        more.push(...(await Promise.all(jobKinds.map((kind) => startApp(kind, { ...env, ...echo })))))
      },
    })
    await stopMore()
    console.log(`each second, idle over ${idleSeconds} s:`)
    console.log(`  a gateway   ${formatRates(standing.perGateway)}`)
    console.log(`  a worker    ${formatRates(standing.perWorker)}`)
    console.log(`  each gateway for each worker  ${formatRates(standing.perPair)}`)

    console.log(
      `${count} requests of each kind, ${concurrency} at a time, each with an Idempotency-Key; standing cost taken off:`,
    )
    let allAnswered = true
    const found: Parameters<typeof saveRedis>[0] = {}
    for (const kind of measured) {
      await drive(service!.url, makeShots(kind, concurrency * 5), concurrency)
      const shots = makeShots(kind, count)
      let statuses: Record<number, number> = {}
      const work = await counter.during(async () => {
        statuses = (await drive(service!.url, shots, concurrency)).statuses
      })
      const rates = perRequest(work, one, count)
      found[kind] = { ...rates, keptBytes: work.keptBytes / count }
      allAnswered &&= statuses[200] === count
      console.log(
        `  ${kind.padEnd(9)} ${formatRates(rates)}: ${(1 / rates.cpuSeconds).toFixed(0)} requests/s per Redis core; ${(work.keptBytes / count).toFixed(0)} bytes kept; ${(count / work.seconds).toFixed(0)} requests/s here, ${JSON.stringify(statuses)}`,
      )
      console.log(`            ${mostRun(work, one, count)}`)
    }
    await service?.stop()
    service = undefined
    const deferred = await tellDeferred()
    if (values.save) saveRedis(found, { standing, deferred })
    console.log(`load average after: ${loadavg()[0]!.toFixed(1)}`)
    return allAnswered
  } finally {
    counter.close()
    await stopMore()
    await service?.stop()
    await Promise.all([redis.stop(), store.stop()])
  }
}
