import { createClient, type Shot } from '@vivid/traffic'

/** One tenant's part of the traffic: so many callers, each with one request under way at a time. */
export interface Callers {
  tenant: string
  count: number
  /** The n-th request of this tenant. */
  shot: (n: number) => Shot
}

export interface Sent {
  tenant: string
  kind: string
  status: number
  ms: number
  /** When it was answered, since the traffic began. */
  atMs: number
  right: boolean | null
}

/** Every caller sends its next request as soon as it has an answer, a refusal included. */
export const callFor = async (
  url: string,
  callers: readonly Callers[],
  seconds: number,
  timeoutMs: number,
): Promise<Sent[]> => {
  const connections = callers.reduce((sum, { count }) => sum + count, 0)
  const client = createClient(url, { connections, timeoutMs: 2 * timeoutMs })
  const sent: Sent[] = []
  const startedAt = performance.now()
  const endsAt = startedAt + seconds * 1000
  const call = async ({ tenant, shot }: Callers, next: () => number) => {
    while (performance.now() < endsAt) {
      const one = shot(next())
      const leftAt = performance.now()
      const { status, right } = await client.send(one)
      const atMs = performance.now() - startedAt
      sent.push({ tenant, kind: one.kind, status, ms: performance.now() - leftAt, atMs, right })
    }
  }
  await Promise.all(
    callers.flatMap((each) => {
      let n = 0
      const next = () => n++
      return Array.from({ length: each.count }, () => call(each, next))
    }),
  )
  await client.close()
  return sent
}
