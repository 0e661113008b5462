import type { JobKind } from '@vivid/contract'
import { expect, test } from 'vitest'
import { createServiceTimes } from '../worker/service-times.js'
import { createAdmission, isRefusal, type Place } from './admission.js'

const TIMEOUT_MS = 10_000

/** One kind of work whose jobs all take 100 ms on so many threads. */
const make = (options: { threads?: number; maxWaiting?: number; weightOf?: (tenant: string) => number } = {}) => {
  const state = { threads: options.threads ?? 2, waiting: 0, active: 0, nowMs: 0 }
  const times = createServiceTimes('ocr')
  const tell = (ms: number) => times.replace({ passport: ms, passport_plus: 3 * ms, identification_card: 3 * ms }, ms)
  tell(100)
  const counts = state
  const { maxWaiting = 1_000, weightOf = () => 1 } = options
  const admission = createAdmission({
    capacity: { of: () => ({ threads: () => state.threads, times, counts }), look: async () => undefined },
    maxWaiting,
    timeoutMs: TIMEOUT_MS,
    weightOf,
    now: () => state.nowMs,
  })
  const admit = (tenant = 'acme', kinds: JobKind[] = ['ocr']): Place | null => {
    const admitted = admission.admit(kinds, tenant)
    return isRefusal(admitted) ? null : admitted
  }
  /** As many as are let in, all of them queued. */
  const fill = (tenant: string): Place[] => {
    const places: Place[] = []
    for (let place = admit(tenant); place; place = admit(tenant)) {
      place.fits('passport')
      place.turnMs('ocr')
      place.queued('ocr')
      places.push(place)
    }
    return places
  }
  return { admission, admit, fill, state, times, tell }
}

test('as many are admitted as are answered within a third of their time', () => {
  const { fill } = make()
  // 3.5 s of two threads are 70 jobs of 100 ms.
  expect(fill('acme').length).toBeGreaterThan(65)
  expect(make().fill('acme').length).toBeLessThan(75)
})

test('slower jobs, fewer threads and costlier work leave room for fewer', () => {
  const { fill, tell } = make()
  tell(400)
  expect(fill('acme').length).toBeLessThan(30)
  expect(make({ threads: 1 }).fill('acme').length).toBeLessThan(45)
  const { state, admit } = make()
  state.waiting = 170
  state.active = 2
  const place = make().admit()!
  expect(place.fits('identification_card')).toBe(true)
  expect(admit('acme')).toBeNull()
})

test('what does not fit any more once it is known what it is, is refused', () => {
  const { admit, state, times } = make()
  const place = admit()!
  times.replace({ passport: 100, identification_card: 9_000 }, 100)
  state.active = 2
  expect(place.fits('passport')).toBe(true)
  expect(place.fits('identification_card')).toBe(false)
})

test('an idle service tries even what it thinks will take too long: only a job can tell', () => {
  const { admit, tell } = make()
  tell(60_000)
  const place = admit()!
  expect(place).not.toBeNull()
  expect(place.fits('passport')).toBe(true)
  expect(admit(), 'a second one would wait for it').toBeNull()
})

test('without a worker there is no room, and it is said why', () => {
  const { admission, state } = make()
  state.threads = 0
  expect(admission.admit(['ocr'], 'acme')).toMatchObject({ reason: 'unavailable' })
  expect(admission.expectedWaitMs('ocr')).toBe(Number.POSITIVE_INFINITY)
})

test('no more than MAX_WAITING wait, however fast they are done', () => {
  expect(make({ maxWaiting: 3 }).fill('acme')).toHaveLength(3)
})

test('MAX_WAITING places filled by one tenant leave some for another', () => {
  const { fill } = make({ maxWaiting: 8 })
  expect(fill('flood')).toHaveLength(8)
  expect(fill('quiet')).toHaveLength(3)
})

test('a refusal says when to come back', () => {
  const { admission, fill, state } = make()
  fill('acme')
  state.waiting += 40
  const refused = admission.admit(['ocr'], 'acme')
  expect(isRefusal(refused) && refused.retryMs).toBeGreaterThan(0)
})

test('a queue that one tenant filled still takes what another is entitled to', () => {
  const { fill } = make()
  const flood = fill('flood').length
  const quiet = fill('quiet').length
  expect(quiet).toBeGreaterThan(flood / 4)
  expect(fill('flood'), 'it has more than its share now').toHaveLength(0)
})

test('a place is given back once', () => {
  const { admit, fill } = make()
  const place = admit()!
  place.release()
  place.release()
  expect(fill('acme').length).toBeLessThan(75)
})

test('a flood is due later and later, another tenant at once, its own requests in order', () => {
  const { fill, admit } = make()
  const flood = fill('flood')
  const turns = flood.map((place) => place.turnMs('ocr'))
  expect(turns).toEqual([...turns].sort((a, b) => a - b))
  const quiet = admit('quiet')!
  expect(quiet.turnMs('ocr')).toBeLessThan(turns.at(-1)! / 10)
})

test('nobody starves: what waits long enough comes before what is sent later', () => {
  const { fill, admit, state } = make()
  const turn = fill('flood').at(-1)!.turnMs('ocr')
  state.nowMs = turn + 1
  expect(admit('quiet')!.turnMs('ocr')).toBeGreaterThan(turn)
})

/** Sends so many passports one after the other; each takes so long and holds one of the threads meanwhile. */
const serve = ({ admit, state }: ReturnType<typeof make>, tenant: string, jobs: number, tookMs: number) => {
  for (let i = 0; i < jobs; i++) {
    const place = admit(tenant)!
    place.fits('passport')
    place.turnMs('ocr')
    place.queued('ocr')
    state.nowMs += tookMs / 2
    place.took('ocr', tookMs)
    place.release()
  }
}

const turnOf = ({ admit, state }: ReturnType<typeof make>, tenant: string) => admit(tenant)!.turnMs('ocr') - state.nowMs

test('whoever held the threads for long is due later than who did not, though nothing of it is under way', () => {
  const made = make()
  made.admit('usual')!.turnMs('ocr')
  serve(made, 'costly', 1, 2_000)
  const [costly, usual] = [turnOf(made, 'costly'), turnOf(made, 'usual')]
  expect(costly).toBeGreaterThan(500)
  expect(usual).toBeLessThan(200)
})

test('who is alone owes nothing, nor do tenants that all had the same', () => {
  const made = make()
  serve(made, 'acme', 20, 1_000)
  expect(turnOf(made, 'acme')).toBe(0)
  const many = make()
  const tenants = ['a', 'b', 'c', 'd']
  for (let round = 0; round < 50; round++) for (const tenant of tenants) serve(many, tenant, 1, 100)
  for (const tenant of tenants) expect(turnOf(many, tenant)).toBeLessThan(500)
})

test('large pictures are charged before anybody has decoded one: of a burst only its share is queued', () => {
  const queuedOf = (pixels: number) => {
    const { admit } = make()
    for (const tenant of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const place = admit(tenant)!
      place.fits('passport')
      place.turnMs('ocr')
      place.queued('ocr')
    }
    const burst = Array.from({ length: 8 }, () => admit('burst')).filter((place) => place !== null)
    const isQueued = burst.map((place) => {
      const fits = place.fits('identification_card', pixels)
      if (fits) place.turnMs('ocr')
      return fits
    })
    return isQueued.filter(Boolean).length
  }
  // Of 300 ms on two threads, a seventh of them: one a second; four times as large, one in four.
  expect(queuedOf(3e6)).toBe(5)
  expect(queuedOf(49e6)).toBe(2)
})

test('who is known for large pictures may not upload many at once', () => {
  const uploadsOf = (pixels: number) => {
    const { admit } = make()
    for (let i = 0; i < 20; i++) {
      const place = admit('acme')!
      place.fits('passport', pixels)
      place.release()
    }
    for (const tenant of ['a', 'b', 'c', 'd', 'e', 'f']) admit(tenant)!.turnMs('ocr')
    return Array.from({ length: 20 }, () => admit('acme')).filter((place) => place !== null).length
  }
  expect(uploadsOf(12e6)).toBeGreaterThan(8)
  expect(uploadsOf(98e6)).toBeLessThanOrEqual(2)
})

test('a weight is worth so many times the share', () => {
  const { admit } = make({ weightOf: (tenant) => (tenant === 'large' ? 4 : 1) })
  const turnOfSecond = (tenant: string) => {
    admit(tenant)!.turnMs('ocr')
    return admit(tenant)!.turnMs('ocr')
  }
  const [large, small] = ['large', 'small'].map(turnOfSecond) as [number, number]
  expect(small).toBeGreaterThanOrEqual(4 * large)
})
