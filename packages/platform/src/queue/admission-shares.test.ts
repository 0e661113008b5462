import { expect, test } from 'vitest'
import { admissionOf } from '../testing/admission-of.js'

/** Sends so many passports one after the other; each takes so long and holds one of the threads meanwhile. */
const serve = ({ admit, state }: ReturnType<typeof admissionOf>, tenant: string, jobs: number, tookMs: number) => {
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

const turnOf = ({ admit, state }: ReturnType<typeof admissionOf>, tenant: string) =>
  admit(tenant)!.turnMs('ocr') - state.nowMs

test('whoever held the threads for long is due later than who did not, though nothing of it is under way', () => {
  const made = admissionOf()
  made.admit('usual')!.turnMs('ocr')
  serve(made, 'costly', 1, 2_000)
  const [costly, usual] = [turnOf(made, 'costly'), turnOf(made, 'usual')]
  expect(costly).toBeGreaterThan(500)
  expect(usual).toBeLessThan(200)
})

test('who is alone owes nothing, nor do tenants that all had the same', () => {
  const made = admissionOf()
  serve(made, 'acme', 20, 1_000)
  expect(turnOf(made, 'acme')).toBe(0)
  const many = admissionOf()
  const tenants = ['a', 'b', 'c', 'd']
  for (let round = 0; round < 50; round++) for (const tenant of tenants) serve(many, tenant, 1, 100)
  for (const tenant of tenants) expect(turnOf(many, tenant)).toBeLessThan(500)
})

test('large pictures are charged before anybody has decoded one: of a burst only its share is queued', () => {
  const queuedOf = (pixels: number) => {
    const { admit } = admissionOf()
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
    const { admit } = admissionOf()
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
  const { admit } = admissionOf({ weightOf: (tenant) => (tenant === 'large' ? 4 : 1) })
  const turnOfSecond = (tenant: string) => {
    admit(tenant)!.turnMs('ocr')
    return admit(tenant)!.turnMs('ocr')
  }
  const [large, small] = ['large', 'small'].map(turnOfSecond) as [number, number]
  expect(small).toBeGreaterThanOrEqual(4 * large)
})
