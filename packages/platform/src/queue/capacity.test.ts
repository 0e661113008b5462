import { byKind } from '@vivid/contract'
import { expect, test } from 'vitest'
import type { SeenWorkers } from '../worker/announce-worker.js'
import { watchCapacity } from './capacity.js'

const seen = (threads: number): SeenWorkers => ({
  workers: Math.min(1, threads),
  threads,
  busyThreads: 0,
  times: {},
  meanMs: null,
})
const all = (threads: number) => byKind((kind) => seen(kind === 'ocr' ? threads : 0))

/** Redis answers when it is let; what it answers is what was there when it was asked. */
const makeWorkers = () => {
  const answers: (() => void)[] = []
  let threads = 0
  return {
    start: (count: number) => {
      threads = count
    },
    seeWorkers: () => {
      const there = all(threads)
      return new Promise<typeof there>((resolve) => answers.push(() => resolve(there)))
    },
    asked: () => answers.length,
    answerAll: async () => {
      while (answers.length > 0) {
        answers.shift()!()
        await new Promise(setImmediate)
      }
    },
  }
}

test('a look sees a worker that came while an earlier look was under way', async () => {
  const workers = makeWorkers()
  let nowMs = 0
  const capacity = watchCapacity({
    count: async () => ({ waiting: 0, active: 0 }),
    seeWorkers: workers.seeWorkers,
    countGateways: async () => 1,
    now: () => nowMs,
  })
  const { threads } = capacity.of('ocr')
  await new Promise(setImmediate)
  expect(workers.asked(), 'it looks at once').toBe(1)
  nowMs = 60_000
  expect(threads(), 'nobody was heard of for long').toBe(0)
  workers.start(3)
  const looked = Promise.all([capacity.look(), capacity.look()])
  await workers.answerAll()
  await looked
  expect(threads()).toBe(3)
  capacity.close()
})

test('a look that fails changes nothing, and the next one is made', async () => {
  let calls = 0
  const capacity = watchCapacity({
    count: async () => ({ waiting: 0, active: 0 }),
    countGateways: async () => 1,
    seeWorkers: async () => {
      calls += 1
      if (calls === 1) throw new Error('Redis is away')
      return all(2)
    },
    now: () => 0,
  })
  await capacity.look()
  await capacity.look()
  expect(capacity.of('ocr').threads()).toBe(2)
  capacity.close()
})
