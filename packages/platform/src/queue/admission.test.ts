import { expect, test } from 'vitest'
import { admissionOf } from '../testing/admission-of.js'
import { isRefusal } from './admission.js'

test('as many are admitted as are answered within a third of their time', () => {
  const { fill } = admissionOf()
  // 3.5 s of two threads are 70 jobs of 100 ms.
  expect(fill('acme').length).toBeGreaterThan(65)
  expect(admissionOf().fill('acme').length).toBeLessThan(75)
})

test('slower jobs, fewer threads, costlier work and larger pictures leave room for fewer', () => {
  const { fill, tell } = admissionOf()
  tell(400)
  expect(fill('acme').length).toBeLessThan(30)
  expect(admissionOf({ threads: 1 }).fill('acme').length).toBeLessThan(45)
  const cards = admissionOf().fill('acme', 'identification_card').length
  expect(cards).toBeLessThan(30)
  expect(admissionOf().fill('acme', 'identification_card', 48e6).length).toBeLessThan(cards / 3)
})

test('what would take too long is refused, though what is shorter is not', () => {
  const { admit, state, times } = admissionOf()
  times.replace({ passport: 100, identification_card: 9_000 }, 100)
  state.active = 2
  expect(admit('acme', 'passport')).not.toBeNull()
  expect(admit('acme', 'identification_card')).toBeNull()
})

test('a request that asks several kinds is priced by what it asks of each', () => {
  const { admission, times, state } = admissionOf()
  times.replace({ passport: 100, identification_card: 9_000 }, 100)
  state.active = 2
  const ask = (ofProof: string) =>
    admission.admit(['ocr', 'id-reader-plus'], 'acme', (kind) => (kind === 'ocr' ? 'passport' : ofProof))
  expect(isRefusal(ask('passport'))).toBe(false)
  expect(isRefusal(ask('identification_card'))).toBe(true)
})

test('a request that asks several kinds has a place at all of them or at none', () => {
  const { admission, times, state } = admissionOf()
  times.replace({ passport: 100, identification_card: 9_000 }, 100)
  state.active = 2
  const before = admission.expectedWaitMs('ocr')
  const ask = () =>
    admission.admit(['ocr', 'face-match'], 'acme', (kind) => (kind === 'ocr' ? 'passport' : 'identification_card'))
  for (let i = 0; i < 100; i++) expect(isRefusal(ask())).toBe(true)
  expect(admission.expectedWaitMs('ocr'), 'nothing is held where there was room').toBe(before)
})

test('each of its jobs is priced by the size of its own pictures', () => {
  const { admission } = admissionOf()
  const place = admission.admit(
    ['ocr', 'face-match'],
    'acme',
    () => 'passport',
    (kind) => (kind === 'ocr' ? 0 : 48e6),
  )
  if (isRefusal(place)) throw new Error('refused')
  expect([place.turn('ocr').priceFactor, place.turn('face-match').priceFactor]).toEqual([1, 4])
})

test('an idle service tries even what it thinks will take too long: only a job can tell', () => {
  const { admit, tell } = admissionOf()
  tell(60_000)
  expect(admit()).not.toBeNull()
  expect(admit(), 'a second one would wait for it').toBeNull()
})

test('before its body is read a request is only asked about: nothing is held', () => {
  const { admission, fill } = admissionOf()
  for (let i = 0; i < 1_000; i++) expect(admission.ask(['ocr'], 'acme')).toBeNull()
  expect(fill('acme').length).toBeGreaterThan(65)
  expect(admission.ask(['ocr'], 'acme')).toMatchObject({ reason: 'overloaded' })
})

test('without a worker there is no room, and it is said why', () => {
  const { admission, state } = admissionOf()
  state.threads = 0
  expect(admission.admit(['ocr'], 'acme', () => 'passport')).toMatchObject({ reason: 'unavailable' })
  expect(admission.expectedWaitMs('ocr')).toBe(Number.POSITIVE_INFINITY)
})

test('no more than MAX_WAITING wait, however fast they are done', () => {
  expect(admissionOf({ maxWaiting: 3 }).fill('acme')).toHaveLength(3)
})

test('MAX_WAITING places filled by one tenant leave some for another', () => {
  const { fill } = admissionOf({ maxWaiting: 8 })
  expect(fill('flood')).toHaveLength(8)
  expect(fill('quiet')).toHaveLength(3)
})

test('a refusal says when to come back', () => {
  const { admission, fill, state } = admissionOf()
  fill('acme')
  state.waiting += 40
  const refused = admission.admit(['ocr'], 'acme', () => 'passport')
  expect(isRefusal(refused) && refused.retryMs).toBeGreaterThan(0)
})

test('a queue that one tenant filled still takes what another is entitled to', () => {
  const { fill } = admissionOf()
  const flood = fill('flood').length
  const quiet = fill('quiet').length
  expect(quiet).toBeGreaterThan(flood / 4)
  expect(fill('flood'), 'it has more than its share now').toHaveLength(0)
})

test('a place is given back once', () => {
  const { admit, fill } = admissionOf()
  const place = admit()!
  place.release()
  place.release()
  expect(fill('acme').length).toBeLessThan(75)
})

test('a request that ends gives back its place, but a submitted job keeps it until the job ends', () => {
  const { admit, fill } = admissionOf({ maxWaiting: 3 })
  const place = admit()!
  place.turn('ocr').ask(() => undefined)
  place.release()
  expect(fill('acme')).toHaveLength(2)
  place.turn('ocr').end(100)
  expect(fill('acme')).toHaveLength(1)
})

test('what a request asks of a queue that it was not admitted to is due at once', () => {
  const { admit, state } = admissionOf()
  const turn = admit()!.turn('selfie-liveness')
  expect(turn.dueMs()).toBe(state.nowMs)
  turn.end(100)
})
