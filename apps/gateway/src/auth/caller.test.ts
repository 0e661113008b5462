import { expect, test } from 'vitest'
import { callerOf } from './caller.js'

test('a caller is a tenant with a name', () => {
  expect(callerOf({ sub: 'acme' }, 'token')).toMatchObject({ tenant: 'acme' })
  for (const sub of [undefined, null, 7, true, '', ['acme'], { name: 'acme' }, '\ud800']) {
    expect(callerOf({ sub }, 'token'), JSON.stringify(sub)).toBeNull()
  }
})

test('a token is known by its id, and one without by its hash', () => {
  const idOf = (jti: unknown) => callerOf({ sub: 'acme', jti }, 'token')!.tokenId
  expect(idOf('a-1')).toBe('a-1')
  const hash = 'sha256:3c469e9d6c5875d37a43f353d4f88e61fcf812c66eee3457465a40b0da4153e0'
  for (const jti of [undefined, '', 7, 'x'.repeat(129)]) expect(idOf(jti), String(jti)).toBe(hash)
})
