import { expect, test } from 'vitest'
import { callerOf } from './caller.js'

test('a caller is a tenant with a name', () => {
  expect(callerOf({ sub: 'acme' })).toMatchObject({ tenant: 'acme' })
  for (const sub of [undefined, null, 7, true, '', ['acme'], { name: 'acme' }]) {
    expect(callerOf({ sub }), JSON.stringify(sub)).toBeNull()
  }
})
