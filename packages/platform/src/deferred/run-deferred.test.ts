import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { DeferredAnalyses, Taken } from './deferred-analyses.js'
import type { DeferredEnd, TakenAnalysis } from './deferred-analysis.js'
import { type Attempted, runDeferred } from './run-deferred.js'

const end = { tookMs: 1 } as DeferredEnd
const taken = (id: number, attempt = 1): TakenAnalysis => ({
  id,
  attempt,
  token: 'lease',
  dataKey: { key: Buffer.alloc(0), wrapped: Buffer.alloc(0) },
  ticket: { jobs: [{ kind: 'ocr' }] } as unknown as TakenAnalysis['ticket'],
})

/** A runner on a store that hands out these analyses one after the other. */
const build = (attempt: (taken: TakenAnalysis, gone: AbortSignal) => Promise<Attempted>, given: TakenAnalysis[]) => {
  const events: string[] = []
  const failures = { end: 0 }
  const lost: number[] = []
  const analyses = {
    leaseMs: 30,
    take: async (): Promise<Taken> => ({ analyses: given.splice(0, 1), jobs: { ocr: 1 }, open: 2, running: 1 }),
    renew: async () => lost,
    release: async ({ id }: TakenAnalysis, pauseMs: number) => void events.push(`released ${id} for ${pauseMs}`),
    end: async ({ id }: TakenAnalysis) => {
      if (failures.end > 0) {
        failures.end -= 1
        throw new Error('Redis is away')
      }
      events.push(`ended ${id}`)
      return true
    },
  } as unknown as DeferredAnalyses
  const runner = runDeferred({
    analyses,
    attempt,
    limits: () => ({ ocr: 1 }),
    isAvailable: () => true,
    outage: { failed: () => undefined },
  })
  runner.wake()
  return { runner, events, failures, lost }
}

test('each is run to its end, and the next is looked for at once', async () => {
  const { runner, events } = build(async () => end, [taken(1), taken(2), taken(3)])
  await expect.poll(() => events).toEqual(['ended 1', 'ended 2', 'ended 3'])
  await runner.close(0)
})

test('an attempt that does not get through is made again, after growing pauses', async () => {
  const { runner, events } = build(async () => 'again', [taken(1), taken(2, 4), taken(3, 40)])
  await expect.poll(() => events).toEqual(['released 1 for 1000', 'released 2 for 8000', 'released 3 for 30000'])
  await runner.close(0)
})

test('one that throws is made again too', async () => {
  const { runner, events } = build(() => Promise.reject(new Error('a bug')), [taken(1)])
  await expect.poll(() => events).toEqual(['released 1 for 1000'])
  await runner.close(0)
})

test('an end that Redis did not take is written again', async () => {
  const { runner, events, failures } = build(async () => end, [])
  failures.end = 1
  await runner.close(0)
  const again = build(async () => end, [taken(1)])
  again.failures.end = 1
  await expect.poll(() => again.events, { timeout: 5_000 }).toEqual(['ended 1'])
  expect(events).toEqual([])
  await again.runner.close(0)
})

const untilGone = (_taken: TakenAnalysis, gone: AbortSignal): Promise<Attempted> =>
  new Promise((_resolve, reject) => gone.addEventListener('abort', () => reject(new Error('gone'))))

test('what somebody else has by now is given up', async () => {
  const { runner, events, lost } = build(untilGone, [taken(7)])
  lost.push(7)
  await expect.poll(() => events).toEqual(['released 7 for 0'])
  await runner.close(0)
})

test('closing waits for a while, then hands over', async () => {
  const { runner, events } = build(untilGone, [taken(1)])
  await sleep(50)
  await runner.close(20)
  expect(events).toEqual(['released 1 for 0'])
})
