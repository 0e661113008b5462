import { defineConfig } from 'vitest/config'

/** Real processes on two cores: one test file at a time, and patience. */
const realProcesses = {
  fileParallelism: false,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  globalSetup: ['test/support/shared-service.ts'],
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'architecture', include: ['test/architecture.test.ts'], testTimeout: 60_000 } },
      { test: { name: 'e2e', include: ['test/e2e/**/*.test.ts'], ...realProcesses } },
    ],
  },
})
