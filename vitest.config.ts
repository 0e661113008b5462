import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { dockerIsPresent } from './test/support/docker-is-present.js'
import { LongestFirst } from './test/support/longest-first.js'
import { createTellSkipped } from './test/support/tell-skipped.js'

const cores = availableParallelism()
/** Threads calculate. Processes run what starts services of its own, and wait most of the time: one more than there are cores. */
const atATime = { threads: Math.min(4, Math.max(2, cores)), forks: Math.min(4, Math.max(2, cores + 1)) }

/** Long: beside other work a test may take ten times as long, and only one that hangs should fail. */
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } }

/** Packages are tested against each other as they are built: Node loads them itself, once for all files of a thread. */
const server = { deps: { external: [/\/(packages|apps)\/[^/]+\/dist\//] } }

/** They drive the service at a steady rate, or count CPU: one file at a time, beside nothing else. */
const timed = [
  'test/chaos/chaos.test.ts',
  'test/e2e/{rolling-restart,tenancy}.test.ts',
  'test/fuzz/costliest/{pages,texts}.test.ts',
]

/** They change what holds for a whole process, such as which decoders are on: beside no other file in theirs. */
const processWide = ['packages/vision/src/image/limit-decoders.test.ts']

/** Real processes: the files that share one running service or start their own, and after everything else those that are timed. */
const endToEnd = (name: string, include: string[], env: Record<string, string> = {}) => [
  {
    test: {
      name,
      server,
      ...patience,
      env,
      include,
      exclude: timed,
      globalSetup: ['test/support/shared-service.ts'],
    },
  },
  {
    test: {
      name: `${name}-timed`,
      server,
      ...patience,
      env,
      include: timed,
      poolOptions: { forks: { singleFork: true } },
      sequence: { groupOrder: 1 },
    },
  },
]

/** The same tests once more on Valkey and MinIO's fork as users run them, where there is a Docker engine. */
const inContainers = () => {
  if (dockerIsPresent())
    return endToEnd('e2e-containers', ['test/{e2e,chaos,fuzz}/**/*.test.ts'], { TEST_BACKENDS: 'containers' })
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
          name: 'unit',
          server,
          ...patience,
          pool: 'threads',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/*/src/**/*.test.ts',
            'test/{accuracy,bench,capacity,clients}/**/*.test.ts',
          ],
          exclude: processWide,
        },
      },
      {
        test: {
          name: 'process-wide',
          server,
          ...patience,
          include: processWide,
        },
      },
      {
        test: {
          name: 'architecture',
          server,
          ...patience,
          pool: 'threads',
          include: ['test/*.test.ts'],
        },
      },
      {
        test: {
          name: 'deploy',
          server,
          ...patience,
          pool: 'threads',
          include: ['test/deploy/**/*.test.ts'],
        },
      },
      ...endToEnd('e2e', ['test/{e2e,chaos,fuzz,browser}/**/*.test.ts']),
      ...inContainers(),
    ],
  },
})
