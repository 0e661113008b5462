import { expect, test } from 'vitest'
import { createVerifiedTokens } from './verified-tokens.js'

test('a token is known until the second in which it expires', () => {
  let nowMs = 9_999
  const tokens = createVerifiedTokens(() => nowMs)
  const claims = { sub: 'acme', exp: 10 }
  tokens.note('a.b.c', claims)
  expect(tokens.claimsOf('a.b.c')).toBe(claims)
  expect(tokens.claimsOf('a.b.d')).toBeUndefined()
  nowMs = 10_000
  expect(tokens.claimsOf('a.b.c')).toBeUndefined()
})

test('one without a time to expire is never known', () => {
  const tokens = createVerifiedTokens(() => 0)
  tokens.note('a.b.c', {})
  tokens.note('a.b.d', { exp: '10' })
  expect(tokens.claimsOf('a.b.c') ?? tokens.claimsOf('a.b.d')).toBeUndefined()
})

test('the oldest makes room', () => {
  const tokens = createVerifiedTokens(() => 0, 2)
  for (const token of ['first', 'second', 'third']) tokens.note(token, { exp: 10 })
  expect(tokens.claimsOf('first')).toBeUndefined()
  expect(tokens.claimsOf('third')).toEqual({ exp: 10 })
})
