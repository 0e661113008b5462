import { expect, test } from 'vitest'
import { readIdempotencyKey } from './idempotency-key.js'

test('keys are visible ASCII of sensible length', () => {
  expect(readIdempotencyKey(undefined)).toBeNull()
  for (const key of ['a', '8e03978e-40d5-43e8-bc93-6894a57f9324', '"quoted"', 'x'.repeat(128)]) {
    expect(readIdempotencyKey(key)).toBe(key)
  }
  for (const key of ['', ' ', 'two words', 'ñ', 'tab\t', 'x'.repeat(129)]) {
    expect(() => readIdempotencyKey(key), key).toThrow('visible ASCII')
  }
})
