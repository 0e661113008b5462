import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

/** What a suite needs that a machine may lack, by the start of its path. */
const needs: [path: string, what: string][] = [
  ['test/browser/', 'Chromium (CHROMIUM, or chromium on the PATH)'],
  ['test/chaos/failover', 'redis-server with Sentinel (TEST_REDIS_SERVER)'],
  ['test/own-service/collector', 'a collector of OpenTelemetry (OTELCOL, or otelcol on the PATH)'],
  ['test/own-service/refused-starts', 'redis-server (TEST_REDIS_SERVER) and openssl'],
  ['test/service/generated-clients', 'Python with openapi-python-client'],
  ['test/service/python-package', 'Python 3.9 or newer'],
  ['test/deploy/namespaces', 'promtool'],
  ['test/deploy/kubernetes', 'kubectl or kustomize'],
  ['packages/platform/src/store/object-store', 'an S3 server of yours (TEST_S3_ENDPOINT)'],
]

/** One line for each file that left tests out; nothing when all ran. */
const skippedLines = (modules: readonly { path: string; skipped: number }[]): string[] => {
  const left = modules.filter(({ skipped }) => skipped > 0)
  if (left.length === 0) return []
  const total = left.reduce((sum, { skipped }) => sum + skipped, 0)
  const lines = left.map(({ path, skipped }) => {
    const what = needs.find(([start]) => path.startsWith(start))?.[1]
    return `  ${path}: ${skipped}${what ? `, for want of ${what}` : ''}`
  })
  return [`Skipped on this machine, ${total} tests:`, ...lines]
}

/** Says at the very end what was not tested: a green run must not look like more than it is. */
export const createTellSkipped = (): Reporter => {
  let areChosenByName = false
  return {
    onInit: ({ config }) => {
      // `-t NAME` skips all others: no machine lacked anything.
      areChosenByName = config.testNamePattern !== undefined
    },
    onTestRunEnd: (modules: readonly TestModule[]) => {
      if (areChosenByName) return
      const counted = modules.map((one) => ({
        path: relative(process.cwd(), one.moduleId).replaceAll('\\', '/'),
        skipped: [...one.children.allTests('skipped')].length,
      }))
      const lines = skippedLines(counted)
      // After the summary, which the usual reporter prints in the same turn.
      if (lines.length > 0) setImmediate(() => console.log(lines.join('\n')))
    },
  }
}
