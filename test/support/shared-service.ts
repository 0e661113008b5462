import { jobKinds } from '@vivid/contract'
import type { TestProject } from 'vitest/node'
import { startBackends } from './backends.js'
import { descendants, temporaryFolders, testFolderPrefix } from './leftovers.js'
import { startService } from './service.js'

declare module 'vitest' {
  interface ProvidedContext {
    echoUrl: string
    echoAdminPort: number
    realUrl: string
  }
}

/** Two services for all tests that do not break them: one whose engines echo, one whose engines read, judge and compare. */
export default async function setup(project: TestProject) {
  process.env.TEST_RUN = String(process.pid)
  const before = new Set(leftovers())
  const inContainers = project.config.env?.TEST_BACKENDS === 'containers'
  const start = async (env: Record<string, string>) => {
    const backends = await startBackends(inContainers)
    const service = await startService(backends, { workers: jobKinds, env })
    const stop = async () => {
      await service.stop()
      await backends.stop()
    }
    return { service, stop }
  }
  const [echo, real] = await Promise.all([start({ ECHO_ENGINE: 'true' }), start({})])
  project.provide('echoUrl', echo.service.url)
  project.provide('echoAdminPort', echo.service.gateway.ports.adminPort)
  project.provide('realUrl', real.service.url)
  return async () => {
    await Promise.all([echo.stop(), real.stop()])
    // What was there before belongs to another project of this run, which looks after it in its turn.
    const left = leftovers().filter((one) => !before.has(one))
    if (left.length > 0) throw new Error(`left behind by the tests:\n${left.join('\n')}`)
  }
}

/** Processes and folders: a test that leaves one behind fails the run. */
const leftovers = (): string[] => [
  ...descendants(process.pid)
    .filter(({ command }) => /apps\/|packages\/embedded|(redis|valkey)-server/.test(command))
    .map(({ pid, command }) => `process ${pid} ${command}`),
  ...temporaryFolders(testFolderPrefix()),
]
