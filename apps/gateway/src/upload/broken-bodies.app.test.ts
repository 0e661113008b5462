import { Readable } from 'node:stream'
import { limits, routes } from '@vivid/contract'
import { expect, onTestFinished, test } from 'vitest'
import { replyWithSamples } from '../testing/reply-with-samples.js'
import { shareApp } from '../testing/share-app.js'
import { jpeg } from '../testing/test-app.js'

const { world, ports, post } = shareApp()
replyWithSamples(world)

const multipart = { 'content-type': 'multipart/form-data; boundary=b' }
/** A body byte by byte as a test wants it. A stream states no length. */
const send = (payload: Buffer | Readable, headers: Record<string, string> = multipart, path: string = routes.ocr) =>
  post(path, { payload, headers })
const part = (disposition: string, content: Buffer | string) =>
  Buffer.concat([
    Buffer.from(`--b\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
const form = (...parts: Buffer[]) => Buffer.concat([...parts, Buffer.from('--b--\r\n')])
const type = (name: string) => part('name="document_type"', name)

test.each<[string, Buffer, Record<string, string>, number]>([
  ['JSON', Buffer.from('{}'), { 'content-type': 'application/json' }, 415],
  ['broken JSON', Buffer.from('{'), { 'content-type': 'application/json' }, 415],
  ['packed', Buffer.from('x'), { ...multipart, 'content-encoding': 'gzip' }, 415],
  ['an empty content type', Buffer.from('x'), { 'content-type': '' }, 415],
  ['multipart without boundary', form(type('passport')), { 'content-type': 'multipart/form-data' }, 400],
  [
    'cut in the middle',
    Buffer.from('--b\r\ncontent-disposition: form-data; name="frontside"; filename="a"\r\n\r\nabc'),
    multipart,
    400,
  ],
  ['never opened', Buffer.from('nothing of the kind'), multipart, 400],
  ['prototype as a field', form(part('name="__proto__"', 'x')), multipart, 400],
  ['empty', Buffer.alloc(0), multipart, 400],
  [
    'a boundary of 300 characters',
    Buffer.from('x'),
    { 'content-type': `multipart/form-data; boundary=${'b'.repeat(300)}` },
    400,
  ],
  // It used to end the gateway: nobody listened to the error of the part that was cut.
  [
    'more parts than are allowed, the last one cut',
    Buffer.from('--b\r\ncontent-disposition: form-data; name="x"\r\n\r\ny\r\n'.repeat(300).slice(0, -4)),
    multipart,
    400,
  ],
])('%s', async (_name, body, headers, status) => {
  const answer = await send(body, headers)
  expect([answer.status, answer.body.error]).toEqual([status, expect.any(String)])
})

// It used to be waited for without end.
test('a part whose header never ends', async () => {
  ports.receive.parseMs = 1
  onTestFinished(() => void delete ports.receive.parseMs)
  const body = Buffer.from('--b\r\ncontent-disposition: form-data; name="document_type"\r\n--b--\r\n')
  expect((await send(body)).status).toBe(400)
})

test('a header without a boundary is named, not the body', async () => {
  const { body } = await send(form(type('passport')), { 'content-type': 'multipart/form-data' })
  expect(body.error).toContain('names no boundary')
})

test('a file that was not chosen in a browser was not sent', async () => {
  const front = part('name="frontside"; filename="a.jpg"', jpeg)
  const noFront = await send(form(type('passport'), part('name="frontside"; filename=""', '')))
  expect(noFront).toMatchObject({ status: 400, body: { error_code: 809 } })
  const noBack = form(type('identification_card'), front, part('name="backside"; filename=""', ''))
  expect(await send(noBack)).toMatchObject({ status: 400, body: { error_code: 810 } })
})

test('a picture without a file name is a file', async () => {
  const front = part('name="frontside"\r\ncontent-type: image/jpeg', jpeg)
  expect((await send(form(type('passport'), front))).status).toBe(200)
})

const CHUNK = Buffer.alloc(65_536)
/** A body of so many bytes that begins so, and how many of them have been read. */
const bodyOf = (length: number, beginning: string) => {
  let bytes = 0
  const body = new Readable({
    read() {
      setImmediate(() => {
        if (bytes >= length) return this.push(null)
        const chunk = bytes === 0 ? Buffer.from(beginning) : CHUNK
        bytes += chunk.length
        return this.push(chunk)
      })
    },
  })
  return { body, bytes: () => bytes }
}
const fileStart = (name: string) => `--b\r\ncontent-disposition: form-data; name="${name}"; filename="a"\r\n\r\n`

test('a picture over the limit is refused before the rest of the body has come', async () => {
  const length = 8 * limits.documentBytes
  const { body, bytes } = bodyOf(length, `${type('passport')}${fileStart('frontside')}`)
  expect(await send(body)).toMatchObject({ status: 413, body: { error_code: 800 } })
  expect(bytes()).toBeLessThan(length / 2)
})

test('a body that states no length is read only so far', async () => {
  const { body } = bodyOf(limits.bodyBytes + CHUNK.length, fileStart('unknown'))
  expect(await send(body)).toMatchObject({ status: 413, body: { error_code: 800 } })
})

test('a body far over the limit is refused by its stated length', async () => {
  const stated = { ...multipart, 'content-length': String(limits.bodyBytes + 1) }
  expect(await send(Buffer.alloc(1_024), stated)).toMatchObject({ status: 413, body: { error_code: 800 } })
  const selfie = await send(Buffer.alloc(1_024), stated, routes.liveness)
  expect(selfie).toMatchObject({ status: 413, body: { valid: false, error_code: 708 } })
})
