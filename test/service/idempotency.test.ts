import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { jpegOf, ocrPath, post } from '../support/request.js'

const ask = (key: string, seed = 1) => {
  const form = { document_type: 'passport', return_id: 'True', frontside: jpegOf(2_000, seed) }
  return post(inject('echoUrl'), ocrPath, form, { headers: { 'idempotency-key': key } })
}

test('the same key and form give the same answer and id, marked as such; another picture is 409', async () => {
  const key = randomUUID()
  const first = await ask(key)
  const again = await ask(key)
  expect(first.status).toBe(200)
  expect(first.headers.get('idempotent-replayed')).toBeNull()
  expect(again.body).toEqual(first.body)
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect((await ask(randomUUID())).body.id).toBeGreaterThan(first.body.id)
  const other = await ask(key, 2)
  expect([other.status, other.body.reason]).toEqual([409, 'idempotency_key_reused'])
})

test('twenty at once are one', async () => {
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(key)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') === null).length).toBe(1)
})
