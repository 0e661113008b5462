import { request } from 'node:http'
import { limits } from '@vivid/contract'
import { expect, inject, test } from 'vitest'
import { type Answer, jpegOf, livenessPath, ocrPath } from '../support/request.js'
import { makeToken } from '../support/token.js'

const url = inject('echoUrl')
const jpeg = jpegOf(20_000)

/** A body byte by byte as a test wants it. */
const rawPost = (
  body: Buffer,
  headers: Record<string, string>,
  path = ocrPath,
): Promise<Pick<Answer, 'status' | 'body'>> =>
  new Promise((resolve, reject) => {
    const message = request(`${url}${path}`, {
      method: 'POST',
      // A connection whose request was not read to its end is not for the next one.
      agent: false,
      headers: { authorization: `Bearer ${makeToken()}`, ...headers },
    })
    message.on('error', reject)
    message.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        resolve({ status: response.statusCode!, body: JSON.parse(Buffer.concat(chunks).toString()) })
        // What is left of the body nobody reads.
        message.destroy()
      })
    })
    message.end(body)
  })

const multipart = { 'content-type': 'multipart/form-data; boundary=b' }
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
  ['no content type', Buffer.from('x'), {}, 415],
  ['multipart without boundary', Buffer.from('x'), { 'content-type': 'multipart/form-data' }, 400],
  [
    'cut in the middle',
    Buffer.from('--b\r\ncontent-disposition: form-data; name="frontside"; filename="a"\r\n\r\nabc'),
    multipart,
    400,
  ],
  ['never opened', Buffer.from('nothing of the kind'), multipart, 400],
  [
    'prototype as a field',
    Buffer.from('--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n'),
    multipart,
    400,
  ],
  ['empty', Buffer.alloc(0), multipart, 400],
  [
    'a boundary of 300 characters',
    Buffer.from('x'),
    { 'content-type': `multipart/form-data; boundary=${'b'.repeat(300)}` },
    400,
  ],
  // It used to cost seconds of the gateway's time.
  ['parts without a name, a hundred thousand of them', Buffer.from('--b\r\n\r\n\r\n'.repeat(100_000)), multipart, 400],
  // It used to be waited for without end.
  [
    'a part whose header never ends',
    Buffer.from('--b\r\ncontent-disposition: form-data; name="document_type"\r\n--b--\r\n'),
    multipart,
    400,
  ],
  // It used to end the gateway: nobody listened to the error of the part that was cut.
  [
    'more parts than are allowed, the last one cut',
    Buffer.from('--b\r\ncontent-disposition: form-data; name="x"\r\n\r\ny\r\n'.repeat(30).slice(0, -4)),
    multipart,
    400,
  ],
])('%s', async (_name, body, headers, status) => {
  const answer = await rawPost(body, headers)
  expect(answer.status, JSON.stringify(answer.body)).toBe(status)
  expect(answer.body.error).toBeTypeOf('string')
})

test('a header without a boundary is named, not the body', async () => {
  const { body } = await rawPost(form(type('passport')), { 'content-type': 'multipart/form-data' })
  expect(body.error).toContain('names no boundary')
})

test('a file that was not chosen in a browser was not sent', async () => {
  const front = part('name="frontside"; filename="a.jpg"', jpeg)
  const noFront = await rawPost(form(type('passport'), part('name="frontside"; filename=""', '')), multipart)
  expect(noFront).toMatchObject({ status: 400, body: { error_code: 809 } })
  const noBack = form(type('identification_card'), front, part('name="backside"; filename=""', ''))
  expect(await rawPost(noBack, multipart)).toMatchObject({ status: 400, body: { error_code: 810 } })
})

test('a picture without a file name is a file', async () => {
  const front = part('name="frontside"\r\ncontent-type: image/jpeg', jpeg)
  expect(await rawPost(form(type('passport'), front), multipart)).toMatchObject({ status: 200 })
})

test('a picture over the limit is refused before the rest of the body has come', async () => {
  const start = '--b\r\ncontent-disposition: form-data; name="frontside"; filename="a"\r\n\r\n'
  const body = Buffer.concat([type('passport'), Buffer.from(start), Buffer.alloc(8 * 1024 * 1024)])
  const answer = await rawPost(body, { ...multipart, 'transfer-encoding': 'chunked' })
  expect(answer).toMatchObject({ status: 413, body: { error_code: 800 } })
})

test('a body that states no length is read only so far', async () => {
  const start = '--b\r\ncontent-disposition: form-data; name="unknown"; filename="a"\r\n\r\n'
  const body = Buffer.concat([Buffer.from(start), Buffer.alloc(limits.bodyBytes)])
  const answer = await rawPost(body, { ...multipart, 'transfer-encoding': 'chunked' })
  expect(answer).toMatchObject({ status: 413, body: { error_code: 800 } })
})

test('a body far over the limit is refused by its stated length', async () => {
  const stated = { ...multipart, 'content-length': String(limits.bodyBytes + 1) }
  const answer = await rawPost(Buffer.alloc(1024), stated)
  expect(answer).toMatchObject({ status: 413, body: { error_code: 800 } })
  const selfie = await rawPost(Buffer.alloc(1024), stated, livenessPath)
  expect(selfie).toMatchObject({ status: 413, body: { valid: false, error_code: 708 } })
})
