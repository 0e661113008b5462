import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AuditLine, problemsOf } from '@vivid/contract'
import { expect, vi } from 'vitest'
import type { Connection } from '../queue/keys.js'
import { createTransactions } from '../store/transactions.js'
import { redisTest } from '../testing/redis-test.js'
import { type Account, createAccount } from './account.js'
import { openKey, owedLinesKey } from './account-commands.js'
import { type AuditLog, openAuditLog } from './audit-log.js'
import { createAuditWriter, LEASE_MS } from './audit-writer.js'
import { createReadUsage } from './read-usage.js'

const startedAtMs = Date.parse('2026-03-01T23:59:59Z')
const opening = {
  tenant: 'acme',
  kind: 'ocr',
  kinds: ['ocr'],
  startedAtMs,
  tokenId: 'jti-1',
  overAtMs: startedAtMs + 90_000,
}
const answered = { outcome: 'answered', finishedAtMs: startedAtMs + 1_500, status: 200, code: null, error: null }
const period = { from: '2026-03-01', to: '2026-03-02' }

interface Gateway {
  account: Account
  lines(): Promise<string[]>
  /** From now on it is dead: what it has taken it does not write. */
  die(): void
}
interface World {
  clock: { nowMs: number }
  file: string
  gateway: (through?: Connection) => Gateway
  begin: (more?: Partial<typeof opening>) => Promise<number>
}
const dying = (log: AuditLog, isDead: () => boolean): AuditLog => ({
  append: async (lines) => (isDead() ? new Promise(() => undefined) : log.append(lines)),
  missing: log.missing,
})
const make = (redis: Connection, clock: World['clock'], file: string): Gateway => {
  let isDead = false
  const outage = { failed: () => undefined, over: () => undefined }
  const now = () => clock.nowMs
  const log = dying(openAuditLog(file), () => isDead)
  const audit = createAuditWriter({ redis, log, outage, now })
  const account = createAccount({
    ...{ redis, audit, outage, now, service: 'the version', rememberedMs: 600_000, retryMs: 20 },
    onCounted: () => undefined,
    isDeferred: async () => false,
  })
  const lines = async () => (await readFile(file, 'utf8').catch(() => '')).split('\n').filter((line) => line !== '')
  return {
    account,
    lines,
    die: () => {
      isDead = true
    },
  }
}
const test = redisTest.extend<World>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads what a fixture needs from the pattern
  clock: ({}, use) => use({ nowMs: startedAtMs + 1_500 }),
  file: async ({ redis }, use) => {
    await redis.flushall()
    const folder = await mkdtemp(join(tmpdir(), 'vivid-test-'))
    await use(join(folder, 'audit.ndjson'))
    await rm(folder, { recursive: true, force: true })
  },
  gateway: async ({ redis, clock, file }, use) => {
    const made: Gateway[] = []
    await use((through = redis) => made[made.push(make(through, clock, file)) - 1]!)
    for (const { die, account } of made) {
      die()
      void account.close()
    }
  },
  begin: ({ redis }, use) =>
    use(async (more = {}) => (await createTransactions(redis)([], 0, { ...opening, ...more })).id),
})
const patience = { timeout: 60_000, interval: 20 }
const problemsWith = problemsOf(AuditLine)

test('a sample is counted apart, and its audit line says what it is', async ({ redis, gateway, begin }) => {
  const { account, lines } = gateway()
  const sandbox = { ...opening, isSandbox: true }
  const id = await begin(sandbox)
  await account.end(id, sandbox, answered, [])
  expect(await redis.zcard(openKey(redis))).toBe(0)
  const sampled = { tenant: 'acme', day: '2026-03-01', outcome: 'answered', count: 1 }
  const report = { ...period, kinds: [], transactions: [], sandbox: [sampled] }
  for (const tenant of [undefined, 'acme']) expect(await createReadUsage(redis)(period, tenant)).toEqual(report)
  await vi.waitFor(async () => expect(await lines()).toHaveLength(1), patience)
  const line = JSON.parse((await lines())[0]!)
  expect([line.sandbox, line.id, problemsWith(line)]).toEqual([true, id, []])
})

test('a transaction is counted on the day it began, once for itself and once for each kind', async ({
  redis,
  gateway,
  begin,
}) => {
  const { account } = gateway()
  const read = createReadUsage(redis)
  const one = await begin()
  const both = { kinds: ['ocr', 'selfie-liveness'] }
  const two = await begin(both)
  await account.end(one, opening, answered, [['SET', 'also', 'done']])
  await account.end(two, { ...opening, ...both }, { ...answered, outcome: 'rejected', code: 818 }, [])
  const of = { tenant: 'acme', day: '2026-03-01' }
  expect(await read(period, 'acme')).toEqual({
    ...period,
    transactions: [
      { ...of, outcome: 'answered', count: 1 },
      { ...of, outcome: 'rejected', count: 1 },
    ],
    kinds: [
      { ...of, kind: 'ocr', outcome: 'answered', count: 1 },
      { ...of, kind: 'ocr', outcome: 'rejected', count: 1 },
      { ...of, kind: 'selfie-liveness', outcome: 'rejected', count: 1 },
    ],
  })
  expect(await redis.get('also')).toBe('done')
  expect(await redis.zcard(openKey(redis))).toBe(0)
})

test('a tenant reads its own counts; all together are for who runs the service', async ({ redis, gateway, begin }) => {
  const { account } = gateway()
  const read = createReadUsage(redis)
  for (const tenant of ['acme', 'globex']) {
    const id = await begin({ tenant })
    await account.end(id, { ...opening, tenant }, answered, [])
  }
  expect((await read(period, 'globex')).transactions.map(({ tenant }) => tenant)).toEqual(['globex'])
  expect((await read(period, 'nobody')).transactions).toEqual([])
  expect((await read(period)).transactions.map(({ tenant }) => tenant)).toEqual(['acme', 'globex'])
  const ttls = await Promise.all((await redis.keys('*usage:*')).map((key) => redis.expiretime(key)))
  expect(new Set(ttls)).toEqual(new Set([(Date.parse('2026-03-01') + 401 * 24 * 3600 * 1000) / 1000]))
})

test('whoever ends a transaction again, or late, counts it once and writes one line', async ({
  redis,
  clock,
  gateway,
  begin,
}) => {
  const [one, two] = [gateway(), gateway()]
  const id = await begin()
  await Promise.all([1, 2, 3].map(() => one.account.end(id, opening, answered, [])))
  await two.account.end(id, opening, answered, [])
  clock.nowMs = opening.overAtMs + 1
  await two.account.sweep()
  await two.account.end(id, opening, { ...answered, outcome: 'failed' }, [])
  await expect.poll(one.lines, patience).toHaveLength(1)
  expect((await createReadUsage(redis)(period)).transactions).toMatchObject([{ outcome: 'answered', count: 1 }])
})

test('one whose gateway died counts as abandoned, once, when its time is over', async ({
  redis,
  clock,
  gateway,
  begin,
}) => {
  const others = [gateway(), gateway()]
  const id = await begin()
  await Promise.all(others.map(({ account }) => account.sweep()))
  expect((await createReadUsage(redis)(period)).transactions).toEqual([])
  clock.nowMs = opening.overAtMs + 1
  await Promise.all(others.map(({ account }) => account.sweep()))
  expect((await createReadUsage(redis)(period)).transactions).toMatchObject([{ outcome: 'abandoned', count: 1 }])
  await expect.poll(others[0]!.lines, patience).toHaveLength(1)
  const line = JSON.parse((await others[0]!.lines())[0]!)
  expect(line).toMatchObject({ id, tenant: 'acme', outcome: 'abandoned', status: null, token: 'jti-1' })
  expect(problemsWith(line)).toEqual([])
})

test('one that Redis has forgotten is counted by the gateway that still has it', async ({ redis, gateway, begin }) => {
  const { account, lines } = gateway()
  const id = await begin()
  await redis.flushall()
  await account.end(id, opening, answered, [])
  await account.end(id, opening, answered, [])
  expect((await createReadUsage(redis)(period)).transactions).toMatchObject([{ count: 1 }])
  await expect.poll(lines, patience).toHaveLength(1)
})

test('one that ends while Redis is away is written a moment after its return', async ({ redis, gateway, begin }) => {
  const id = await begin()
  let [attempts, isBack] = [0, false]
  const away = Object.create(redis, {
    defineCommand: { value: redis.defineCommand.bind(redis) },
    endTransaction: {
      value: (...words: unknown[]) => {
        attempts += 1
        if (!isBack) return Promise.reject(new Error('away'))
        return (redis as unknown as { endTransaction: (...all: unknown[]) => Promise<number> }).endTransaction(...words)
      },
    },
  }) as Connection
  const { account, lines } = gateway(away)
  const ended = account.end(id, opening, answered, [])
  // By then a pause that doubles each time has grown to seconds.
  await vi.waitFor(() => expect(attempts).toBe(8), patience)
  isBack = true
  const backAt = performance.now()
  await ended
  expect(performance.now() - backAt).toBeLessThan(2_000)
  await expect.poll(lines, patience).toHaveLength(1)
})

test('a line that its writer did not write is written by another, one that it wrote is not', async ({
  redis,
  clock,
  gateway,
  begin,
}) => {
  const [dead, alive] = [gateway(), gateway()]
  const [lost, written] = [await begin(), await begin()]
  dead.die()
  await dead.account.end(lost, opening, answered, [])
  await alive.account.sweep()
  expect(await alive.lines(), 'its writer may still be at it').toEqual([])
  // As of a gateway that died between the log and Redis.
  await alive.account.end(written, opening, answered, [])
  await expect.poll(alive.lines, patience).toHaveLength(1)
  await expect.poll(() => redis.zcard(owedLinesKey(redis)), patience).toBe(1)
  await redis.zadd(owedLinesKey(redis), clock.nowMs + LEASE_MS, (await alive.lines())[0]!)
  clock.nowMs += LEASE_MS + 1
  await alive.account.sweep()
  const ids = (await alive.lines()).map((line) => JSON.parse(line).id)
  expect(ids.sort()).toEqual([lost, written].sort())
  expect(await redis.zcard(owedLinesKey(redis))).toBe(0)
})

test('a script that ends each transaction by itself gets the same as commands', async ({ redis, gateway, begin }) => {
  const { account, lines } = gateway()
  const id = await begin()
  const batch = redis.multi()
  for (const [name, ...words] of account.commandsOf(id, opening, answered)) batch.call(String(name), ...words)
  await batch.exec()
  await account.end(id, opening, { ...answered, outcome: 'failed' }, [])
  await account.sweep()
  expect((await createReadUsage(redis)(period)).transactions).toMatchObject([{ outcome: 'answered', count: 1 }])
  expect((await lines()).map((line) => JSON.parse(line).outcome)).toEqual(['answered'])
})

test('an erasure has one line, however often it is asked for', async ({ gateway }) => {
  const { account, lines } = gateway()
  const by = { tenant: 'acme', tokenId: null }
  await Promise.all([1, 2].map(() => account.erase(7, by, [['SET', 'erased', 'yes']])))
  await expect.poll(lines, patience).toHaveLength(1)
  const line = JSON.parse((await lines())[0]!)
  expect(line).toMatchObject({ audit: 'erasure', id: 7, tenant: 'acme', token: null })
  expect(problemsWith(line)).toEqual([])
})

test('lines fit their schema and tell nothing else', async ({ gateway, begin }) => {
  const { account, lines } = gateway()
  const id = await begin()
  const jobs = [{ models: ['reader@2', 'locator@1'] }, { models: ['reader@2'] }]
  await account.end(id, opening, { ...answered, jobs, ...{ body: { names: 'ANNA' } } }, [])
  await expect.poll(lines, patience).toHaveLength(1)
  const line = JSON.parse((await lines())[0]!)
  expect(problemsWith(line)).toEqual([])
  expect(line).toMatchObject({ ms: 1_500, kinds: ['ocr'], networks: ['reader@2', 'locator@1'], service: 'the version' })
  expect(JSON.stringify(line)).not.toContain('ANNA')
})
