import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { askRedis } from './ask-redis.js'
import { openGate } from './gate.js'
import type { RedisForTests } from './redis-server.js'

/** What a run that was killed holds is free again after this; no test file takes as long. */
const CLAIM_SECONDS = 900
const WAIT_FOR_FREE_MS = 120_000

/** Database 0 holds who has which of the others. */
const claimDatabase = async (server: string): Promise<{ number: number; release(): Promise<void> }> => {
  const count = Number(/(\d+)\r\n$/.exec(await askRedis(server, ['CONFIG', 'GET', 'databases']))?.[1] ?? 1)
  const until = performance.now() + WAIT_FOR_FREE_MS
  for (;;) {
    for (let number = 1; number < count; number++) {
      const claim = ['SET', `vivid-test:database:${number}`, randomUUID(), 'NX', 'EX', String(CLAIM_SECONDS)]
      if (!(await askRedis(server, claim)).startsWith('+OK')) continue
      return { number, release: async () => void (await askRedis(server, ['DEL', claim[1]!])) }
    }
    if (performance.now() > until) throw new Error('TEST_REDIS_URL: no database of that server is free')
    await sleep(500)
  }
}

/** A database of its own on a server that others use too; killing it shuts the way to it. */
export const startGivenRedis = async (given: string): Promise<RedisForTests> => {
  const server = new URL(given)
  if (server.protocol !== 'redis:') throw new Error('TEST_REDIS_URL must start with redis://')
  server.pathname = '/0'
  const claimed = await claimDatabase(server.href)
  server.pathname = `/${claimed.number}`
  const empty = () => askRedis(server.href, ['FLUSHDB'])
  await empty()
  const gate = await openGate(server.hostname, Number(server.port || 6379))
  const urlAt = (port: number) => {
    const url = new URL(server.href)
    url.hostname = '127.0.0.1'
    url.port = String(port)
    return url.href
  }
  return {
    about: `the server of TEST_REDIS_URL, database ${claimed.number}`,
    address: { url: urlAt(gate.port) },
    port: gate.port,
    urlAt,
    keepsData: true,
    kill: gate.shut,
    start: async ({ keepData }) => {
      if (!keepData) await empty()
      await gate.open()
    },
    stop: async () => {
      await gate.shut()
      await empty()
      await claimed.release()
    },
  }
}
