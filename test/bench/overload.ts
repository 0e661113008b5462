import { parseArgs } from 'node:util'
import { Pool } from 'undici'
import { startBackends } from '../support/backends.js'
import { jpegOf, ocrPath } from '../support/request.js'
import { startService } from '../support/service.js'
import { makeToken } from '../support/token.js'
import { multipartBody, quantile } from './drive.js'
import { scrape } from './scrape.js'

const engineMs = 40
const threads = 2
const deadlineMs = 5_000
const refusalTargetMs = 250
/** Memory may grow by so much once the service is warm. */
const growthTarget = 1.15

interface Outcome {
  status: number
  ms: number
}

/** Open model: requests leave on the clock, however slow the answers are. */
const offer = async (url: string, perSecond: number, seconds: number): Promise<Outcome[]> => {
  const pool = new Pool(url, { connections: 512 })
  const body = multipartBody({ document_type: 'passport' }, { name: 'frontside', bytes: jpegOf(100_000) })
  const headers = {
    authorization: `Bearer ${makeToken()}`,
    'content-type': 'multipart/form-data; boundary=vivid-bench',
  }
  const outcomes: Promise<Outcome>[] = []
  const shoot = async (): Promise<Outcome> => {
    const startedAt = performance.now()
    try {
      const response = await pool.request({ path: ocrPath, method: 'POST', headers, body })
      await response.body.dump()
      return { status: response.statusCode, ms: performance.now() - startedAt }
    } catch {
      return { status: 0, ms: performance.now() - startedAt }
    }
  }
  const startedAt = performance.now()
  for (let sent = 0; sent < perSecond * seconds; sent++) {
    const dueMs = (1000 * sent) / perSecond - (performance.now() - startedAt)
    if (dueMs > 1) await new Promise((resolve) => setTimeout(resolve, dueMs))
    outcomes.push(shoot())
  }
  const all = await Promise.all(outcomes)
  await pool.close()
  return all
}

export const run = async (args: string[]): Promise<boolean> => {
  const { values } = parseArgs({ args, options: { seconds: { type: 'string', default: '30' } } })
  const seconds = Number(values.seconds)
  const capacity = (threads * 1000) / engineMs
  const backends = await startBackends()
  const service = await startService(backends, {
    workers: ['ocr'],
    env: { ECHO_ENGINE: 'true', ECHO_ENGINE_MS: String(engineMs), WORKER_THREADS: String(threads) },
    gatewayEnv: { REQUEST_TIMEOUT_MS: String(deadlineMs), MAX_WAITING: '100' },
  })
  const residentMb = async () => (await scrape(service.gateway.ports.adminPort))('process_resident_memory_bytes') / 1e6
  try {
    await offer(service.url, 3 * capacity, Math.min(10, seconds))
    const memoryBefore = await residentMb()
    const outcomes = await offer(service.url, 3 * capacity, seconds)
    const memoryAfter = await residentMb()
    const of = (status: number) => outcomes.filter((outcome) => outcome.status === status).map(({ ms }) => ms)
    const [answered, refused, late] = [of(200), of(503), of(504)]
    const other = outcomes.length - answered.length - refused.length - late.length
    console.log(`offered ${outcomes.length} in ${seconds} s, three times the workers' ${capacity} per second`)
    console.log(
      `answered ${answered.length}: p50 ${quantile(answered, 0.5).toFixed(0)} ms, slowest ${Math.max(...answered).toFixed(0)} ms (deadline ${deadlineMs} ms); past the deadline: ${late.length}`,
    )
    console.log(
      `refused ${refused.length}: p50 ${quantile(refused, 0.5).toFixed(0)} ms, p99 ${quantile(refused, 0.99).toFixed(0)} ms (target ${refusalTargetMs} ms); anything else: ${other}`,
    )
    console.log(`memory of the gateway: ${memoryBefore.toFixed(0)} MB before, ${memoryAfter.toFixed(0)} MB after`)
    return (
      late.length === 0 &&
      other === 0 &&
      refused.length > 0 &&
      quantile(refused, 0.99) <= refusalTargetMs &&
      Math.max(...answered) <= deadlineMs &&
      memoryAfter / memoryBefore <= growthTarget
    )
  } finally {
    await service.stop()
    await backends.stop()
  }
}
