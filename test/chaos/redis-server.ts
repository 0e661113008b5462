import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startEmbeddedRedis } from '@vivid/embedded'
import { eventually } from '../support/eventually.js'
import { testFolderPrefix } from '../support/leftovers.js'

/** A Redis that can be killed and started again at the same port. */
export interface RedisServer {
  about: string
  port: number
  /** Whether a killed one comes back with what it held. */
  keepsData: boolean
  kill(): Promise<void>
  /** `keepData` false: empty, as after a lost disk. */
  start(options: { keepData: boolean }): Promise<void>
  stop(): Promise<void>
}

const answersPing = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'))
    socket.once('data', (chunk) => {
      socket.destroy()
      // While it loads its file it answers with an error.
      resolve(chunk.toString().startsWith('+PONG'))
    })
    socket.once('error', () => resolve(false))
  })

/** With an append-only file, flushed every second: what most people run. */
export const startNativeRedis = async (binary: string): Promise<RedisServer> => {
  const port = await freePort()
  let folder = await mkdtemp(join(tmpdir(), testFolderPrefix()))
  const spawnServer = async () => {
    const settings = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--appendonly', 'yes']
    const child = spawn(binary, [...settings, '--save', '', '--daemonize', 'no'], { stdio: 'ignore' })
    await eventually(`${binary} to answer`, () => answersPing(port))
    return child
  }
  let child = await spawnServer()
  const kill = async () => {
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }
  return {
    about: `${spawnSync(binary, ['--version']).stdout.toString().split(' sha')[0]?.trim()}, append-only file`,
    port,
    keepsData: true,
    kill,
    start: async ({ keepData }) => {
      if (!keepData) {
        await rm(folder, { recursive: true, force: true })
        folder = await mkdtemp(join(tmpdir(), testFolderPrefix()))
      }
      child = await spawnServer()
    },
    stop: async () => {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Valkey as WebAssembly, without persistence: every restart is a lost state. */
export const startWasmRedis = async (): Promise<RedisServer> => {
  const port = await freePort()
  let server = await startEmbeddedRedis({ port })
  const kill = () => server.stop('SIGKILL')
  return {
    about: 'Valkey as WebAssembly, no persistence',
    port,
    keepsData: false,
    kill,
    start: async () => {
      server = await startEmbeddedRedis({ port })
    },
    stop: kill,
  }
}
