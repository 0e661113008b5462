import { existsSync } from 'node:fs'
import { GenericContainer, type StartedTestContainer, Wait } from 'testcontainers'
import type { Server } from './backends.js'

const valkeyImage = 'valkey/valkey:9.1.1-alpine'
/** MinIO's maintained fork: the same environment, API and health route. */
const storeImage = 'pgsty/silo:RELEASE.2026-09-16T00-00-00Z'

export const dockerIsPresent = (): boolean => Boolean(process.env.DOCKER_HOST) || existsSync('/var/run/docker.sock')

/** Stopping twice is fine: tests take a server away, and the tear-down does not know. */
const asServer = (container: StartedTestContainer): Server => {
  let stopped: Promise<unknown> | undefined
  return {
    stop: async () => {
      stopped ??= container.stop({ timeout: 0 })
      await stopped
    },
  }
}

export const startContainerRedis = async (port: number): Promise<Server> =>
  asServer(
    await new GenericContainer(valkeyImage)
      .withExposedPorts({ container: 6379, host: port })
      .withWaitStrategy(Wait.forLogMessage(/Ready to accept connections/))
      .start(),
  )

export const startContainerStore = async (port: number, directory: string): Promise<Server> =>
  asServer(
    await new GenericContainer(storeImage)
      .withCommand(['server', '/data'])
      .withEnvironment({ MINIO_ROOT_USER: 'vivid-tests', MINIO_ROOT_PASSWORD: 'vivid-tests-secret' })
      .withBindMounts([{ source: directory, target: '/data' }])
      .withExposedPorts({ container: 9000, host: port })
      .withWaitStrategy(Wait.forHttp('/minio/health/ready', 9000))
      .start(),
  )
