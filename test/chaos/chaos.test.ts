import { startRedisForTests } from '@vivid/embedded/for-tests'
import { expect, test } from 'vitest'
import { describeRun } from './describe-run.js'
import { echoRequests } from './echo-requests.js'
import { shortPlan } from './plan.js'
import { runChaos, SLOWEST_CALM_MS } from './run-chaos.js'
import { startWorld } from './world.js'

const REQUEST_MS = 15_000

test('nothing is lost, doubled or wrong while workers, Redis, a gateway and connections die', async () => {
  const world = await startWorld({
    redis: await startRedisForTests(),
    gateways: 2,
    workers: ['ocr', 'ocr', 'selfie-liveness', 'document-liveness'],
    env: { ECHO_ENGINE: 'true', ECHO_ENGINE_MS: '100', REQUEST_TIMEOUT_MS: String(REQUEST_MS) },
  })
  try {
    const run = await runChaos({
      world,
      requests: echoRequests(),
      plan: shortPlan,
      perSecond: 12,
      minRequests: 0,
      calmMs: 1_000,
      cycleMs: { least: 2_000, most: 12_000 },
      steadyMs: 1_000,
      requestTimeoutMs: REQUEST_MS,
      seed: 1,
      onProgress: () => undefined,
    })
    const { lines, passed } = describeRun(run, run.slowMs / SLOWEST_CALM_MS)
    expect(passed, lines.join('\n')).toBe(true)
    // A run in which nothing was hit, or nothing got through, would pass as well. How many got through depends on how fast it recovers.
    expect(run.faults).toHaveLength(shortPlan.length)
    expect(run.entries.filter(({ verdict }) => verdict === 'right').length).toBeGreaterThan(2 * shortPlan.length)
    expect(run.entries.some(({ verdict }) => verdict === 'refused')).toBe(true)
  } finally {
    await world.stop()
  }
})
