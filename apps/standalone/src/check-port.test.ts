import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { checkPort } from './check-port.js'

test('a port is free, taken, or the address is not ours', async () => {
  const busy = createServer().listen(0, '127.0.0.1')
  await once(busy, 'listening')
  const { port } = busy.address() as AddressInfo
  expect(await checkPort('PORT', 0, 'HOST', '127.0.0.1')).toBeNull()
  const taken = `port ${port} is in use; set ADMIN_PORT to another one`
  expect(await checkPort('ADMIN_PORT', port, 'ADMIN_HOST', '127.0.0.1')).toBe(taken)
  // RFC 5737: nobody's.
  expect(await checkPort('PORT', 0, 'ADMIN_HOST', '203.0.113.1')).toMatch(
    /^203.0.113.1 cannot be listened on .*; set ADMIN_HOST /,
  )
  busy.close()
})
