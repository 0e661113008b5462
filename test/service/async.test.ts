import { randomUUID } from 'node:crypto'
import { routes } from '@vivid/contract'
import { expect, inject, test } from 'vitest'
import { jpegOf, livenessPath, ocrPath, type Parts, post } from '../support/request.js'
import { makeToken } from '../support/token.js'

const url = inject('echoUrl')
const passport = (seed: number) => ({ document_type: 'passport', frontside: jpegOf(9_000, seed) })
const later = (path: string, parts: Parts, headers: Record<string, string> = {}) =>
  post(url, path, parts, { headers: { prefer: 'respond-async', ...headers } })

const call = async (id: unknown, { method = 'GET', token = makeToken(), prefer = '' } = {}) => {
  const response = await fetch(`${url}${routes.transactions}${id}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(prefer === '' ? {} : { prefer }) },
  })
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely by tests
  return { status: response.status, headers: response.headers, body: (await response.json()) as any }
}
const ended = async (id: unknown) => {
  while (true) {
    const found = await call(id, { prefer: 'wait=20' })
    if (found.status !== 200 || ['done', 'failed', 'abandoned'].includes(found.body.state)) return found
  }
}

test('a request that nobody waits for is told its id, and has the very answer of one that somebody waits for', async () => {
  const parts = { ...passport(1), return_id: 'True' }
  const awaited = await post(url, ocrPath, parts)
  const told = await later(ocrPath, parts)
  expect(told.status).toBe(202)
  expect(told.body).toEqual({ id: expect.any(Number), state: 'waiting' })
  expect(told.headers.get('location')).toBe(`${routes.transactions}${told.body.id}`)
  expect(told.headers.get('preference-applied')).toBe('respond-async')
  const { status, body } = await ended(told.body.id)
  expect(status).toBe(200)
  expect(body).toMatchObject({ id: told.body.id, state: 'done', status: 200, kind: 'ocr', error_code: null })
  expect(body.result).toEqual({ ...awaited.body, id: told.body.id })
  expect(body.jobs).toHaveLength(1)
})

test('the same with ID Reader Plus and for a selfie', async () => {
  const token = makeToken({ services: ['ocr', 'liveness', 'id_reader_plus'] })
  const card = await post(url, ocrPath, passport(2), { token, headers: { prefer: 'respond-async' } })
  const selfie = await later(livenessPath, { selfie: jpegOf(9_000, 3) })
  expect((await ended(card.body.id)).body.jobs).toMatchObject([{ kind: 'id-reader-plus' }])
  expect((await ended(selfie.body.id)).body).toMatchObject({ kind: 'liveness', state: 'done', result: { valid: true } })
})

test('a combined request, of several jobs, too', async () => {
  const token = makeToken({ services: ['ocr', 'liveness', 'face_match'] })
  const parts = { selfie: jpegOf(9_000, 7), document: jpegOf(9_000, 8) }
  const told = await post(url, routes.biometrics, parts, { token, headers: { prefer: 'respond-async' } })
  expect(told.status).toBe(202)
  const awaited = await post(url, routes.biometrics, parts, { token })
  const { body } = await ended(told.body.id)
  expect(body).toMatchObject({ kind: 'biometrics', state: 'done', result: awaited.body })
  expect(body.jobs).toHaveLength(2)
})

test('a form that cannot be analysed is told so at once', async () => {
  expect(await later(ocrPath, { document_type: 'passport' })).toMatchObject({ status: 400, body: { error_code: 809 } })
})

test('an answer of the sandbox can be had later, too', async () => {
  const token = makeToken({ sandbox: true })
  const headers = { prefer: 'respond-async', 'sandbox-answer': 'document_on_screen' }
  const told = await post(url, ocrPath, { ...passport(9), details: 'True' }, { token, headers })
  expect([told.status, told.headers.get('sandbox')]).toEqual([202, 'true'])
  // Whoever looks it up: the token is one that may ask for no sample.
  const { headers: answered, body } = await ended(told.body.id)
  expect(body).toMatchObject({ state: 'done', sandbox: true, error: 'document_on_screen', jobs: [] })
  const details = { reason: 'document_on_screen', sandbox: true }
  expect(body.result).toMatchObject({ valid: false, error_code: 818, id: told.body.id, details })
  expect([answered.get('error-reason'), answered.get('sandbox')]).toEqual(['document_on_screen', 'true'])
  expect((await call(told.body.id, { method: 'DELETE' })).status).toBe(200)
})

test('with an Idempotency-Key it is accepted once', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  const [first, second] = await Promise.all([
    later(ocrPath, passport(4), headers),
    later(ocrPath, passport(4), headers),
  ])
  expect([first.status, second.status]).toEqual([202, 202])
  expect(second.body).toEqual(first.body)
  const again = await later(ocrPath, passport(4), headers)
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(again.headers.get('location')).toBe(first.headers.get('location'))
  expect((await later(ocrPath, passport(5), headers)).status).toBe(409)
})

test('to others it is unknown, and erasing takes the answer', async () => {
  const { body } = await later(ocrPath, passport(6))
  expect((await call(body.id, { token: makeToken({ sub: 'other' }) })).status).toBe(404)
  await ended(body.id)
  expect((await call(body.id, { method: 'DELETE' })).body).toMatchObject({
    state: 'done',
    erased_at: expect.any(String),
  })
  const left = await call(body.id)
  expect(left.body).toMatchObject({ state: 'done', status: 200 })
  expect(left.body).not.toHaveProperty('result')
})

test('many at once from several tenants all end', async () => {
  const tokens = ['one', 'two', 'three'].map((sub) => makeToken({ sub }))
  const told = await Promise.all(
    Array.from({ length: 18 }, async (_, at) => {
      const token = tokens[at % 3]!
      const answer = await post(url, ocrPath, passport(100 + at), { token, headers: { prefer: 'respond-async' } })
      return { token, id: answer.body.id as number }
    }),
  )
  expect(new Set(told.map(({ id }) => id)).size).toBe(18)
  for (const { id, token } of told) {
    let state = 'waiting'
    while (state === 'waiting' || state === 'running') state = (await call(id, { token, prefer: 'wait=20' })).body.state
    expect(state).toBe('done')
  }
})
