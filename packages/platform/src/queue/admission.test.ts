import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAdmission } from './admission.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const make = (counted = 0) => {
  const queue = { counted }
  const queues = { waiting: async () => queue.counted }
  return { queue, admission: createAdmission({ queues, maxWaiting: 3, maxWaitMs: 1_000 }) }
}

const createRoomy = (weightOf: (tenant: string) => number = () => 1) => ({
  admission: createAdmission({ queues: { waiting: async () => 0 }, maxWaiting: 100, maxWaitMs: 1_000, weightOf }),
})

test('places are held while a form arrives, then by its job, until a reply frees them', () => {
  const { admission } = make()
  const places = [1, 2, 3].map(() => admission.admit(['ocr'], 'acme')!)
  expect(admission.admit(['ocr'], 'acme')).toBeNull()
  places[0]!.queued('ocr')
  places[1]!.release()
  expect(admission.admit(['ocr'], 'acme')).not.toBeNull()
  expect(admission.admit(['ocr'], 'acme')).toBeNull()
  admission.noteReply('ocr')
  expect(admission.admit(['ocr'], 'acme')).not.toBeNull()
})

test('a place that was queued is not given back twice', () => {
  const { admission } = make()
  const place = admission.admit(['ocr', 'document-liveness'], 'acme')!
  place.queued('ocr')
  place.queued('ocr')
  place.release()
  place.release()
  expect(admission.waiting('ocr')).toBe(1)
  expect(admission.waiting('document-liveness')).toBe(0)
})

test('what other gateways queued counts from the next poll on', async () => {
  const { admission, queue } = make()
  queue.counted = 3
  expect(admission.admit(['ocr'], 'acme')).not.toBeNull()
  await vi.advanceTimersByTimeAsync(250)
  expect(admission.admit(['ocr'], 'acme')).toBeNull()
  expect(admission.admit(['selfie-liveness'], 'acme')).toBeNull()
})

test('a tenant whose jobs waited too long is refused for a second, the others are not', async () => {
  const { admission } = make()
  const slow = admission.admit(['ocr'], 'acme')!
  slow.waited('ocr', 1_500)
  expect(admission.admit(['ocr'], 'acme')).toBeNull()
  expect(admission.admit(['ocr'], 'globex')).not.toBeNull()
  expect(admission.admit(['selfie-liveness'], 'acme')).not.toBeNull()
  await vi.advanceTimersByTimeAsync(1_100)
  expect(admission.admit(['ocr'], 'acme')).not.toBeNull()
})

test('a queue filled by one tenant still takes what another has not had', () => {
  const { admission } = make()
  for (let i = 0; i < 3; i++) admission.admit(['ocr'], 'flood')
  expect(admission.admit(['ocr'], 'flood')).toBeNull()
  expect(admission.admit(['ocr'], 'quiet')).not.toBeNull()
  expect(admission.admit(['ocr'], 'quiet')).not.toBeNull()
  expect(admission.admit(['ocr'], 'quiet'), 'half of three places is its share').toBeNull()
})

test('a flood stands back, one place for every doubling, and in its own order', () => {
  const { admission } = createRoomy()
  const flood = Array.from({ length: 8 }, () => admission.admit(['ocr'], 'flood')!)
  const standing = flood.map((place) => place.stand('ocr'))
  expect(standing).toEqual([3, 3, 3, 3, 3, 3, 3, 3])
  expect(admission.admit(['ocr'], 'quiet')!.stand('ocr')).toBe(0)
  for (const place of flood.slice(1)) place.release()
  expect(admission.admit(['ocr'], 'flood')!.stand('ocr'), 'its first still waits').toBe(3)
})

test('a weight is worth so many requests more', () => {
  const { admission } = createRoomy((tenant) => (tenant === 'large' ? 4 : 1))
  const under = (tenant: string) => Array.from({ length: 4 }, () => admission.admit(['ocr'], tenant)!)
  expect(under('large').at(-1)!.stand('ocr')).toBe(0)
  expect(under('small').at(-1)!.stand('ocr')).toBe(2)
})
