import { startRedisForTests } from '@vivid/embedded/for-tests'
import { expect, test } from 'vitest'
import { isWholeRun } from '../support/whole-run.js'
import { describeBackfile, runBackfile } from './run-backfile.js'

const documents = isWholeRun ? 150 : 40
const KILLS = 5

test('a back-file goes through while gateways, workers, the batch and the receiver of webhooks are killed', async () => {
  const account = await runBackfile({
    redis: await startRedisForTests(),
    documents,
    seed: 1,
    // Slow, so that there is work under way at each kill.
    env: { ECHO_ENGINE_MS: '500', WORKER_THREADS: '2' },
    pauseMs: { least: 300, most: 600 },
    outageMs: 500,
    mostKills: KILLS,
  })
  const { line, sound } = describeBackfile(account)
  expect(sound, line).toBe(true)
  expect(
    Object.values(account.killed).reduce((sum, times) => sum + times),
    line,
  ).toBe(KILLS)
})
