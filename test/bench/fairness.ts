import { readOptions } from '@vivid/command'
import { createClient, type Outcome, offer, quantile } from '@vivid/traffic'
import { startBackends } from '../support/backends.js'
import { jpegOf } from '../support/request.js'
import { startApp, startService } from '../support/service.js'
import { makeToken } from '../support/token.js'
import { multipartPassport } from './multipart-passport.js'

/**
 * What a job takes on each of two workers. Not the same: pictures and machines differ, and two equal ones fall into step,
 * so that nobody's job finds a free one before both are.
 */
const engineMs = [90, 110]
/** What the workers can do, shared by two tenants. */
const sharePerSecond = engineMs.reduce((sum, ms) => sum + 1000 / ms, 0) / 2
/** The quiet tenant uses so much of its share, the other all of it and then ten times as much. */
const QUIET_PART = 0.5
const FLOOD_FACTOR = 10
const RISE_TARGET = 1.5

/** Both tenants at once; resolves to what became of each one's requests. */
const send = async (url: string, perSecond: Record<string, number>, seconds: number) => {
  const client = createClient(url, { connections: 512, timeoutMs: 60_000 })
  const shot = multipartPassport(jpegOf(50_000))
  const offered = await Promise.all(
    Object.entries(perSecond).map(async ([tenant, rate]): Promise<[string, Outcome[]]> => {
      const token = makeToken({ sub: tenant })
      const outcomes: Outcome[] = []
      await offer({
        client,
        phases: [{ name: tenant, seconds, fromPerSecond: rate, toPerSecond: rate }],
        shot: () => ({ ...shot, token }),
        onOutcome: (outcome) => outcomes.push(outcome),
        maxRequests: Number.POSITIVE_INFINITY,
        maxUnderWay: Number.POSITIVE_INFINITY,
      })
      return [tenant, outcomes]
    }),
  )
  await client.close()
  return Object.fromEntries(offered) as Record<string, Outcome[]>
}

const describe = (name: string, outcomes: readonly Outcome[]) => {
  const answered = outcomes.filter(({ status }) => status === 200).map(({ ms }) => ms)
  const p95 = quantile(answered, 0.95)
  const times = answered.length === 0 ? '' : `: p50 ${quantile(answered, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`
  console.log(`  ${name}: ${outcomes.length} sent, ${answered.length} answered${times}`)
  return { p95, refused: outcomes.length - answered.length }
}

export const run = async (args: string[]): Promise<boolean> => {
  const { values } = readOptions(args, { seconds: { type: 'string', default: '40' } })
  const seconds = Number(values.seconds)
  const backends = await startBackends()
  const service = await startService(backends, { workers: [], gatewayEnv: { MAX_WAITING: '100' } })
  const env = { ...backends.env, ECHO_ENGINE: 'true', WORKER_THREADS: '1' }
  const workers = await Promise.all(engineMs.map((ms) => startApp('ocr', { ...env, ECHO_ENGINE_MS: String(ms) })))
  try {
    const quiet = sharePerSecond * QUIET_PART
    await send(service.url, { warm: sharePerSecond }, 3)
    console.log(`share of each of two tenants: ${sharePerSecond.toFixed(1)} per second`)
    console.log('the other keeps to its share:')
    const before = await send(service.url, { quiet, other: sharePerSecond }, seconds)
    const calm = describe('quiet', before.quiet!)
    describe('other', before.other!)
    console.log(`the other sends ${FLOOD_FACTOR} times its share:`)
    const flooded = await send(service.url, { quiet, other: FLOOD_FACTOR * sharePerSecond }, seconds)
    const stormy = describe('quiet', flooded.quiet!)
    describe('other', flooded.other!)
    const rise = stormy.p95 / calm.p95
    console.log(
      `p95 of the quiet tenant × ${rise.toFixed(2)} (target ${RISE_TARGET}), ${stormy.refused} of its requests refused`,
    )
    return rise <= RISE_TARGET && stormy.refused === 0
  } finally {
    await service.stop()
    await Promise.all(workers.map((worker) => worker.stop()))
    await backends.stop()
  }
}
