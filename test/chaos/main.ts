import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { jobKinds } from '@vivid/contract'
import { findRedisServer, startNativeRedis, startRedisForTests, startWasmRedis } from '@vivid/embedded/for-tests'
import { testFolderPrefix } from '../support/leftovers.js'
import { parseOptions } from '../support/parse-options.js'
import { closeBooks, readBooks } from './books.js'
import { describeRun } from './describe-run.js'
import { echoRequests } from './echo-requests.js'
import { type FaultName, faults } from './faults.js'
import { longPlan } from './plan.js'
import { realRequests } from './real-requests.js'
import { describeBackfile, runBackfile } from './run-backfile.js'
import { runChaos } from './run-chaos.js'
import { startWorld } from './world.js'

const usage = `npm run chaos [-- options]: real processes under steady mixed traffic while faults are injected

  --requests N    at least so many (5000)
  --rate N        requests per second (10)
  --fault NAME    only this fault; may be given several times
  --seed N        which worker or gateway is hit (1)
  --engines real  real engines on drawn pictures; without, engines that answer each picture's fingerprint after 100 ms,
                  so that every request has an answer of its own
  --async         a back-file of --documents N (10000) by vivid batch --async instead, while gateways, workers, Redis (with its
                  file), the batch and the receiver of its webhooks are killed in turn
  --redis wasm    the embedded Valkey even where there is a server binary

A server binary (REDIS_SERVER, or valkey-server or redis-server in the path) is run with an append-only file, killed and
started again with it and without. Without one the embedded Valkey is used, which keeps nothing: then only the loss of
all state is tried. TEST_REDIS_URL and TEST_S3_ENDPOINT (with TEST_S3_ACCESS_KEY and TEST_S3_SECRET_KEY) name servers to
run on instead; these are not killed, the way to them is shut.

At the end answers, audit lines and usage are compared; usage only where no fault makes Redis lose it.

Exit code 1 when a request was lost, answered twice or wrongly, a recovery took longer than its target, or the books disagree.

Faults: ${Object.keys(faults).join(' · ')}`

const REQUEST_MS = 30_000
/** Its deadline, the minute that a gateway has beyond it, and a sweep. */
const ABANDONED_MS = REQUEST_MS + 65_000
/** A line whose writer died is written by another gateway after half of this. */
const BOOKS_MS = 60_000

const main = async () => {
  const values = parseOptions('chaos', usage, {
    requests: { type: 'string', default: '5000' },
    rate: { type: 'string', default: '10' },
    fault: { type: 'string', multiple: true },
    seed: { type: 'string', default: '1' },
    redis: { type: 'string' },
    engines: { type: 'string', default: 'echo' },
    async: { type: 'boolean', default: false },
    documents: { type: 'string', default: '10000' },
    help: { type: 'boolean', short: 'h' },
  })
  if (values.help) return console.log(usage)
  process.env.TEST_RUN = String(process.pid)
  const binary = findRedisServer()
  const isReal = values.engines === 'real'
  const startRedis = () => {
    if (values.redis === 'wasm') return startWasmRedis()
    return binary && !process.env.TEST_REDIS_URL ? startNativeRedis(binary) : startRedisForTests()
  }
  const redis = await startRedis()
  const folder = await mkdtemp(join(tmpdir(), testFolderPrefix()))
  const auditFile = join(folder, 'audit.ndjson')
  if (values.async) {
    console.log(`Redis: ${redis.about}`)
    const onProgress = (line: string) => console.log(line)
    const [documents, seed] = [Number(values.documents), Number(values.seed)]
    const { line, sound } = describeBackfile(await runBackfile({ redis, documents, seed, onProgress }))
    console.log(line)
    if (!sound) process.exitCode = 1
    return
  }
  const world = await startWorld({
    redis,
    gateways: 2,
    workers: [...jobKinds, ...jobKinds],
    env: {
      ...(isReal ? { SECOND_OPINION: 'off' } : { ECHO_ENGINE: 'true', ECHO_ENGINE_MS: '100' }),
      REQUEST_TIMEOUT_MS: String(REQUEST_MS),
      AUDIT_LOG: auditFile,
    },
  })
  try {
    const requests = isReal ? await realRequests(world.port) : echoRequests()
    const possible = (name: FaultName) =>
      (name !== 'Redis killed, state kept' || redis.keepsData) &&
      (name !== 'job that kills its workers' || requests.poison !== null) &&
      (name !== 'forty uploads of 2 MB at once' || requests.largest !== null)
    const plan = (values.fault as FaultName[] | undefined) ?? longPlan(possible)
    console.log(
      `Redis: ${redis.about}; ${isReal ? 'real' : 'echo'} engines. ${plan.length} faults planned, ${values.requests} requests at ${values.rate}/s.`,
    )
    const run = await runChaos({
      world,
      requests,
      plan,
      perSecond: Number(values.rate),
      minRequests: Number(values.requests),
      calmMs: 5_000,
      cycleMs: { least: 12_000, most: 45_000 },
      steadyMs: 2_000,
      requestTimeoutMs: REQUEST_MS,
      seed: Number(values.seed),
      onProgress: (line) => console.log(line),
    })
    const { lines, sound, inTime } = describeRun(run)
    console.log(lines.join('\n'))
    // What a killed gateway had counts as abandoned once its time is over.
    const deaths = world.gateways.flatMap((gateway) => gateway.endedAt())
    await sleep(Math.max(0, Math.max(0, ...deaths) + ABANDONED_MS - performance.now()))
    const keepsUsage = !plan.includes('Redis killed, state lost')
    const books = await closeBooks(() => readBooks(world, auditFile, keepsUsage), run.entries, BOOKS_MS)
    console.log([books.summary, ...books.problems.map((problem) => `DISAGREES: ${problem}`)].join('\n'))
    if (!sound || !inTime || books.problems.length > 0) process.exitCode = 1
  } finally {
    await world.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

await main()
// By itself, Node 20 sometimes closes for ever what a killed child left behind (`Environment::CleanupHandles`).
process.exit()
