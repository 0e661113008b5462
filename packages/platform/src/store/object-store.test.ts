import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ChildServer, type StoreAddress, startEmbeddedStore } from '@vivid/embedded'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '../process/log.js'
import { createObjectStore, NotRemoved, ObjectMissing, type ObjectStore, type StoreConfig } from './object-store.js'

const log = createLog('test', 'silent')
const bucket = `conformance-${Date.now()}`

const conformance = (config: () => StoreConfig) => {
  let store: ObjectStore
  beforeAll(async () => {
    store = createObjectStore(config(), log)
    await store.prepare(1)
  })

  test('preparing twice is harmless', async () => {
    await store.prepare(1)
    await store.check()
  })

  test.each([0, 1, 64 * 1024, 2 * 1024 * 1024])('%i bytes come back as they went', async (length) => {
    const bytes = Buffer.alloc(length, 0xa5)
    await store.put(`images/${length}/frontside`, [bytes])
    expect((await store.get(`images/${length}/frontside`)).equals(bytes)).toBe(true)
  })

  test('pieces come back as one', async () => {
    await store.put(
      'images/pieces/frontside',
      ['one', 'two', '', 'three'].map((text) => Buffer.from(text)),
    )
    expect(String(await store.get('images/pieces/frontside'))).toBe('onetwothree')
  })

  test('many at once', async () => {
    const keys = Array.from({ length: 40 }, (_, index) => `images/many/${index}`)
    await Promise.all(keys.map((key) => store.put(key, [Buffer.from(key)])))
    const read = await Promise.all(keys.map((key) => store.get(key)))
    expect(read.map(String)).toEqual(keys)
    await store.remove(keys)
    await expect(store.get(keys[7]!)).rejects.toBeInstanceOf(ObjectMissing)
  })

  test('objects are listed by how their keys begin', async () => {
    await Promise.all(['list/1/a', 'list/2/b', 'other/c'].map((key) => store.put(key, [Buffer.from('x')])))
    const keys: string[] = []
    for await (const key of store.list('list/')) keys.push(key)
    expect(keys.toSorted()).toEqual(['list/1/a', 'list/2/b'])
  })

  test('removing what is not there is harmless', async () => {
    await store.remove([])
    await store.remove(['images/never/was'])
  })

  test('a wrong secret is refused', async () => {
    const stranger = createObjectStore({ ...config(), S3_SECRET_KEY: 'wrong' }, log)
    await expect(stranger.put('images/x', [Buffer.from('x')])).rejects.toThrow()
    await expect(stranger.check()).rejects.toThrow()
  })
}

describe('embedded S3', () => {
  let server: ChildServer<StoreAddress>
  let directory: string
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'vivid-test-'))
    server = await startEmbeddedStore({ directory })
  })
  afterAll(async () => {
    await server.stop()
    await rm(directory, { recursive: true, force: true })
  })
  conformance(() => ({
    S3_ENDPOINT: server.address.endpoint,
    S3_ACCESS_KEY: server.address.accessKey,
    S3_SECRET_KEY: server.address.secretKey,
    S3_BUCKET: bucket,
    S3_REGION: 'us-east-1',
  }))
})

const given = process.env.TEST_S3_ENDPOINT
describe.runIf(given)('S3 of TEST_S3_ENDPOINT', () => {
  conformance(() => ({
    S3_ENDPOINT: given!,
    S3_ACCESS_KEY: process.env.TEST_S3_ACCESS_KEY ?? '',
    S3_SECRET_KEY: process.env.TEST_S3_SECRET_KEY ?? '',
    S3_BUCKET: bucket,
    S3_REGION: process.env.TEST_S3_REGION ?? 'us-east-1',
  }))
})

describe('a store that misbehaves', () => {
  let server: Server
  let answer: (request: IncomingMessage, response: ServerResponse, count: number) => void
  let requests = 0
  const bodies = new Map<IncomingMessage, string>()
  beforeEach(async () => {
    requests = 0
    server = createServer((request, response) => {
      requests += 1
      const count = requests
      request.on('data', (data) => bodies.set(request, `${bodies.get(request) ?? ''}${data}`))
      request.on('end', () => answer(request, response, count))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })
  const open = (callTimeoutMs?: number, ofStore = log) => {
    const { port } = server.address() as AddressInfo
    const config = {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY: 'key',
      S3_SECRET_KEY: 'secret',
      S3_BUCKET: 'bucket',
      S3_REGION: 'us-east-1',
    }
    return createObjectStore(config, ofStore, undefined, callTimeoutMs)
  }

  test('a dropped connection is tried once more', async () => {
    answer = (request, response, count) =>
      count === 1 ? request.socket.destroy() : response.setHeader('etag', '"x"').end()
    await open().put('images/x', [Buffer.from('x')])
    expect(requests).toBe(2)
  })

  test('a connection that went silent is given up, and those that idle beside it', async () => {
    answer = (_request, response) => response.setHeader('etag', '"x"').end()
    const store = open(1_000)
    await Promise.all([store.put('images/1', [Buffer.from('x')]), store.put('images/2', [Buffer.from('x')])])
    const before = new Set<unknown>()
    answer = (request, response) => {
      // As behind a router that forgot the connections of this moment: nothing comes back on them.
      if (before.size < 1 || before.has(request.socket)) before.add(request.socket)
      else response.setHeader('etag', '"x"').end()
    }
    await store.put('images/3', [Buffer.from('x')])
    expect(before.size).toBe(1)
  })

  test('a refusal carries the code of the store', async () => {
    answer = (_request, response) =>
      response.writeHead(507).end('<?xml version="1.0"?><Error><Code>XMinioStorageFull</Code></Error>')
    await expect(open().put('images/x', [Buffer.from('x')])).rejects.toMatchObject({ code: 'XMinioStorageFull' })
    expect(requests).toBe(1)
  })

  test('objects that it does not delete are told; those that are not there count as deleted', async () => {
    const error = (key: string, code: string) => `<Error><Key>${key}</Key><Code>${code}</Code></Error>`
    answer = (_request, response) =>
      response.end(`<DeleteResult>${error('images/1', 'NoSuchKey')}${error('images/2', 'AccessDenied')}</DeleteResult>`)
    const refused = await open()
      .remove(['images/1', 'images/2', 'images/3'])
      .catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(NotRemoved)
    expect(refused).toMatchObject({
      codes: new Map([['images/2', 'AccessDenied']]),
      message: expect.stringContaining('AccessDenied'),
    })
  })

  test('rules of others on the bucket stay', async () => {
    let written = ''
    const theirs = '<Rule><ID>theirs</ID></Rule>'
    answer = (request, response) => {
      if (request.method === 'PUT') written = bodies.get(request) ?? ''
      response.end(request.method === 'GET' ? `<LifecycleConfiguration>${theirs}</LifecycleConfiguration>` : '')
    }
    await open().prepare(1)
    expect(written).toContain(theirs)
    expect(written).toContain('vivid-images')
  })

  test('rules that are there already are not written again', async () => {
    const written: string[] = []
    answer = (request, response) => {
      if (request.method === 'PUT') written.push(bodies.get(request) ?? '')
      response.end(request.method === 'GET' ? (written.at(-1) ?? '') : '')
    }
    await open().prepare(1)
    await open().prepare(1)
    expect(written).toHaveLength(1)
    await open().prepare(2)
    expect(written).toHaveLength(2)
  })

  test('rules that may not be read are left alone, and that is told', async () => {
    const lines: string[] = []
    let puts = 0
    answer = (request, response) => {
      if (request.method === 'PUT') puts += 1
      if (request.url?.includes('lifecycle')) response.writeHead(403)
      response.end(request.method === 'GET' ? '<Error><Code>AccessDenied</Code></Error>' : '')
    }
    await open(undefined, createLog('test', 'warn', { write: (line) => void lines.push(line) })).prepare(1)
    expect(puts).toBe(0)
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([expect.stringContaining('s3:GetLifecycleConfiguration')])
  })

  test('a store that is busy for a moment is asked once more', async () => {
    answer = (_request, response, count) =>
      count === 1
        ? response.writeHead(503).end('<?xml version="1.0"?><Error><Code>SlowDown</Code></Error>')
        : response.end('sealed')
    expect(String(await open().get('images/x'))).toBe('sealed')
    expect(requests).toBe(2)
  })

  test('and only once', async () => {
    answer = (request) => request.socket.destroy()
    await expect(open().put('images/x', [Buffer.from('x')])).rejects.toThrow()
    expect(requests).toBe(2)
  })

  test('silence is an error in time', async () => {
    answer = () => undefined
    // Two tries of half the time each, or the time for both: whichever ends first.
    await expect(open(200).put('images/x', [Buffer.from('x')])).rejects.toThrow(/said nothing for 100 ms|within 200 ms/)
    await expect(open(200).check()).rejects.toThrow()
  })
})
