import type { TestProject } from 'vitest/node'
import { startBackends } from './backends.js'
import { startService } from './service.js'

declare module 'vitest' {
  interface ProvidedContext {
    echoUrl: string
  }
}

/** One service with echo engines for all tests that do not break it. */
export default async function setup(project: TestProject) {
  const backends = await startBackends(project.config.env?.TEST_BACKENDS === 'containers')
  const service = await startService(backends, {
    workers: ['ocr', 'document-liveness', 'selfie-liveness'],
    env: { ECHO_ENGINE: 'true' },
  })
  project.provide('echoUrl', service.url)
  return async () => {
    await service.stop()
    await backends.stop()
  }
}
