import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startEmbeddedStore } from '@vivid/embedded'
import { findRedisServer } from '@vivid/embedded/for-tests'
import type { ComposeService } from '../deploy/compose-file.js'
import { isInstalled } from './buildah.js'

/** A server of the compose file, whose image is somebody else's: the same kind of program of this machine stands in. */
export interface StandIn {
  about: string
  port: number
  /** The service's own health check, by the program of this machine. */
  healthy(): Promise<boolean>
  stop(): Promise<void>
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'vivid-images-'))

const spawned = (binary: string, args: string[], env: Record<string, string> = {}) =>
  spawn(binary, args, { stdio: 'ignore', env: { PATH: process.env.PATH, ...env } })

const stopAll = (child: ChildProcess, folder: string) => async () => {
  if (child.exitCode === null && child.signalCode === null) {
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await exited
  }
  rmSync(folder, { recursive: true, force: true })
}

/** Redis or Valkey with the flags of the compose file. */
export const startQueueServer = async (service: ComposeService): Promise<StandIn> => {
  const binary = findRedisServer()
  if (!binary) throw new Error('there is no redis-server or valkey-server (apt-get install redis-server)')
  const [folder, port] = [newFolder(), await freePort()]
  const [, ...flags] = service.command!
  const child = spawned(binary, [...flags, '--port', String(port), '--bind', '127.0.0.1', '--dir', folder])
  const client = binary.replace(/-server$/, '-cli')
  const [, , ...check] = service.healthcheck!.test
  return {
    about: spawnSync(binary, ['--version']).stdout.toString().split(' sha')[0]!.trim(),
    port,
    healthy: async () => {
      const { stdout } = spawnSync(client, ['-p', String(port), ...check], {
        env: { PATH: process.env.PATH, ...service.environment },
      })
      return stdout.toString().trim() === 'PONG'
    },
    stop: stopAll(child, folder),
  }
}

/** MinIO (MINIO_SERVER, or `minio` in the path), or the embedded S3 server where there is none. */
export const startStoreServer = async (service: ComposeService): Promise<StandIn> => {
  const binary = process.env.MINIO_SERVER || 'minio'
  const [folder, port] = [newFolder(), await freePort()]
  if (!isInstalled(binary, '--version')) {
    const server = await startEmbeddedStore({ port, directory: folder })
    const stop = async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    }
    return { about: 'the embedded S3 server: no MinIO here', port, healthy: async () => true, stop }
  }
  const [command] = service.command!
  const child = spawned(binary, [command!, folder, '--address', `127.0.0.1:${port}`], service.environment)
  const url = service.healthcheck!.test.at(-1)!.replace(/:\d+/, `:${port}`)
  return {
    about: spawnSync(binary, ['--version']).stdout.toString().split('\n')[0]!.trim(),
    port,
    healthy: async () => (await fetch(url).catch(() => null))?.ok ?? false,
    stop: stopAll(child, folder),
  }
}

/** The keys that the store which stands in takes. */
export const storeKeys = (): Record<'S3_ACCESS_KEY' | 'S3_SECRET_KEY', string> =>
  isInstalled(process.env.MINIO_SERVER || 'minio', '--version')
    ? { S3_ACCESS_KEY: 'vivid-images', S3_SECRET_KEY: 'a-secret-of-the-store' }
    : { S3_ACCESS_KEY: 'S3RVER', S3_SECRET_KEY: 'S3RVER' }
