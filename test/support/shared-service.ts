import { jobKinds } from '@vivid/contract'
import type { TestProject } from 'vitest/node'
import { startBackends } from './backends.js'
import { descendants, temporaryFolders, testFolderPrefix } from './leftovers.js'
import { startService } from './service.js'

declare module 'vitest' {
  interface ProvidedContext {
    echoUrl: string
    echoAdminPort: number
  }
}

/** One service with echo engines for all tests that do not break it. */
export default async function setup(project: TestProject) {
  process.env.TEST_RUN = String(process.pid)
  const before = new Set(leftovers())
  const backends = await startBackends(project.config.env?.TEST_BACKENDS === 'containers')
  const service = await startService(backends, {
    workers: jobKinds,
    env: { ECHO_ENGINE: 'true' },
  })
  project.provide('echoUrl', service.url)
  project.provide('echoAdminPort', service.gateway.ports.adminPort)
  return async () => {
    await service.stop()
    await backends.stop()
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
