import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { adminAddress, publicAddress } from '@vivid/platform'
import { expect, test } from 'vitest'
import { checkPort } from './check-port.js'

test('a port is free, taken, or the address is not ours', async () => {
  const busy = createServer().listen(0, '127.0.0.1')
  await once(busy, 'listening')
  const { port } = busy.address() as AddressInfo
  await checkPort(publicAddress(0, '127.0.0.1'))
  const taken = `port ${port} is in use; set ADMIN_PORT to another one`
  await expect(checkPort(adminAddress(port, '127.0.0.1'))).rejects.toThrow(taken)
  // RFC 5737: nobody's.
  await expect(checkPort(adminAddress(0, '203.0.113.1'))).rejects.toThrow(
    /^203.0.113.1 cannot be listened on .*; set ADMIN_HOST /,
  )
  busy.close()
})
