import { expect, test } from 'vitest'
import { preferredWait, prefersAsync } from './prefer.js'

test.each([
  ['respond-async', true],
  ['Respond-Async', true],
  ['wait=10, respond-async', true],
  ['respond-async; foo=bar', true],
  [['return=minimal', 'respond-async'], true],
  ['respond-asynchronously', false],
  ['return="respond-async"', false],
  ['', false],
  [undefined, false],
])('%j', (header, expected) => {
  expect(prefersAsync(header)).toBe(expected)
})

test.each([
  ['wait=20', 20],
  ['wait = 20', 20],
  ['wait="20"', 20],
  ['respond-async, wait=5', 5],
  ['wait=3, wait=50', 3],
  ['wait=100000', 60],
  ['wait=-1', 0],
  ['wait=1.5', 0],
  ['wait', 0],
  [undefined, 0],
])('%j waits for %i s', (header, seconds) => {
  expect(preferredWait(header)).toBe(seconds)
})
