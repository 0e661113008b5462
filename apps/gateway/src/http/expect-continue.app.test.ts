import { routes } from '@vivid/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { converse, head, listen } from '../testing/converse.js'
import type { World } from '../testing/fake-ports.js'
import { formOf, jpeg, tokenWith } from '../testing/test-app.js'

let app: FastifyInstance
let world: World
beforeAll(async () => {
  app = await listen(undefined, undefined, (made) => {
    world = made
  })
})
afterAll(() => app.close())

const good = `Bearer ${tokenWith()}`
const asked = 'expect: 100-continue\r\ncontent-length: 1000000\r\n\r\n'
const statuses = (text: string) => text.match(/(?<=HTTP\/1.1 )\d+/g)

test.each<[why: string, head: string, status: string]>([
  ['its token is wrong', head('Bearer none'), '401'],
  ['its service is not contracted', head(`Bearer ${tokenWith({ services: ['liveness'] })}`), '403'],
  ['it is no form', head(good).replace('multipart/form-data', 'application/json'), '415'],
  ['it asks for a sample that it may not have', `${head(good)}sandbox-answer: x\r\n`, '400'],
  ['it is compressed', head(good).replace('\r\n', '\r\ncontent-encoding: gzip\r\n'), '415'],
  ['its path is wrong', head(good).replace(routes.ocr, '/nowhere'), '404'],
])('who asks before sending is refused at once where %s', async (_why, request, status) => {
  const text = await converse(app, (socket) => {
    socket.write(request + asked)
    socket.on('data', () => socket.end())
  })
  expect(statuses(text)).toEqual([status])
  expect(text).toMatch(/\r\nconnection: close\r\n/i)
})

test('who asks before sending is refused at once where nobody is let in', async () => {
  world.isAvailable = false
  const text = await converse(app, (socket) => {
    socket.write(head(good) + asked)
    socket.on('data', () => socket.end())
  })
  world.isAvailable = true
  expect(statuses(text)).toEqual(['503'])
})

test('who asks before sending is told to send once it is let in', async () => {
  const { headers, payload } = await formOf([['selfie', jpeg]])
  const lines = [
    `POST ${routes.liveness} HTTP/1.1`,
    'host: x',
    `authorization: ${good}`,
    `content-type: ${headers['content-type']}`,
    `content-length: ${payload.length}`,
    'connection: close',
    'expect: 100-continue',
  ]
  const text = await converse(app, (socket) => {
    socket.write(`${lines.join('\r\n')}\r\n\r\n`)
    socket.once('data', () => socket.write(payload))
  })
  expect(statuses(text)).toEqual(['100', '200'])
})
