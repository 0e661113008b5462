import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAdmission } from './admission.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const make = (counted = 0) => {
  const queue = { counted }
  const queues = { waiting: async () => queue.counted }
  return { queue, admission: createAdmission({ queues, maxWaiting: 3, maxWaitMs: 1_000 }) }
}

test('places are held while a form arrives, then by its job, until a reply frees them', () => {
  const { admission } = make()
  const places = [1, 2, 3].map(() => admission.admit(['ocr'])!)
  expect(admission.admit(['ocr'])).toBeNull()
  places[0]!.queued('ocr')
  places[1]!.release()
  expect(admission.admit(['ocr'])).not.toBeNull()
  expect(admission.admit(['ocr'])).toBeNull()
  admission.noteReply('ocr', 5)
  expect(admission.admit(['ocr'])).not.toBeNull()
})

test('a place that was queued is not given back twice', () => {
  const { admission } = make()
  const place = admission.admit(['ocr', 'document-liveness'])!
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
  expect(admission.admit(['ocr'])).not.toBeNull()
  await vi.advanceTimersByTimeAsync(250)
  expect(admission.admit(['ocr'])).toBeNull()
  expect(admission.admit(['selfie-liveness'])).toBeNull()
})

test('replies that waited too long close the gate for a second', async () => {
  const { admission } = make()
  admission.noteReply('ocr', 1_500)
  expect(admission.admit(['ocr'])).toBeNull()
  expect(admission.admit(['selfie-liveness'])).not.toBeNull()
  await vi.advanceTimersByTimeAsync(1_100)
  expect(admission.admit(['ocr'])).not.toBeNull()
})
