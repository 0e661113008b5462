import { routes } from '@vivid/contract'
import { expect, inject, test } from 'vitest'
import { biometricsPath, jpegOf, ocrPath, post } from '../support/request.js'
import { makeToken } from '../support/token.js'

const url = inject('echoUrl')
const call = async (id: unknown, { method = 'GET', token = makeToken() } = {}) => {
  const response = await fetch(`${url}${routes.transactions}${id}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
  })
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely by tests
  return { status: response.status, body: (await response.json()) as any }
}
const passport = { document_type: 'passport', return_id: 'True', frontside: jpegOf(9_000) }

test('a record says what came of a request, to its tenant', async () => {
  const { body } = await post(url, ocrPath, passport)
  const record = await call(body.id)
  expect(record.status).toBe(200)
  expect(record.body).toEqual({
    id: body.id,
    tenant: 'tests',
    kind: 'ocr',
    state: 'finished',
    started_at: expect.stringMatching(/^\d{4}-.*Z$/),
    finished_at: expect.stringMatching(/^\d{4}-.*Z$/),
    status: 200,
    error_code: null,
    error: null,
    finding: null,
    link: null,
    jobs: [
      {
        kind: 'ocr',
        queued_ms: expect.any(Number),
        fetch_ms: expect.any(Number),
        engine_ms: expect.any(Number),
        models: [],
      },
    ],
    images_kept_until: null,
    erased_at: null,
  })
  expect((await call(`${body.id}/`)).body).toEqual(record.body)
})

test('it holds the jobs of all that was contracted', async () => {
  const token = makeToken({ services: ['ocr', 'liveness', 'face_match', 'id_reader_plus'] })
  const parts = { selfie: jpegOf(9_000), document: jpegOf(9_000), document_type: 'passport', return_id: 'True' }
  const { body } = await post(url, biometricsPath, parts, { token })
  const { body: record } = await call(body.id)
  expect(record).toMatchObject({ kind: 'biometrics', state: 'finished', status: 200, images_kept_until: null })
  expect(record.jobs.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
    'face-match',
    'id-reader-plus',
    'selfie-liveness',
  ])
})

test('to others it is as unknown as one that never was, whatever the method', async () => {
  const { body } = await post(url, ocrPath, passport)
  const unknown = { status: 404, body: { reason: 'transaction_unknown' } }
  for (const method of ['GET', 'DELETE']) {
    expect(await call(body.id, { method, token: makeToken({ sub: 'other' }) })).toMatchObject(unknown)
    expect(await call(1, { method })).toMatchObject(unknown)
  }
})

test('erasing forgets the kept answer: the same request is new', async () => {
  const headers = { 'idempotency-key': 'erase-me' }
  const first = await post(url, ocrPath, passport, { headers })
  const erased = await call(first.body.id, { method: 'DELETE' })
  expect(erased).toMatchObject({ status: 200, body: { state: 'finished', erased_at: expect.any(String) } })
  expect((await call(first.body.id, { method: 'DELETE' })).status).toBe(200)
  const second = await post(url, ocrPath, passport, { headers })
  expect(second.body.id).not.toBe(first.body.id)
})
