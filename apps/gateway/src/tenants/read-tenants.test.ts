import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from '@vivid/platform'
import { expect, onTestFinished, test } from 'vitest'
import { costOf } from '../testing/cost-of.js'
import { readTenants } from './read-tenants.js'

const config = { TENANTS_FILE: undefined, TENANT_LIMITS: undefined, RETENTION_SECONDS: 60 }
const silent = createLog('test', 'silent')

test('without entries everybody is equal and free', () => {
  const tenants = readTenants(config, silent)
  expect(tenants.rateOf('acme')).toBeNull()
  expect(tenants.weightOf('acme')).toBe(1)
  expect(tenants.concurrencyOf('acme')).toBeNull()
  expect(tenants.webhookOf('acme')).toBeNull()
  expect(tenants.languageOf('acme')).toBe('en')
  expect(tenants.retentionMsOf('acme')).toBe(60_000)
  expect([tenants.isSandboxed('acme'), tenants.isNamed('acme')]).toEqual([false, false])
})

test('a tenant has its own entry, the others that of *', () => {
  const TENANT_LIMITS =
    '{"acme": {"requests_per_second": 0.5, "weight": 3, "retention_seconds": 0}, "*": {"requests_per_second": 7}}'
  const tenants = readTenants({ ...config, TENANT_LIMITS }, silent)
  expect(tenants.rateOf('acme')).toEqual({ requestsPerSecond: 0.5, burst: 1 })
  expect(tenants.rateOf('globex')).toEqual({ requestsPerSecond: 7, burst: 7 })
  expect([tenants.weightOf('acme'), tenants.weightOf('globex')]).toEqual([3, 1])
  expect([tenants.retentionMsOf('acme'), tenants.retentionMsOf('globex')]).toEqual([0, 60_000])
  expect([tenants.isNamed('acme'), tenants.isNamed('globex'), tenants.isNamed('*')]).toEqual([true, false, false])
})

test('a process does not start on entries that are wrong, on a file that is not there, or on two lists', () => {
  expect(() => readTenants({ ...config, TENANT_LIMITS: '{"acme": 5}' }, silent)).toThrow('TENANT_LIMITS: line 1: acme')
  expect(() => readTenants({ ...config, TENANTS_FILE: '/nowhere' }, silent)).toThrow('TENANTS_FILE: ENOENT')
  expect(() => readTenants({ ...config, TENANTS_FILE: '/a', TENANT_LIMITS: '{}' }, silent)).toThrow('either')
})

test('a file that changes counts once it has rested; one that is wrong leaves the last one in force', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vivid-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'tenants.yaml')
  await writeFile(path, 'acme: { weight: 2 }\n')
  let nowMs = Date.now() + 60_000
  const lines: string[] = []
  const log = createLog('test', 'info', { write: (line) => void lines.push(line) })
  const tenants = readTenants({ ...config, TENANTS_FILE: path }, log, () => nowMs)
  onTestFinished(() => tenants.close())
  await tenants.follow()
  expect(tenants.weightOf('acme')).toBe(2)
  const change = async (text: string) => {
    await writeFile(path, text)
    await tenants.follow()
    const early = tenants.weightOf('acme')
    nowMs += 2_000
    await tenants.follow()
    return [early, tenants.weightOf('acme')]
  }
  expect(await change('acme: { weight: 3 }\nglobex: {}\n')).toEqual([2, 3])
  expect(tenants.isNamed('globex')).toBe(true)
  expect(await change('acme:\n  weight: none\n')).toEqual([3, 3])
  expect(lines.at(-1)).toContain('line 2: acme.weight must be number')
  const told = lines.length
  await tenants.follow()
  expect(lines.length, 'the same problem is told once').toBe(told)
  expect(await change('acme: { weight: 4 }\n')).toEqual([3, 4])
})

/** Largest part of the time that reading takes in which no request would be answered. */
const MOST_STILL = 0.25

test('thousands of tenants are read again beside the requests', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vivid-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'tenants.yaml')
  let nowMs = Date.now() + 60_000
  await writeFile(path, '{}')
  const tenants = readTenants({ ...config, TENANTS_FILE: path }, silent, () => nowMs)
  onTestFinished(() => tenants.close())
  await tenants.follow()
  let stillPart = 1
  for (let weight = 1; weight <= 3 && stillPart > MOST_STILL; weight += 1) {
    const lines = Array.from({ length: 5_000 }, (_, n) => `t${n}: { weight: ${weight}, requests_per_second: 50 }\n`)
    await writeFile(path, lines.join(''))
    await tenants.follow()
    nowMs += 2_000
    const startMs = performance.now()
    const { stillMs } = await costOf(() => tenants.follow())
    stillPart = stillMs / (performance.now() - startMs)
    expect(tenants.weightOf('t4999')).toBe(weight)
  }
  expect(stillPart).toBeLessThan(MOST_STILL)
})
