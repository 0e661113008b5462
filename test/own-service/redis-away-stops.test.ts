import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '@vivid/embedded'
import { afterEach, expect, test } from 'vitest'
import { type Backends, startBackends } from '../support/backends.js'
import { eventually } from '../support/eventually.js'
import { type Gate, shutGate } from '../support/gate.js'
import { descendants } from '../support/leftovers.js'
import { busyThreads, sendPassport } from '../support/read-passports.js'
import { patience, root, type Service, startService } from '../support/service.js'

/** Ten seconds are promised; on a busy machine all takes longer. Before Redis was given up, it took 40 to 100 s. */
const LIMIT_MS = 20_000

const running: { stop(): Promise<unknown> }[] = []
afterEach(async () => {
  for (const each of running.splice(0).reverse()) await each.stop()
})

const startAll = async (): Promise<{ backends: Backends; service: Service }> => {
  const backends = await startBackends()
  running.push(backends)
  const service = await startService(backends, { workers: ['ocr'], env: { ECHO_ENGINE: 'true', LOG_LEVEL: 'info' } })
  running.push(service)
  return { backends, service }
}
/** How long it takes to end after SIGTERM. */
const stopped = async ({ stop }: { stop(): Promise<unknown> }): Promise<number> => {
  const startedAt = performance.now()
  await stop()
  return performance.now() - startedAt
}

test('a gateway and a worker without work end at once, and in order', async () => {
  const { backends, service } = await startAll()
  await backends.stopRedis()
  const processes = [service.gateway, ...service.workers]
  await eventually('Redis to be missed', () => processes.every(({ output }) => output().includes('Redis is away')))
  const took = await Promise.all(processes.map(stopped))
  console.log(`without work: ${took.map((ms) => Math.round(ms)).join(' and ')} ms`)
  expect(Math.max(...took)).toBeLessThan(LIMIT_MS)
  for (const { child, output } of processes) {
    expect(child.exitCode).toBe(0)
    expect(output()).toContain('"msg":"stopped"')
  }
})

test('with a request under way its caller gets 503, and both end', async () => {
  const { backends, service } = await startAll()
  const gate: Gate = await shutGate()
  running.push({ stop: gate.open })
  const answer = sendPassport(service, gate.picture)
  await eventually('the worker to be at work', async () => (await busyThreads(service.workers[0]!)) === 1)
  await backends.stopRedis()
  const took = await Promise.all([service.gateway, ...service.workers].map(stopped))
  console.log(`at work: ${took.map((ms) => Math.round(ms)).join(' and ')} ms`)
  expect(Math.max(...took)).toBeLessThan(LIMIT_MS)
  expect((await answer).status).toBe(503)
  expect(service.gateway.child.exitCode).toBe(0)
})

test('npm start, whose embedded Redis was killed', async () => {
  const main = spawn(process.execPath, [join(root, 'apps/standalone/dist/main.js')], {
    env: {
      ...{ PATH: process.env.PATH, ...patience },
      ...{ PORT: String(await freePort()), ADMIN_PORT: '0', ECHO_ENGINE: 'true', WORKER_THREADS: '1' },
    },
  })
  let text = ''
  for (const stream of [main.stdout, main.stderr]) stream.on('data', (chunk) => (text += chunk))
  const exited = once(main, 'exit')
  running.push({ stop: async () => main.kill('SIGKILL') })
  await eventually('the service to be ready', () => text.includes('Vivid is ready'), 240_000)
  const redis = descendants(main.pid!).find(({ command }) => command.includes('redis-process'))!
  process.kill(redis.pid, 'SIGKILL')
  await eventually('Redis to be missed', () => text.includes('Redis is away'))
  const startedAt = performance.now()
  main.kill('SIGTERM')
  expect((await exited)[0]).toBe(0)
  console.log(`npm start: ${Math.round(performance.now() - startedAt)} ms`)
  expect(performance.now() - startedAt).toBeLessThan(LIMIT_MS)
})
