import { expect, test } from 'vitest'
import { createServiceTimes } from './service-times.js'

test('a cold service has a guess for each sort of work, a card above a passport', () => {
  const times = createServiceTimes('ocr')
  expect(times.expectedMs('passport')).toBeGreaterThan(0)
  expect(times.expectedMs('identification_card')).toBeGreaterThan(2 * times.expectedMs('passport'))
})

test('the first job replaces the guess, later ones move the mean', () => {
  const times = createServiceTimes('ocr')
  times.note('passport', 'acme', 1_000)
  expect(times.expectedMs('passport')).toBe(1_000)
  for (let i = 0; i < 30; i++) times.note('passport', 'acme', 100)
  expect(times.expectedMs('passport')).toBeLessThan(130)
  expect(times.expectedMs('identification_card'), 'another sort').toBe(
    createServiceTimes('ocr').expectedMs('identification_card'),
  )
})

test('an estimate that leaves everything out comes down until something is tried', () => {
  const times = createServiceTimes('selfie-liveness')
  times.note('selfie', 'acme', 60_000)
  for (let i = 0; i < 60; i++) times.noteSkipped('selfie')
  expect(times.expectedMs('selfie')).toBeLessThan(200)
})

test('one job that hung counts for little, many do not', () => {
  const times = createServiceTimes('ocr')
  for (let i = 0; i < 20; i++) times.note('passport', 'acme', 100)
  times.note('passport', 'acme', 30_000)
  expect(times.expectedMs('passport')).toBeLessThan(150)
  for (let i = 0; i < 40; i++) times.note('passport', 'acme', 30_000)
  expect(times.expectedMs('passport')).toBeGreaterThan(10_000)
})

test('guesses are not told to others', () => {
  const times = createServiceTimes('ocr')
  expect(times.hasMeasured()).toBe(false)
  times.note('passport', 'acme', 50)
  expect(times.measured()).toEqual({ passport: 50 })
})

test('each tenant counts once: neither a flood of costly nor one of trivial pictures sets the price', () => {
  for (const floodMs of [3_000, 5]) {
    const times = createServiceTimes('ocr')
    for (const tenant of ['a', 'b']) times.note('passport', tenant, 200)
    for (let i = 0; i < 100; i++) times.note('passport', 'flood', floodMs)
    expect(times.expectedMs('passport')).toBe(200)
    expect(times.meanMs()).toBeLessThan(250)
  }
})

test('of two tenants that differ the cheaper one tells the price', () => {
  const times = createServiceTimes('ocr')
  times.note('passport', 'a', 200)
  times.note('passport', 'costly', 2_000)
  expect(times.expectedMs('passport')).toBe(200)
})

test('a tenant that has sent nothing for a minute no longer tells the price', () => {
  let nowMs = 0
  const times = createServiceTimes('ocr', () => nowMs)
  times.note('passport', 'trivial', 5)
  nowMs = 61_000
  times.note('passport', 'bank', 200)
  expect(times.expectedMs('passport')).toBe(200)
})
