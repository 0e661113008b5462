import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jobKinds } from '@vivid/contract'
import { startRedisForTests } from '@vivid/embedded/for-tests'
import { expect, onTestFinished, test } from 'vitest'
import { testFolderPrefix } from '../support/leftovers.js'
import { isWholeRun } from '../support/whole-run.js'
import { closeBooks, readBooks } from './books.js'
import { describeRun } from './describe-run.js'
import { echoRequests } from './echo-requests.js'
import { count } from './ledger.js'
import { shortPlan } from './plan.js'
import { runChaos } from './run-chaos.js'
import { startWorld } from './world.js'

const REQUEST_MS = 15_000
/** A line whose writer died is written by another gateway after half a minute. */
const BOOKS_MS = 90_000
/** Long: how fast it recovers is measured by `npm run chaos`, where nothing else runs; here only one that never does should fail. */
const RECOVERY_MS = 60_000

test('nothing is lost, doubled or wrong while workers, Redis, a gateway and connections die', async () => {
  const folder = await mkdtemp(join(tmpdir(), testFolderPrefix()))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const auditFile = join(folder, 'audit.ndjson')
  const world = await startWorld({
    redis: await startRedisForTests(),
    gateways: 2,
    workers: isWholeRun ? ['ocr', ...jobKinds] : ['ocr', 'selfie-liveness'],
    env: {
      ECHO_ENGINE: 'true',
      ECHO_ENGINE_MS: '100',
      REQUEST_TIMEOUT_MS: String(REQUEST_MS),
      AUDIT_LOG: auditFile,
    },
  })
  try {
    const run = await runChaos({
      world,
      requests: isWholeRun ? echoRequests() : echoRequests(['passport', 'selfie']),
      plan: shortPlan,
      perSecond: 8,
      minRequests: 0,
      calmMs: 1_000,
      cycleMs: { least: 2_000, most: RECOVERY_MS },
      steadyMs: 1_000,
      requestTimeoutMs: REQUEST_MS,
      seed: 1,
      onProgress: () => undefined,
    })
    const { lines, sound } = describeRun(run)
    console.log(lines.join('\n'))
    expect(sound, lines.join('\n')).toBe(true)
    // Redis has lost its counts: the lines are compared with what callers have.
    const books = await closeBooks(() => readBooks(world, auditFile, false), run.entries, BOOKS_MS)
    expect(books.problems, books.summary).toEqual([])
    // A run in which nothing was hit would pass as well.
    expect(run.faults).toHaveLength(shortPlan.length)
    expect(run.entries.some(({ verdict }) => verdict === 'refused')).toBe(true)
    for (const { name, overAt, untilAt } of run.faults) {
      const since = run.entries.filter(({ sentAt, endedAt }) => sentAt >= overAt && endedAt <= untilAt)
      expect(count(since, 'right'), `right answers after "${name}"`).toBeGreaterThan(0)
    }
  } finally {
    await world.stop()
  }
})
