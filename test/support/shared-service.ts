import type { TestProject } from 'vitest/node'
import { startBackends, startService } from './service.js'

declare module 'vitest' {
  interface ProvidedContext {
    echoUrl: string
    echoRedisUrl: string
  }
}

/** One service with echo engines for all tests that do not break it. */
export default async function setup(project: TestProject) {
  const backends = await startBackends()
  const service = await startService(backends, {
    workers: ['ocr', 'document-liveness', 'selfie-liveness'],
    env: { ECHO_ENGINE: 'true' },
  })
  project.provide('echoUrl', service.url)
  project.provide('echoRedisUrl', backends.redis.address.url)
  return async () => {
    await service.stop()
    await backends.stop()
  }
}
