import { setTimeout as sleep } from 'node:timers/promises'
import { offer } from '@vivid/traffic'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Backends, startBackends } from '../support/backends.js'
import { eventually } from '../support/eventually.js'
import {
  findRedisServer,
  type SentinelGroup,
  sentinelMasterName,
  startSentinelGroup,
} from '../support/redis-processes.js'
import { type Service, startService } from '../support/service.js'
import { isWholeRun } from '../support/whole-run.js'
import { echoRequests } from './echo-requests.js'
import { count } from './ledger.js'
import { createWatchedClient } from './watched-client.js'

const binary = findRedisServer()
if (!binary) console.log('No redis-server or valkey-server here: failover by Sentinels is not tested.')

const REQUEST_MS = 60_000
const PER_SECOND = 10
/** Right answers before it happens, and after it: so many show that it is over. A busy machine may refuse some requests and takes longer. */
const ENOUGH_ANSWERS = 15
const RECOVERY_MS = 120_000

describe.skipIf(!binary)('failover by Sentinels under load', () => {
  let group: SentinelGroup
  let backends: Backends
  let service: Service

  beforeAll(async () => {
    ;[group, backends] = await Promise.all([startSentinelGroup(binary!), startBackends()])
    await group.inSync()
    service = await startService(
      { env: { ...backends.env, REDIS_URL: group.url } },
      {
        workers: ['ocr'],
        env: { ECHO_ENGINE: 'true', ECHO_ENGINE_MS: '50' },
        gatewayEnv: { REQUEST_TIMEOUT_MS: String(REQUEST_MS) },
      },
    )
  })
  afterAll(async () => {
    await service?.stop()
    await Promise.all([group?.stop(), backends?.stop()])
  })

  /** Steady traffic around `happens`; every answer is held against its picture. */
  const underLoad = async (happens: () => Promise<void>) => {
    const client = createWatchedClient({
      port: Number(new URL(service.url).port),
      timeoutMs: REQUEST_MS + 10_000,
      deaths: () => [],
    })
    const end = new AbortController()
    const traffic = offer({
      client,
      phases: [{ name: 'steady', seconds: 3600, fromPerSecond: PER_SECOND, toPerSecond: PER_SECOND }],
      shot: echoRequests(['passport']).shot,
      onOutcome: () => undefined,
      maxRequests: Number.POSITIVE_INFINITY,
      maxUnderWay: Number.POSITIVE_INFINITY,
      signal: end.signal,
    })
    await eventually('answers before it', () => count(client.entries, 'right') >= ENOUGH_ANSWERS)
    await happens()
    const happenedAt = client.entries.length
    const answeredSince = () => count(client.entries.slice(happenedAt), 'right')
    await eventually('answers after it', () => answeredSince() >= ENOUGH_ANSWERS, RECOVERY_MS)
    end.abort()
    await traffic
    const { entries, doubled } = client
    const [right, refused, late, wrong, lost] = (['right', 'refused', 'late', 'wrong', 'lost'] as const).map(
      (verdict) => count(entries, verdict),
    )
    console.log({ requests: entries.length, right, refused, late, wrong, lost, doubled: doubled.length })
    expect({ late, wrong, lost, doubled }).toEqual({ late: 0, wrong: 0, lost: 0, doubled: [] })
  }

  const replaced = async (before: { port: number }) => {
    for (;;) {
      const now = await group.master().catch(() => before)
      if (now.port !== before.port) return
      await sleep(100)
    }
  }

  if (isWholeRun)
    test('planned: nothing is lost, wrong or doubled', async () => {
      await underLoad(async () => {
        const before = await group.master()
        await group.sentinels[0]!.tell('SENTINEL', 'FAILOVER', sentinelMasterName)
        await replaced(before)
      })
    })

  // In a whole run the one that serves then was the first master: it came back as a replica after the planned failover.
  test('the master is killed: nothing is lost, wrong or doubled', async () => {
    await group.inSync()
    const before = await group.master()
    await underLoad(async () => {
      await before.stop('SIGKILL')
      await replaced(before)
    })
  })
})
