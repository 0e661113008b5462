import { afterEach, expect, test } from 'vitest'
import { ConfigError } from '../config/read-config.js'
import { createLog } from '../process/log.js'
import { createMetrics } from '../process/metrics.js'
import { createOutage } from '../process/outage.js'
import { standStill } from '../process/testing/stand-still.js'
import { type Readiness, startReadiness } from './readiness.js'

const pace = { readyMs: 30, notReadyMs: 10, limitMs: 50 }
const running: Readiness[] = []
afterEach(() => {
  for (const readiness of running.splice(0)) readiness.close()
})

const start = async (run: () => Promise<void>) => {
  const lines: string[] = []
  const changes: boolean[] = []
  const metrics = createMetrics('test')
  const log = createLog('test', 'info', { write: (line) => void lines.push((JSON.parse(line) as { msg: string }).msg) })
  const outage = createOutage(log, 'the store is away', 'the store is back')
  const readiness = await startReadiness({
    checks: [{ name: 'object store', run, outage }],
    metrics,
    onChange: (isReady) => void changes.push(isReady),
    pace,
  })
  running.push(readiness)
  return { readiness, changes, lines, metrics }
}

test('looks from time to time, and says when something fails and when it is back', async () => {
  let works = true
  const { readiness, changes, lines, metrics } = await start(() =>
    works ? Promise.resolve() : Promise.reject(new Error('away')),
  )
  expect(readiness.isReady()).toBe(true)
  works = false
  await expect.poll(() => readiness.isReady()).toBe(false)
  expect(await readiness.missing()).toEqual(['object store'])
  expect(await metrics.scrape()).toMatch(/vivid_ready\{dependency="object store",.*\} 0/)
  works = true
  await expect.poll(() => readiness.isReady()).toBe(true)
  expect(changes).toEqual([true, false, true])
  expect(lines).toEqual(['the store is away', 'the store is back'])
})

test('a check that never ends has failed', async () => {
  const { readiness } = await start(() => new Promise(() => undefined))
  expect(await readiness.missing()).toEqual(['object store'])
})

test('a process that stood still finds the answer that came meanwhile', async () => {
  const afterStandstill = () =>
    new Promise<void>((resolve) => {
      setImmediate(() => {
        standStill(4 * pace.limitMs)
        setImmediate(resolve)
      })
    })
  const { readiness } = await start(afterStandstill)
  expect(readiness.isReady()).toBe(true)
})

test('one that is suspected is not ready at once, and again after a check', async () => {
  let checks = 0
  const { readiness, changes } = await start(async () => {
    checks += 1
  })
  readiness.suspect()
  expect(readiness.isReady()).toBe(false)
  await expect.poll(() => readiness.isReady()).toBe(true)
  expect(changes).toEqual([true, false, true])
  expect(checks).toBeGreaterThan(1)
})

test('until it is ready for the first time it names what fails, and then says so', async () => {
  let works = false
  const { readiness } = await start(() => (works ? Promise.resolve() : Promise.reject(new Error('away'))))
  let wasReady = false
  void readiness.firstReady.then(() => {
    wasReady = true
  })
  await readiness.missing()
  expect([wasReady, readiness.failing()]).toEqual([false, ['object store']])
  works = true
  await readiness.firstReady
  expect(readiness.failing()).toEqual([])
})

test('what waiting does not mend ends the start', async () => {
  const refused = new ConfigError(['the object store: wrong secret'])
  await expect(start(() => Promise.reject(refused))).rejects.toThrow('wrong secret')
})
