import { expect, test } from 'vitest'
import { admissionOf } from '../testing/admission-of.js'
import { isRefusal } from './admission.js'

test('as many are admitted as are answered within a third of their time', () => {
  const { fill } = admissionOf()
  // 3.5 s of two threads are 70 jobs of 100 ms.
  expect(fill('acme').length).toBeGreaterThan(65)
  expect(admissionOf().fill('acme').length).toBeLessThan(75)
})

test('slower jobs, fewer threads and costlier work leave room for fewer', () => {
  const { fill, tell } = admissionOf()
  tell(400)
  expect(fill('acme').length).toBeLessThan(30)
  expect(admissionOf({ threads: 1 }).fill('acme').length).toBeLessThan(45)
  const { state, admit } = admissionOf()
  state.waiting = 170
  state.active = 2
  const place = admissionOf().admit()!
  expect(place.fits('identification_card')).toBe(true)
  expect(admit('acme')).toBeNull()
})

test('what does not fit any more once it is known what it is, is refused', () => {
  const { admit, state, times } = admissionOf()
  const place = admit()!
  times.replace({ passport: 100, identification_card: 9_000 }, 100)
  state.active = 2
  expect(place.fits('passport')).toBe(true)
  expect(place.fits('identification_card')).toBe(false)
})

test('an idle service tries even what it thinks will take too long: only a job can tell', () => {
  const { admit, tell } = admissionOf()
  tell(60_000)
  const place = admit()!
  expect(place).not.toBeNull()
  expect(place.fits('passport')).toBe(true)
  expect(admit(), 'a second one would wait for it').toBeNull()
})

test('without a worker there is no room, and it is said why', () => {
  const { admission, state } = admissionOf()
  state.threads = 0
  expect(admission.admit(['ocr'], 'acme')).toMatchObject({ reason: 'unavailable' })
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
  const refused = admission.admit(['ocr'], 'acme')
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

test('a flood is due later and later, another tenant at once, its own requests in order', () => {
  const { fill, admit } = admissionOf()
  const flood = fill('flood')
  const turns = flood.map((place) => place.turnMs('ocr'))
  expect(turns).toEqual([...turns].sort((a, b) => a - b))
  const quiet = admit('quiet')!
  expect(quiet.turnMs('ocr')).toBeLessThan(turns.at(-1)! / 10)
})

test('nobody starves: what waits long enough comes before what is sent later', () => {
  const { fill, admit, state } = admissionOf()
  const turn = fill('flood').at(-1)!.turnMs('ocr')
  state.nowMs = turn + 1
  expect(admit('quiet')!.turnMs('ocr')).toBeGreaterThan(turn)
})

test('what a request asks of a queue that it was not admitted to is due at once, and held by nobody', () => {
  const { admit, state } = admissionOf()
  const place = admit()!
  expect(place.turnMs('selfie-liveness')).toBe(state.nowMs)
  place.queued('selfie-liveness')
  place.took('selfie-liveness', 100)
})
