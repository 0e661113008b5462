import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Planned, type Simulated, simulateTurns } from '../testing/simulate-turns.js'
import { createFairTurns, type Turn } from './fair-turns.js'

const PRICE_MS = 100

const turnsOf = ({ threads = 2, gateways = 1, weightOf = (_: string): number => 1 } = {}) => {
  const clock = { nowMs: 0 }
  const turns = createFairTurns({
    weightOf,
    threads: () => threads,
    gateways: () => gateways,
    now: () => clock.nowMs,
    latestDueMs: 5_000,
  })
  const ask = (tenant: string): Turn => {
    const turn = turns.begin(tenant, PRICE_MS)
    turn.ask(() => undefined)
    return turn
  }
  /** One after the other, alone. */
  const serve = (tenant: string, jobs: number, tookMs: number) => {
    for (let i = 0; i < jobs; i++) {
      const turn = ask(tenant)
      clock.nowMs += tookMs
      turn.end(tookMs)
    }
  }
  return { turns, ask, serve, clock }
}
const handedOver = (asked: readonly Turn[]) => asked.filter((turn) => turn.dueMs() !== null).length
const times = <Value>(count: number, make: () => Value): Value[] => Array.from({ length: count }, make)

describe('how many jobs of a tenant are at the workers', () => {
  test('alone, as many as there are threads; the next one when one ends', () => {
    const { ask } = turnsOf({ threads: 3 })
    const asked = times(5, () => ask('acme'))
    expect(handedOver(asked)).toBe(3)
    asked[0]!.end(100)
    expect(asked[3]!.dueMs()).not.toBeNull()
    expect(asked[4]!.dueMs()).toBeNull()
  })

  test('beside others its share of the threads, at least one, also while those pause for a moment', () => {
    const { ask, clock } = turnsOf({ threads: 4 })
    const other = ask('other')
    expect(handedOver(times(5, () => ask('acme')))).toBe(2)
    for (const name of ['c', 'd', 'e', 'f', 'g']) ask(name)
    expect(handedOver(times(3, () => ask('late')))).toBe(1)
    const pausing = turnsOf({ threads: 4 })
    pausing.ask('other').end(100)
    pausing.clock.nowMs += 1_000
    expect(handedOver(times(5, () => pausing.ask('acme')))).toBe(2)
    other.end(100)
    clock.nowMs += 60_000
  })

  test('a weight is worth so many times the share', () => {
    const { ask } = turnsOf({ threads: 8, weightOf: (tenant) => (tenant === 'large' ? 3 : 1) })
    ask('small')
    expect(handedOver(times(9, () => ask('large')))).toBe(6)
    expect(handedOver(times(9, () => ask('small')))).toBe(1)
  })

  test('several gateways share the threads between them', () => {
    const { ask } = turnsOf({ threads: 8, gateways: 2 })
    ask('other')
    expect(handedOver(times(9, () => ask('acme')))).toBe(2)
  })

  test('who sends what its pictures promise may use idle threads, and have its next job wait at the workers', () => {
    const { ask, serve } = turnsOf({ threads: 2 })
    serve('honest', 8, 120)
    ask('other').end(100)
    expect(handedOver(times(9, () => ask('honest')))).toBe(3)
  })

  test.each([
    ['costs more than it promises', (serve: (jobs: number, ms: number) => void) => serve(8, 1_000)],
    ['did so once of late', (serve: (jobs: number, ms: number) => void) => [serve(7, 100), serve(1, 1_000)]],
    ['is not known yet', (serve: (jobs: number, ms: number) => void) => serve(3, 100)],
    ['sent trivial pictures only', (serve: (jobs: number, ms: number) => void) => serve(20, 5)],
  ])('one that %s has its share and no more', (_who, behave) => {
    const { ask, serve } = turnsOf({ threads: 2 })
    behave((jobs, ms) => serve('acme', jobs, ms))
    ask('other').end(100)
    expect(handedOver(times(9, () => ask('acme')))).toBe(1)
  })

  test('a job that is taken back while it waits makes no room and leaves none', () => {
    const { ask } = turnsOf({ threads: 1 })
    const [first, second, third] = times(3, () => ask('acme')) as [Turn, Turn, Turn]
    second.end()
    expect(third.dueMs()).toBeNull()
    first.end(100)
    first.end(100)
    expect(third.dueMs()).not.toBeNull()
  })
})

describe('who is served first', () => {
  test('whoever held the threads for long is due later than who did not', () => {
    const { ask, clock } = turnsOf({ threads: 1 })
    const costly = ask('costly')
    const usual = ask('usual')
    clock.nowMs += 2_000
    costly.end(2_000)
    expect(ask('costly').dueMs()! - clock.nowMs).toBeGreaterThan(500)
    expect(ask('new').dueMs()).toBe(clock.nowMs)
    usual.end(100)
  })

  test('who is alone owes nothing, nor do tenants that all had the same', () => {
    const alone = turnsOf()
    alone.serve('acme', 20, 1_000)
    expect(alone.ask('acme').dueMs()).toBe(alone.clock.nowMs)
    const many = turnsOf()
    for (let round = 0; round < 50; round++) for (const tenant of ['a', 'b', 'c']) many.serve(tenant, 1, 100)
    for (const tenant of ['a', 'b', 'c']) expect(many.ask(tenant).dueMs()! - many.clock.nowMs).toBeLessThan(500)
  })

  test("a tenant's own jobs stay in order, and none is due later than an admitted request can wait", () => {
    const { ask, clock } = turnsOf({ threads: 1 })
    const other = ask('other')
    const costly = ask('costly')
    clock.nowMs += 60_000
    costly.end(60_000)
    expect(ask('costly').dueMs()).toBe(clock.nowMs + 5_000)
    other.end(100)
  })
})

/** Random tenants: most honest, some of whom burst, and hostile ones whose jobs take up to ten times their price. */
const arbitraryTraffic = fc
  .record({
    threads: fc.integer({ min: 1, max: 6 }),
    tenants: fc.array(
      fc.record({
        jobs: fc.integer({ min: 1, max: 40 }),
        gapMs: fc.integer({ min: 0, max: 600 }),
        priceMs: fc.integer({ min: 50, max: 400 }),
        /** Hundredths of its price that each of its jobs takes; repeated over its jobs. */
        costs: fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 12 }),
        startMs: fc.integer({ min: 0, max: 4_000 }),
      }),
      { minLength: 2, maxLength: 6 },
    ),
  })
  .map(({ threads, tenants }) => ({
    threads,
    planned: tenants.flatMap(({ jobs, gapMs, priceMs, costs, startMs }, n): Planned[] =>
      times(jobs, () => 0).map((_, i) => ({
        tenant: `t${n}`,
        arrivesMs: startMs + i * gapMs,
        priceMs,
        tookMs: (priceMs * costs[i % costs.length]!) / 100,
      })),
    ),
  }))

/** Jobs of another tenant that started after this one arrived and before it did. */
const overtakenBy = (job: Simulated, all: readonly Simulated[], tenant: string) =>
  all.filter((other) => other.tenant === tenant && other.startedMs >= job.arrivesMs && other.startedMs < job.startedMs)
    .length

describe('on a virtual clock, with random tenants, costs and arrivals', () => {
  test('each other tenant starts at most its share of the threads and the jobs kept ready before yours', () => {
    fc.assert(
      fc.property(arbitraryTraffic, ({ threads, planned }) => {
        const { done } = simulateTurns(planned, { threads })
        expect(done).toHaveLength(planned.length)
        const names = [...new Set(planned.map(({ tenant }) => tenant))]
        for (const job of done.filter(({ ownBefore }) => ownBefore === 0)) {
          for (const name of names.filter((other) => other !== job.tenant)) {
            expect(overtakenBy(job, done, name)).toBeLessThanOrEqual(threads + Math.ceil(threads / 2))
          }
        }
      }),
      { numRuns: process.env.CI_ALL ? 300 : 60, seed: 1 },
    )
  })

  test('a tenant whose jobs take ten times their price delays a quiet one by the jobs already running', () => {
    const hostile = times(60, () => ({ tenant: 'hostile', arrivesMs: 3_000, priceMs: 300, tookMs: 3_000 }))
    const cheapFirst = times(20, () => ({ tenant: 'hostile', arrivesMs: 1_000, priceMs: 300, tookMs: 5 }))
    const quiet = ['a', 'b', 'c'].flatMap((tenant, n) =>
      times(100, () => 0).map((_, i) => ({ tenant, arrivesMs: 137 * n + i * 1_500, priceMs: 300, tookMs: 250 })),
    )
    for (const first of [[], cheapFirst]) {
      const { done } = simulateTurns([...first, ...hostile, ...quiet], { threads: 2 })
      for (const job of done.filter(({ tenant }) => tenant !== 'hostile')) {
        expect(overtakenBy(job, done, 'hostile')).toBeLessThanOrEqual(1)
      }
      const waits = done.filter(({ tenant }) => tenant !== 'hostile').map((job) => job.startedMs - job.arrivesMs)
      const p95 = waits.sort((a, b) => a - b)[Math.floor(0.95 * waits.length)]!
      expect(p95, 'the other thread is theirs').toBeLessThan(1_000)
    }
  })

  test('while jobs take what they are priced at, no thread stands idle for long beside waiting jobs', () => {
    const flood = times(300, () => ({ tenant: 'flood', arrivesMs: 0, priceMs: 200, tookMs: 200 }))
    const light = times(60, () => 0).map((_, i) => ({ tenant: 'light', arrivesMs: i * 500, priceMs: 200, tookMs: 210 }))
    const { idleMs, lastedMs } = simulateTurns([...flood, ...light], { threads: 2 })
    expect(idleMs / (2 * lastedMs)).toBeLessThan(0.05)
  })

  test('tenants that always have jobs waiting get threads by weight, in seconds, not in jobs', () => {
    const of = (tenant: string, tookMs: number) =>
      times(400, () => ({ tenant, arrivesMs: 0, priceMs: 200, tookMs })) satisfies Planned[]
    const { done } = simulateTurns([...of('short', 100), ...of('long', 500)], { threads: 2 })
    const first = done.filter(({ endedMs }) => endedMs < 10_000)
    const secondsOf = (name: string) =>
      first.filter(({ tenant }) => tenant === name).reduce((sum, { tookMs }) => sum + tookMs, 0) / 1000
    expect(secondsOf('short') / secondsOf('long')).toBeGreaterThan(0.8)
    expect(secondsOf('short') / secondsOf('long')).toBeLessThan(1.25)
  })
})
