import { startRedisForTests } from '@vivid/embedded/for-tests'
import { expect, test } from 'vitest'
import { describeBackfile, runBackfile } from './run-backfile.js'

test('a back-file goes through while gateways, workers, the batch and the receiver of webhooks are killed', async () => {
  const account = await runBackfile({
    redis: await startRedisForTests(),
    documents: 150,
    seed: 1,
    env: { ECHO_ENGINE_MS: '100', WORKER_THREADS: '2' },
    pauseMs: { least: 300, most: 900 },
    mostKills: 4,
  })
  const { line, sound } = describeBackfile(account)
  expect(sound, line).toBe(true)
})
