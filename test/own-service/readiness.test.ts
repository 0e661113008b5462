import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backends, startBackends } from '../support/backends.js'
import { eventually } from '../support/eventually.js'
import { metricsOf, sendPassport } from '../support/read-passports.js'
import { jpegOf } from '../support/request.js'
import { type Process, type Service, startApp, startService } from '../support/service.js'

const REQUESTS = 24
const CALLERS = 8
const talking = { LOG_LEVEL: 'info' }
const otherKeys = { MASTER_KEYS: 'a-master-key-that-nobody-else-here-has' }

let backends: Backends
const running: { stop(): Promise<unknown> }[] = []
/** Both have another master key than all that come later. */
let strangeWorker: Process
let strangeGateway: Service
let service: Service
beforeAll(async () => {
  backends = await startBackends()
})
afterAll(async () => {
  for (const each of running.reverse()) await each.stop()
  await backends?.stop()
})

const startOcr = async (env: Record<string, string> = {}): Promise<Process> => {
  const common = { WORKER_THREADS: '1', ECHO_ENGINE: 'true', ...talking }
  const worker = await startApp('ocr', { ...backends.env, ...common, ...env })
  running.push(worker)
  return worker
}
const startGateway = async (env: Record<string, string> = {}): Promise<Service> => {
  const gateway = await startService(backends, { workers: [], gatewayEnv: { ...talking, ...env } })
  running.push(gateway)
  return gateway
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
const isWell = (process: Process) =>
  eventually('a process to be ready', async () => (await health(process)).status === 200)
const saysReady = ({ output }: Process): boolean => output().includes('"msg":"ready"')
const metricOf = async (app: Process, dependency: string): Promise<string | undefined> =>
  new RegExp(`^vivid_ready\\{dependency="${dependency}".*\\} (\\d)$`, 'm').exec(await metricsOf(app))?.[1]

test('a process says that it is ready when it is, and before that what it waits for', async () => {
  // The bucket is the gateway's to make.
  strangeWorker = await startOcr(otherKeys)
  await eventually('the worker to say what it lacks', () =>
    strangeWorker.output().includes('not ready yet: object store'),
  )
  expect(saysReady(strangeWorker)).toBe(false)
  strangeGateway = await startGateway(otherKeys)
  await eventually('the worker to say that it is ready', () => saysReady(strangeWorker))
})

test('a gateway with another master key than those at work is not ready; the workers carry on', async () => {
  service = await startGateway()
  await misses(service.gateway, 'master keys')
  expect(service.gateway.output()).toContain('"msg":"not ready yet: master keys"')
  expect((await sendPassport(strangeGateway)).status).toBe(200)
  expect((await health(strangeWorker)).status).toBe(200)
  // When those at work are gone, its key is as good as theirs.
  await strangeGateway.stop()
  await isWell(service.gateway)
})

/** How many of the requests were not answered with 200. */
const countFailed = async (around: () => void): Promise<number> => {
  let next = 0
  let failed = 0
  const caller = async () => {
    while (next < REQUESTS) {
      const seed = next
      next += 1
      if (seed === REQUESTS / 2) around()
      if ((await sendPassport(service, jpegOf(10_000, seed))).status !== 200) failed += 1
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
  return failed
}

test('one worker of three has another master key, one is turned away by the store in the middle: no request fails', async () => {
  const door = await startDoor(backends.endpoint)
  const [turnedAway, right] = await Promise.all([startOcr({ S3_ENDPOINT: door.endpoint }), startOcr()])
  await Promise.all([turnedAway!, right!].map(isWell))
  expect(await countFailed(() => door.shut(true))).toBe(0)

  // It was there before the gateway, when there was nothing to open.
  await misses(strangeWorker, 'master keys')
  expect(await metricOf(strangeWorker, 'master keys')).toBe('0')
  expect(strangeWorker.output()).toContain('"msg":"what gateways seal cannot be opened"')

  await misses(turnedAway!, 'object store')
  expect(turnedAway!.output().match(/the object store is away/g) ?? []).toHaveLength(1)
  door.shut(false)
  await isWell(turnedAway!)
  expect(turnedAway!.output()).toMatch(/"failed":\{.*"msg":"the object store is back"/)
  door.close()
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
