import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { fileStart, head, listen, patient, typeField } from '../testing/converse.js'
import { tokenWith } from '../testing/test-app.js'

const connectTo = ({ server }: FastifyInstance, options = {}) =>
  connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', ...options })

test('a caller that hangs up before its form is read holds no slot of its tenant afterwards', async () => {
  const slots: string[] = []
  let asked = false
  let grant = (): void => undefined
  const app = await listen(patient, 64e6, (world) => {
    world.concurrency = 1
    world.slot = async () => {
      asked = true
      await new Promise<void>((resolve) => {
        grant = resolve
      })
      slots.push('taken')
      return { left: 0, giveBack: () => void slots.push('given back') }
    }
  })
  const socket = connectTo(app)
  const closed = once(app.server, 'connection').then(([served]) => once(served, 'close'))
  const form = `${typeField}${fileStart}x\r\n--b--\r\n`
  socket.write(`${head(`Bearer ${tokenWith()}`)}content-length: ${form.length}\r\n\r\n${form}`)
  await expect.poll(() => asked).toBe(true)
  socket.destroy()
  await closed
  grant()
  await expect.poll(() => slots).toEqual(['taken', 'given back'])
  await app.close()
})

test('a CONNECT that is never ended by its caller is closed once it is answered', async () => {
  const app = await listen()
  const socket = connectTo(app, { allowHalfOpen: true })
  socket.write('CONNECT 10.0.0.1:443 HTTP/1.1\r\nhost: x\r\n\r\n')
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1.1 405 /)
  const connections = () => new Promise((resolve) => void app.server.getConnections((_error, count) => resolve(count)))
  await expect.poll(connections).toBe(0)
  socket.destroy()
  await app.close()
})
