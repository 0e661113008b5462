import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startEmbeddedRedis, startEmbeddedStore } from '@vivid/embedded'
import { connectForCommands, createLog, whenReady } from '@vivid/platform'
import type { ComposeService } from './compose-file.js'

export interface StandIns {
  ports: { valkey: number; store: number }
  settings(): Promise<Record<string, string>>
  stop(): Promise<void>
}

/** `--name value` pairs of a server's command line. */
const flagsOf = (command: string[]): [string, string][] =>
  command.flatMap((word, index) =>
    word.startsWith('--') ? [[word.slice(2), command[index + 1]!] as [string, string]] : [],
  )
/** The embedded server keeps nothing on disk. */
const ofTheDisk = new Set(['appendonly', 'appendfsync'])

/** Embedded servers in place of the images, with the settings of their compose services. */
export const startStandIns = async (services: Record<string, ComposeService>): Promise<StandIns> => {
  const directory = await mkdtemp(join(tmpdir(), 'vivid-test-'))
  const ports = { valkey: await freePort(), store: await freePort() }
  const [redis, store] = await Promise.all([
    startEmbeddedRedis({ port: ports.valkey }),
    startEmbeddedStore({ port: ports.store, directory }),
  ])
  const commands = connectForCommands(redis.address.url, createLog('test', 'silent'))
  await whenReady(commands, 60_000)
  for (const [name, value] of flagsOf(services.valkey!.command!)) {
    if (!ofTheDisk.has(name)) await commands.config('SET', name, value)
  }
  return {
    ports,
    settings: async () => {
      const [, policy] = (await commands.config('GET', 'maxmemory-policy')) as [string, string]
      return { policy }
    },
    stop: async () => {
      commands.disconnect()
      await Promise.all([redis.stop(), store.stop()])
      await rm(directory, { recursive: true, force: true })
    },
  }
}
