import { expect, test } from 'vitest'
import { tellHints } from './told-hint.js'

test('a hint is told once two looks agree, and stays for a while', () => {
  const told = tellHints()
  expect(told.after('dark', 0)).toBe(null)
  expect(told.after('dark', 200)).toBe('dark')
  expect(told.after('good', 400)).toBe('dark')
  expect(told.after('good', 600)).toBe('dark')
  expect(told.after('good', 1200)).toBe('good')
})

test('looks that disagree change nothing', () => {
  const told = tellHints()
  told.after('closer', 0)
  told.after('closer', 200)
  for (let ms = 2000; ms < 4000; ms += 400) {
    expect(told.after('blurry', ms)).toBe('closer')
    expect(told.after('glare', ms + 200)).toBe('closer')
  }
})
