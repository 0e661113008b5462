import { defineConfig } from 'vitest/config'
import { dockerIsPresent } from './test/support/containers.js'

/** Real processes on two cores: one test file at a time, and patience. */
const realProcesses = {
  include: ['test/{e2e,chaos,fuzz}/**/*.test.ts'],
  fileParallelism: false,
  testTimeout: 60_000,
  hookTimeout: 120_000,
  globalSetup: ['test/support/shared-service.ts'],
}

/** The same tests once more on Valkey and MinIO's fork as users run them, where there is a Docker engine. */
const inContainers = () => {
  if (dockerIsPresent())
    return [{ test: { name: 'e2e-containers', ...realProcesses, env: { TEST_BACKENDS: 'containers' } } }]
  console.log('No Docker engine here: the end-to-end tests run on the embedded servers only.')
  return []
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'test/accuracy/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'architecture',
          include: ['test/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'deploy',
          include: ['test/deploy/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'e2e', ...realProcesses, include: [...realProcesses.include, 'test/browser/**/*.test.ts'] } },
      ...inContainers(),
    ],
  },
})
