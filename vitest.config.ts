import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { dockerIsPresent } from './test/support/docker-is-present.js'
import { LongestFirst } from './test/support/longest-first.js'
import { createTellSkipped } from './test/support/tell-skipped.js'
import { isWholeRun } from './test/support/whole-run.js'

// Read by native code of all threads: the library that runs networks would tell Microsoft about them.
process.env.ORT_DISABLE_TELEMETRY = '1'

const cores = availableParallelism()
/** Threads calculate. Processes run what starts services of its own, and wait most of the time: one more than there are cores. */
const atATime = { threads: Math.min(4, Math.max(2, cores)), forks: Math.min(4, Math.max(2, cores + 1)) }

/** What the tests of every size share. */
const shared = {
  // Long: beside other work a test may take ten times as long, and only one that hangs should fail.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
  // Packages are tested against each other as they are built: Node loads them itself, once for all files of a thread.
  server: { deps: { external: [/\/(packages|apps)\/[^/]+\/dist\//] } },
}

/** Beside no other file: these count CPU, compare times, or change what holds for their whole process. */
const alone = [
  'packages/vision/src/image/limit-decoders.test.ts',
  'test/own-service/tenancy.test.ts',
  'test/fuzz/costliest/{pages,texts}.test.ts',
]

const service = ['test/{service,browser}/**/*.test.ts', 'test/fuzz/fuzz.test.ts']
const ownService = ['test/{own-service,chaos}/**/*.test.ts']
/** The interface without its process: `buildApp` on stand-ins for Redis and the store. */
const app = ['apps/gateway/src/**/*.app.test.ts']

/** The same tests once more on Valkey and MinIO's fork as users run them, where there is a Docker engine. */
const inContainers = () => {
  if (!isWholeRun) return []
  if (dockerIsPresent()) {
    const env = { TEST_BACKENDS: 'containers' }
    return [
      {
        test: {
          ...shared,
          name: 'containers',
          env,
          include: [...service, ...ownService],
          exclude: alone,
          globalSetup: ['test/support/shared-service.ts'],
        },
      },
    ]
  }
  const { TEST_REDIS_URL, TEST_REDIS_SERVER, TEST_S3_ENDPOINT } = process.env
  const redis = TEST_REDIS_URL ? 'the server of TEST_REDIS_URL' : (TEST_REDIS_SERVER ?? 'the embedded Valkey')
  const store = TEST_S3_ENDPOINT ? 'the server of TEST_S3_ENDPOINT' : 'the embedded S3 server'
  console.log(`No Docker engine here: the end-to-end tests run on ${redis} and ${store} only.`)
  return []
}

export default defineConfig({
  test: {
    reporters: ['default', createTellSkipped()],
    // As long as services take to stop on a busy machine.
    teardownTimeout: 120_000,
    // Many files after one another in one thread or process: starting one for each took longer than the unit tests themselves. Projects
    // of one pool follow one another, so that those that wait for processes and disks are beside those that calculate. One may
    // be ended when it idles, and no more: of two that are, the pool would end one twice, which fails the run.
    poolOptions: {
      threads: { isolate: false, maxThreads: atATime.threads, minThreads: atATime.threads - 1 },
      forks: { isolate: false, maxForks: atATime.forks, minForks: atATime.forks - 1 },
    },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          pool: 'threads',
          include: [
            '{packages,apps}/*/src/**/*.test.ts',
            'test/{accuracy,bench,capacity,clients,deploy}/**/*.test.ts',
            'test/fuzz/*/*.test.ts',
          ],
          exclude: [...app, ...alone],
        },
      },
      { test: { ...shared, name: 'app', pool: 'threads', include: app } },
      {
        test: {
          ...shared,
          name: 'service',
          include: service,
          globalSetup: ['test/support/shared-service.ts'],
        },
      },
      { test: { ...shared, name: 'own-service', include: ownService, exclude: alone } },
      {
        test: {
          ...shared,
          name: 'alone',
          include: alone,
          poolOptions: { forks: { singleFork: true, isolate: true } },
          sequence: { groupOrder: 1 },
        },
      },
      // Not of `npm test`: `npm run check`.
      { test: { ...shared, name: 'check', pool: 'threads', include: ['test/check/*.test.ts'] } },
      ...inContainers(),
    ],
  },
})
