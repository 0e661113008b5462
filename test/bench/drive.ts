import { createClient, quantile, type Shot } from '@vivid/traffic'

export interface Volley {
  seconds: number
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Answers by HTTP status; 0 stands for a broken connection. */
  statuses: Record<number, number>
  /** Answers with status 200 whose body does not hold the truth. */
  wrong: number
}

const TIMEOUT_MS = 300_000

/** Closed model: sends all shots with so many under way at a time. */
export const drive = async (url: string, shots: readonly Shot[], concurrency: number): Promise<Volley> => {
  const client = createClient(url, { connections: concurrency, timeoutMs: TIMEOUT_MS })
  const latencies: number[] = []
  const statuses: Record<number, number> = {}
  let wrong = 0
  let next = 0

  const lane = async () => {
    for (let shot = shots[next++]; shot; shot = shots[next++]) {
      const startedAt = performance.now()
      const { status, right } = await client.send(shot)
      if (right === false) wrong += 1
      latencies.push(performance.now() - startedAt)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: concurrency }, lane))
  const seconds = (performance.now() - startedAt) / 1000
  await client.close()
  return {
    seconds,
    perSecond: shots.length / seconds,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    statuses,
    wrong,
  }
}
