import { randomUUID } from 'node:crypto'
import { endpoints, services } from '@vivid/contract'
import { expect, inject, test } from 'vitest'
import {
  biometricsPath,
  faceMatchPath,
  jpegOf,
  livenessPath,
  ocrPath,
  post,
  transactionsPath,
} from '../support/request.js'
import { makeToken } from '../support/token.js'

const url = inject('echoUrl')
const token = makeToken({ services })
const selfie = jpegOf(9_000)
const document = jpegOf(12_000)
const back = jpegOf(7_000)
const both = { selfie, document }
const details = { details: 'True' }
const ask = (parts: Parameters<typeof post>[2], options: Parameters<typeof post>[3] = {}) =>
  post(url, biometricsPath, parts, { token, ...options })
const match = (parts: Parameters<typeof post>[2], options: Parameters<typeof post>[3] = {}) =>
  post(url, faceMatchPath, parts, { token, ...options })

test('a face match says valid alone, and with details and id all of 2.10', async () => {
  expect((await match(both)).body).toEqual({ valid: true })
  const { status, body } = await match({ ...both, ...details, return_id: 'True' })
  expect(status).toBe(200)
  expect(body).toEqual({
    valid: true,
    api_response: { similarity: expect.any(Number), quality: expect.any(Number) },
    id: expect.any(Number),
  })
  expect(endpoints.face_match.fits({}, body)).toBe(true)
})

test.each([
  ['no selfie', { document }, 400, 708],
  ['no document', { selfie }, 400, 731],
  ['a selfie that is no picture', { selfie: Buffer.from('no picture at all'), document }, 200, 708],
  ['a document that is no picture', { selfie, document: Buffer.from('no picture at all') }, 200, 800],
  ['a document over its limit', { selfie, document: jpegOf(2 * 1024 * 1024 + 1) }, 413, 800],
  ['a selfie over its limit', { selfie: jpegOf(10 * 1024 * 1024 + 1), document }, 413, 708],
])('face match, %s', async (_what, parts, status, code) => {
  const spanish = await match(parts, { headers: { 'accept-language': 'es' } })
  expect([spanish.status, spanish.body.valid, spanish.body.error_code]).toEqual([status, false, code])
  expect(spanish.body.message).toMatch(/ (la|el|los|de) /)
})

test('a selfie may be larger than a document', async () => {
  expect((await match({ selfie: jpegOf(2 * 1024 * 1024 + 1), document })).status).toBe(200)
})

test('each endpoint is for those who have contracted its service, the combined one for those of either', async () => {
  const statuses = async (...contracted: string[]) => {
    const options = { token: makeToken({ services: contracted }) }
    return [(await match(both, options)).status, (await ask(both, options)).status]
  }
  expect(await statuses('liveness', 'ocr')).toEqual([403, 200])
  expect(await statuses('face_match')).toEqual([200, 200])
  expect(await statuses('ocr', 'id_reader_plus')).toEqual([403, 403])
})

test('each part is the body of its own endpoint', async () => {
  const [alive, matched, read, all] = await Promise.all([
    post(url, livenessPath, { selfie, ...details }, { token }),
    match({ ...both, ...details }),
    post(
      url,
      ocrPath,
      { frontside: document, backside: back, document_type: 'identification_card', ...details },
      { token },
    ),
    ask({ ...both, backside: back, document_type: 'identification_card', ...details, return_id: 'True' }),
  ])
  expect(all.body).toEqual({
    valid: true,
    liveness: alive.body,
    face_match: matched.body,
    document: read.body,
    id: expect.any(Number),
  })
})

test('one transaction: one record with every job, erased as one', async () => {
  const headers = { authorization: `Bearer ${token}` }
  const { body } = await ask({ ...both, document_type: 'passport', return_id: 'True' })
  const address = `${url}${transactionsPath}${body.id}`
  const record = await (await fetch(address, { headers })).json()
  expect(record).toMatchObject({ kind: 'biometrics', state: 'finished', status: 200, images_kept_until: null })
  expect(record.jobs.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
    'face-match',
    'id-reader-plus',
    'selfie-liveness',
  ])
  expect(await (await fetch(address, { method: 'DELETE', headers })).json()).toMatchObject({
    erased_at: expect.any(String),
  })
})

test('a key gives one answer, and another one once more is contracted', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  const parts = { ...both, return_id: 'True' }
  const first = await ask(parts, { headers })
  const again = await ask(parts, { headers })
  expect([again.body, again.headers.get('idempotent-replayed')]).toEqual([first.body, 'true'])
  const fewer = await ask(parts, { headers, token: makeToken({ services: ['liveness'] }) })
  expect(fewer.body).toEqual({ valid: true, liveness: { valid: true }, id: expect.any(Number) })
  expect((await ask({ ...parts, document: selfie }, { headers })).body.reason).toBe('idempotency_key_reused')
})
