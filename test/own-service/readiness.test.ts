import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Backends, startBackends } from '../support/backends.js'
import { eventually } from '../support/eventually.js'
import { metricsOf } from '../support/read-passports.js'
import { findRedisServer, startRedisProcess } from '../support/redis-processes.js'
import { jpegOf, ocrPath, post } from '../support/request.js'
import { type Process, type Service, startApp, startService } from '../support/service.js'

const REQUESTS = 80
const CALLERS = 8
const talking = { LOG_LEVEL: 'info' }
const otherKeys = { MASTER_KEYS: 'a-master-key-that-nobody-else-here-has' }

let backends: Backends
const running: { stop(): Promise<unknown> }[] = []
beforeAll(async () => {
  backends = await startBackends()
})
afterEach(async () => {
  for (const each of running.splice(0).reverse()) await each.stop()
})
afterAll(() => backends?.stop())

const startOcr = async (env: Record<string, string> = {}): Promise<Process> => {
  const worker = await startApp('ocr', { ...backends.env, WORKER_THREADS: '1', ECHO_ENGINE: 'true', ...env })
  running.push(worker)
  return worker
}
const startGateway = async (env: Record<string, string> = {}): Promise<Service> => {
  const service = await startService(backends, { workers: [], gatewayEnv: env })
  running.push(service)
  return service
}
const health = async ({ ports }: Process): Promise<{ status: number; missing: string[] }> => {
  const response = await fetch(`http://127.0.0.1:${ports.adminPort}/health/ready`)
  const { missing } = (await response.json()) as { missing: string[] }
  return { status: response.status, missing }
}
const misses = async (process: Process, dependency: string) => {
  await eventually(`${dependency} to be missed`, async () => (await health(process)).status === 503)
  expect((await health(process)).missing).toEqual([dependency])
}
const saysReady = ({ output }: Process): boolean => output().includes('"msg":"ready"')
const metricOf = async (app: Process, dependency: string): Promise<string | undefined> => {
  return new RegExp(`^vivid_ready\\{dependency="${dependency}".*\\} (\\d)$`, 'm').exec(await metricsOf(app))?.[1]
}
const send = ({ url }: Service, seed: number) =>
  post(url, ocrPath, { document_type: 'passport', frontside: jpegOf(10_000, seed) })

/** How many of the requests were not answered with 200. */
const countFailed = async (service: Service, around?: () => void): Promise<number> => {
  let next = 0
  let failed = 0
  const caller = async () => {
    while (next < REQUESTS) {
      const seed = next
      next += 1
      if (seed === REQUESTS / 4) around?.()
      if ((await send(service, seed)).status !== 200) failed += 1
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
  return failed
}

describe('one worker of two cannot do the work: none of 80 requests fails', () => {
  test('it has another master key, and says so', async () => {
    const service = await startGateway()
    const [wrong, right] = await Promise.all([startOcr({ ...otherKeys, ...talking }), startOcr(talking)])
    await eventually('the right one to say that it is ready', () => saysReady(right!))
    expect(await countFailed(service)).toBe(0)
    await misses(wrong!, 'master keys')
    expect(await metricOf(wrong!, 'master keys')).toBe('0')
    expect(wrong!.output()).toContain('MASTER_KEYS differ')
    expect(wrong!.output()).toContain('"msg":"not ready yet: master keys"')
    expect(saysReady(wrong!)).toBe(false)
  })

  test('it was there before the gateway, when there was nothing to open', async () => {
    const wrong = await startOcr(otherKeys)
    const service = await startGateway()
    await startOcr()
    expect(await countFailed(service)).toBe(0)
    await misses(wrong, 'master keys')
  })

  test('the store turns it away in the middle; it goes on when the store has it again', async () => {
    const service = await startGateway()
    const door = await startDoor(backends.endpoint)
    const [turnedAway] = await Promise.all([startOcr({ S3_ENDPOINT: door.endpoint }), startOcr()])
    expect((await health(turnedAway!)).status).toBe(200)
    expect(await countFailed(service, () => door.shut(true))).toBe(0)
    await misses(turnedAway!, 'object store')
    const lines = turnedAway!.output().match(/the object store is away/g) ?? []
    expect(lines).toHaveLength(1)
    door.shut(false)
    await eventually('the worker to be ready', async () => (await health(turnedAway!)).status === 200)
    expect(turnedAway!.output()).toMatch(/"failed":\{.*"msg":"the object store is back"/)
    door.close()
  })
})

test('a process says that it is ready when it is, and before that what it waits for', async () => {
  const fresh = await startBackends()
  running.push(fresh)
  const env = { ...fresh.env, WORKER_THREADS: '1', ECHO_ENGINE: 'true', ...talking }
  // The bucket is the gateway's to make.
  const worker = await startApp('ocr', env)
  running.push(worker)
  await eventually('the worker to say what it lacks', () => worker.output().includes('not ready yet: object store'))
  expect(saysReady(worker)).toBe(false)
  running.push(await startService(fresh, { workers: [] }))
  await eventually('the worker to say that it is ready', () => saysReady(worker))
})

test('a gateway with another master key than those at work is not ready; the workers carry on', async () => {
  const service = await startGateway()
  const worker = await startOcr()
  const other = await startGateway(otherKeys)
  await misses(other.gateway, 'master keys')
  expect((await send(service, 1)).status).toBe(200)
  expect((await health(worker)).status).toBe(200)
})

const binary = findRedisServer()
const isReplyReader = (client: string) => / cmd=xread /.test(client)
describe.skipIf(!binary)('on a server that can be told to refuse', () => {
  test('a gateway whose reply connection is refused is not ready, and answers 503 at once', async () => {
    const redis = await startRedisProcess(binary!)
    running.push({ stop: redis.discard })
    const env = { ...backends.env, REDIS_URL: `redis://127.0.0.1:${redis.port}` }
    const service = await startService({ env }, { workers: ['ocr'], env: { ECHO_ENGINE: 'true' } })
    running.push(service)
    expect((await send(service, 1)).status).toBe(200)
    // From here on no new connection is let in, and the one that reads replies has to come anew.
    await redis.session(async (tell) => {
      // Between two replies the gateway does something else than read for a moment.
      const clients = await eventually('the gateway to read replies', async () => {
        const lines = String(await tell('CLIENT', 'LIST'))
          .trim()
          .split('\n')
        return lines.some(isReplyReader) ? lines : null
      })
      const reader = clients.find(isReplyReader)!
      await tell('CONFIG', 'SET', 'maxclients', String(clients.length - 1))
      await tell('CLIENT', 'KILL', 'ID', /\bid=(\d+)/.exec(reader)![1]!)
      await eventually('replies to be missing', async () => (await health(service.gateway)).missing.includes('replies'))
      expect((await send(service, 2)).status).toBe(503)
      await tell('CONFIG', 'SET', 'maxclients', '1000')
    })
    await eventually('the gateway to be ready', async () => (await health(service.gateway)).status === 200)
    expect((await send(service, 3)).status).toBe(200)
  })

  test('a gateway tells how full Redis is also when it is full', async () => {
    const redis = await startRedisProcess(binary!)
    running.push({ stop: redis.discard })
    const env = { ...backends.env, REDIS_URL: `redis://127.0.0.1:${redis.port}` }
    const service = await startService({ env }, { workers: [] })
    running.push(service)
    const max = async () =>
      /^vivid_redis_memory_bytes\{what="max".*\} (\d+)$/m.exec(await metricsOf(service.gateway))?.[1]
    expect(await max()).toBe('0')
    await redis.tell('CONFIG', 'SET', 'maxmemory', '100000')
    await misses(service.gateway, 'redis')
    expect(service.gateway.output()).toContain('OOM')
    expect(await max()).toBe('100000')
  })
})

/** A way to the store that can be shut: then it answers as a store does whose key was taken away. */
const startDoor = async (endpoint: string) => {
  let isShut = false
  const refusal = '<?xml version="1.0"?><Error><Code>InvalidAccessKeyId</Code><Message>no such key</Message></Error>'
  const door = http.createServer((request, response) => {
    const { method, headers, url } = request
    if (isShut) {
      request.resume()
      response.writeHead(403, { 'content-type': 'application/xml' }).end(refusal)
      return
    }
    const onward = http.request(`${endpoint}${url}`, { method: method!, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    shut: (shut: boolean) => {
      isShut = shut
    },
    close: () => door.close().closeAllConnections(),
  }
}
