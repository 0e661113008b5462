import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@vivid/embedded'
import type { RedisForTests, StoreForTests } from '@vivid/embedded/for-tests'
import { GenericContainer, type StartedTestContainer, Wait } from 'testcontainers'
import { testFolderPrefix } from './leftovers.js'

const valkeyImage = 'valkey/valkey:9.1.1-alpine'
/** MinIO's maintained fork: the same environment, API and health route. */
const storeImage = 'pgsty/silo:RELEASE.2026-09-16T00-00-00Z'

/** Stopping twice is fine: tests take a server away, and the tear-down does not know. */
const restartable = async (make: () => Promise<StartedTestContainer>) => {
  let container = await make()
  let stopped: Promise<unknown> | undefined
  return {
    kill: async () => {
      stopped ??= container.stop({ timeout: 0 })
      await stopped
    },
    start: async () => {
      container = await make()
      stopped = undefined
    },
  }
}

export const startContainerRedis = async (): Promise<RedisForTests> => {
  const port = await freePort()
  const server = await restartable(() =>
    new GenericContainer(valkeyImage)
      .withExposedPorts({ container: 6379, host: port })
      .withWaitStrategy(Wait.forLogMessage(/Ready to accept connections/))
      .start(),
  )
  const urlAt = (at: number) => `redis://127.0.0.1:${at}`
  return {
    ...server,
    about: valkeyImage,
    address: { url: urlAt(port) },
    port,
    urlAt,
    keepsData: false,
    stop: server.kill,
  }
}

export const startContainerStore = async (): Promise<StoreForTests> => {
  const port = await freePort()
  const directory = await mkdtemp(join(tmpdir(), testFolderPrefix()))
  const server = await restartable(() =>
    new GenericContainer(storeImage)
      .withCommand(['server', '/data'])
      .withEnvironment({ MINIO_ROOT_USER: 'vivid-tests', MINIO_ROOT_PASSWORD: 'vivid-tests-secret' })
      .withBindMounts([{ source: directory, target: '/data' }])
      .withExposedPorts({ container: 9000, host: port })
      .withWaitStrategy(Wait.forHttp('/minio/health/ready', 9000))
      .start(),
  )
  return {
    ...server,
    about: storeImage,
    port,
    env: { S3_ACCESS_KEY: 'vivid-tests', S3_SECRET_KEY: 'vivid-tests-secret', S3_BUCKET: 'vivid' },
    stop: async () => {
      await server.kill()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
