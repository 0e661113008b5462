import { createClient, type Outcome, offer, quantile, scrape } from '@vivid/traffic'
import { startBackends } from '../support/backends.js'
import { jpegOf } from '../support/request.js'
import { startService } from '../support/service.js'
import { metricsUrl } from './metrics-url.js'
import { multipartPassport } from './multipart-passport.js'

const ENGINE_MS = 40
const THREADS = 2
const DEADLINE_MS = 5_000
const REFUSAL_TARGET_MS = 250
/** Memory may grow by so much once the service is warm. */
const GROWTH_TARGET = 1.15

const send = async (url: string, perSecond: number, seconds: number): Promise<Outcome[]> => {
  const client = createClient(url, { connections: 512, timeoutMs: 4 * DEADLINE_MS })
  const shot = multipartPassport(jpegOf(100_000))
  const outcomes: Outcome[] = []
  await offer({
    client,
    phases: [{ name: 'overload', seconds, fromPerSecond: perSecond, toPerSecond: perSecond }],
    shot: () => shot,
    onOutcome: (outcome) => outcomes.push(outcome),
    maxRequests: Number.POSITIVE_INFINITY,
    maxUnderWay: Number.POSITIVE_INFINITY,
  })
  await client.close()
  return outcomes
}

export const runEcho = async (seconds: number): Promise<boolean> => {
  const capacity = (THREADS * 1000) / ENGINE_MS
  const backends = await startBackends()
  const service = await startService(backends, {
    workers: ['ocr'],
    env: { ECHO_ENGINE: 'true', ECHO_ENGINE_MS: String(ENGINE_MS), WORKER_THREADS: String(THREADS) },
    gatewayEnv: { REQUEST_TIMEOUT_MS: String(DEADLINE_MS), MAX_WAITING: '100' },
  })
  const residentMb = async () => (await scrape(metricsUrl(service.gateway)))('process_resident_memory_bytes') / 1e6
  try {
    await send(service.url, 3 * capacity, Math.min(10, seconds))
    const memoryBefore = await residentMb()
    const outcomes = await send(service.url, 3 * capacity, seconds)
    const memoryAfter = await residentMb()
    const of = (status: number) =>
      outcomes.filter((outcome) => outcome.status === status).map(({ ms, lagMs }) => ms - lagMs)
    const [answered, refused, late] = [of(200), of(503), of(504)]
    const other = outcomes.length - answered.length - refused.length - late.length
    console.log(`offered ${outcomes.length} in ${seconds} s, three times the workers' ${capacity} per second`)
    console.log(
      `answered ${answered.length}: p50 ${quantile(answered, 0.5).toFixed(0)} ms, slowest ${Math.max(...answered).toFixed(0)} ms (deadline ${DEADLINE_MS} ms); past the deadline: ${late.length}`,
    )
    console.log(
      `refused ${refused.length}: p50 ${quantile(refused, 0.5).toFixed(0)} ms, p99 ${quantile(refused, 0.99).toFixed(0)} ms (target ${REFUSAL_TARGET_MS} ms); anything else: ${other}`,
    )
    console.log(`memory of the gateway: ${memoryBefore.toFixed(0)} MB before, ${memoryAfter.toFixed(0)} MB after`)
    return (
      late.length === 0 &&
      other === 0 &&
      refused.length > 0 &&
      quantile(refused, 0.99) <= REFUSAL_TARGET_MS &&
      Math.max(...answered) <= DEADLINE_MS &&
      memoryAfter / memoryBefore <= GROWTH_TARGET
    )
  } finally {
    await service.stop()
    await backends.stop()
  }
}
