import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { scrape } from '@vivid/traffic'
import type { DeferredCost } from '../capacity/inputs.js'
import { jpegOf } from '../support/request.js'
import { startApp, startService } from '../support/service.js'
import { makeToken } from '../support/token.js'
import type { RedisCounter } from './count-redis.js'
import { drive } from './drive.js'
import { metricsUrl } from './metrics-url.js'
import { multipartPassport } from './multipart-passport.js'

/** Until sweeps have removed what is only needed for a moment. */
const QUIET_MS = 3_000

/** What Redis holds of passports sent with `Prefer: respond-async` and an Idempotency-Key: while they wait, and once they are answered. */
export const measureDeferred = async (
  counter: RedisCounter,
  env: Parameters<typeof startService>[0]['env'],
  { count, concurrency, workerEnv }: { count: number; concurrency: number; workerEnv: Record<string, string> },
): Promise<DeferredCost> => {
  const service = await startService({ env }, { workers: [] })
  const token = makeToken({ sub: 'archive' })
  const shots = Array.from({ length: count }, (_, n) => ({
    ...multipartPassport(jpegOf(5_000, n)),
    ...{ token, prefer: 'respond-async', idempotencyKey: randomUUID() },
  }))
  try {
    const waiting = await counter.during(async () => {
      const { statuses } = await drive(service.url, shots, concurrency)
      if (statuses[202] !== count) throw new Error(`not all were accepted: ${JSON.stringify(statuses)}`)
    })
    const run = await counter.during(async () => {
      const worker = await startApp('ocr', { ...env, ...workerEnv })
      const ended = async () => (await scrape(metricsUrl(service.gateway)))('vivid_deferred_ends_total')
      while ((await ended()) < count) await sleep(500)
      await worker.stop()
      await sleep(QUIET_MS)
    })
    const waitingBytes = waiting.keptBytes / count
    return { waitingBytes, keptBytes: waitingBytes + run.keptBytes / count }
  } finally {
    await service.stop()
  }
}
