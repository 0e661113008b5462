import { expect, test } from 'vitest'
import { spareThreads } from './spare-threads.js'

const spare = (threads: number, awaited: number, usuallyAwaited = awaited) =>
  spareThreads({ threads, awaited, usuallyAwaited })

test('with nobody waiting all threads are spare', () => {
  expect([spare(0, 0), spare(1, 0), spare(32, 0)]).toEqual([0, 1, 32])
})

test('the more callers usually wait, the more threads stay free for the next of them', () => {
  // 0.3^3 is below one in twenty, and so is 0.6^6.
  expect([spare(32, 9.6), spare(32, 19.2)].map(Math.floor)).toEqual([19, 6])
  expect(spare(32, 32)).toBe(0)
})

test('few threads are used while nobody waits, and left while somebody does', () => {
  expect(spare(2, 0, 1)).toBe(1)
  expect(spare(1, 0, 0.5)).toBe(1)
  expect(spare(2, 1, 1)).toBe(0)
})

test('free threads suffice: arrivals that find all of them busy are few, on a clock of our own', () => {
  let seed = 1
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
  }
  const [threads, awaitedPerMs, jobMs] = [32, 0.3 * 0.32, 100]
  let busy: { endsMs: number; isAwaited: boolean }[] = []
  let [arrivals, found, deferred] = [0, 0, 0]
  for (let ms = 0; ms < 60_000; ms += 1) {
    busy = busy.filter(({ endsMs }) => endsMs > ms)
    if (random() < awaitedPerMs) {
      arrivals += 1
      if (busy.length >= threads) found += 1
      else busy.push({ endsMs: ms + jobMs * (0.5 + random()), isAwaited: true })
    }
    const awaited = busy.filter(({ isAwaited }) => isAwaited).length
    const most = spareThreads({ threads, awaited, usuallyAwaited: awaitedPerMs * jobMs })
    while (busy.length - awaited < most) {
      busy.push({ endsMs: ms + jobMs * (0.5 + random()), isAwaited: false })
    }
    deferred += busy.length - awaited
  }
  expect(found / arrivals).toBeLessThan(0.05)
  // And yet the threads are nearly always at work.
  expect((deferred / 60_000 + awaitedPerMs * jobMs) / threads).toBeGreaterThan(0.9)
})
