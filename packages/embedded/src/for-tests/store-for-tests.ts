import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../free-port.js'
import { startEmbeddedStore } from '../index.js'
import { openGate } from './gate.js'

/** An object store with a bucket of its own for one test file, which may be killed and started again at the same port. */
export interface StoreForTests {
  about: string
  port: number
  /** What a process needs beside the address. */
  env: { S3_ACCESS_KEY: string; S3_SECRET_KEY: string; S3_BUCKET: string }
  /** Killing a dead one is harmless. */
  kill(): Promise<void>
  /** Comes back with what it held. */
  start(): Promise<void>
  /** A bucket on a given server stays: emptying it is the caller's, who can speak S3. */
  stop(): Promise<void>
}

const startOnDisk = async (): Promise<StoreForTests> => {
  const directory = await mkdtemp(join(tmpdir(), `vivid-test-${process.env.TEST_RUN ?? 'alone'}-`))
  const port = await freePort()
  let server = await startEmbeddedStore({ port, directory })
  const { accessKey, secretKey } = server.address
  const kill = () => server.stop('SIGKILL')
  return {
    about: 'embedded S3',
    port,
    env: { S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey, S3_BUCKET: 'vivid' },
    kill,
    start: async () => {
      server = await startEmbeddedStore({ port, directory })
    },
    stop: async () => {
      await kill()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

const startGiven = async (endpoint: string, env: NodeJS.ProcessEnv): Promise<StoreForTests> => {
  const { protocol, hostname, port } = new URL(endpoint)
  // The requests are signed for the address they are sent to, so that they pass through a gate; certificates do not.
  if (protocol !== 'http:') throw new Error('TEST_S3_ENDPOINT must start with http://')
  const gate = await openGate(hostname, Number(port || 80))
  return {
    about: 'the server of TEST_S3_ENDPOINT',
    port: gate.port,
    env: {
      S3_ACCESS_KEY: env.TEST_S3_ACCESS_KEY ?? '',
      S3_SECRET_KEY: env.TEST_S3_SECRET_KEY ?? '',
      S3_BUCKET: `vivid-test-${randomUUID()}`,
    },
    kill: gate.shut,
    start: gate.open,
    stop: gate.shut,
  }
}

/** On the server of TEST_S3_ENDPOINT (with TEST_S3_ACCESS_KEY and TEST_S3_SECRET_KEY), else the embedded one. */
export const startStoreForTests = (env: NodeJS.ProcessEnv = process.env): Promise<StoreForTests> =>
  env.TEST_S3_ENDPOINT ? startGiven(env.TEST_S3_ENDPOINT, env) : startOnDisk()
