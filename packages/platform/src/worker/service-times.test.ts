import { expect, test } from 'vitest'
import { createServiceTimes } from './service-times.js'

test('a cold service has a guess for each sort of work, a card above a passport', () => {
  const times = createServiceTimes('ocr')
  expect(times.expectedMs('passport')).toBeGreaterThan(0)
  expect(times.expectedMs('identification_card')).toBeGreaterThan(2 * times.expectedMs('passport'))
})

test('the first job replaces the guess, later ones move the mean', () => {
  const times = createServiceTimes('ocr')
  times.note('passport', 1_000)
  expect(times.expectedMs('passport')).toBe(1_000)
  for (let i = 0; i < 30; i++) times.note('passport', 100)
  expect(times.expectedMs('passport')).toBeLessThan(130)
  expect(times.expectedMs('identification_card'), 'another sort').toBe(
    createServiceTimes('ocr').expectedMs('identification_card'),
  )
})

test('an estimate that leaves everything out comes down until something is tried', () => {
  const times = createServiceTimes('selfie-liveness')
  times.note('selfie', 60_000)
  for (let i = 0; i < 60; i++) times.noteSkipped('selfie')
  expect(times.expectedMs('selfie')).toBeLessThan(200)
})

test('one job that hung counts for little, many do not', () => {
  const times = createServiceTimes('ocr')
  for (let i = 0; i < 20; i++) times.note('passport', 100)
  times.note('passport', 30_000)
  expect(times.expectedMs('passport')).toBeLessThan(150)
  for (let i = 0; i < 40; i++) times.note('passport', 30_000)
  expect(times.expectedMs('passport')).toBeGreaterThan(10_000)
})

test('guesses are not told to others', () => {
  const times = createServiceTimes('ocr')
  expect(times.hasMeasured()).toBe(false)
  times.note('passport', 50)
  expect(times.measured()).toEqual({ passport: 50 })
})
