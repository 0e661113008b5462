import { endpoints, routes } from '@vivid/contract'
import { expect, test } from 'vitest'
import { replyWithSamples } from '../testing/reply-with-samples.js'
import { shareApp } from '../testing/share-app.js'
import { jpeg } from '../testing/test-app.js'

const { world, ports, post } = shareApp()
replyWithSamples(world)
const LIMIT = { document: 20_000, selfie: 40_000 }
ports.receive.maxDocumentBytes = LIMIT.document
ports.receive.maxSelfieBytes = LIMIT.selfie

const claims = { services: ['face_match'] }
const both = { selfie: jpeg, document: jpeg }
type Fields = Record<string, string | Buffer>
const match = (fields: Fields, headers = {}) =>
  post(routes.face_match, { parts: Object.entries(fields), claims, headers })

test('a face match says valid alone, and with details and id all of 2.10', async () => {
  expect((await match(both)).body).toEqual({ valid: true })
  const { status, body } = await match({ ...both, details: 'True', return_id: 'True' })
  expect(status).toBe(200)
  expect(body).toEqual({
    valid: true,
    api_response: { similarity: expect.any(Number), quality: expect.any(Number) },
    id: expect.any(Number),
  })
  expect(endpoints.face_match.fits({}, body)).toBe(true)
})

const text = Buffer.from('no picture at all')
const over = (bytes: number) => Buffer.alloc(bytes + 1, jpeg)
test.each<[string, Fields, number, number]>([
  ['no selfie', { document: jpeg }, 400, 708],
  ['no document', { selfie: jpeg }, 400, 731],
  ['a selfie that is no picture', { selfie: text, document: jpeg }, 200, 708],
  ['a document that is no picture', { selfie: jpeg, document: text }, 200, 800],
  ['a document over its limit', { selfie: jpeg, document: over(LIMIT.document) }, 413, 800],
  ['a selfie over its limit', { selfie: over(LIMIT.selfie), document: jpeg }, 413, 708],
])('%s is told in the language asked for', async (_what, fields, status, code) => {
  const spanish = await match(fields, { 'accept-language': 'es' })
  expect(spanish).toMatchObject({ status, body: { valid: false, error_code: code } })
  expect(spanish.body.message).toMatch(/ (la|el|los|de) /)
})

test('a selfie may be larger than a document', async () => {
  expect((await match({ selfie: over(LIMIT.document), document: jpeg })).status).toBe(200)
})

test('the combined request is for those who have contracted either service', async () => {
  const statuses = (...services: string[]) =>
    Promise.all(
      [routes.face_match, routes.biometrics].map(
        async (path) => (await post(path, { parts: Object.entries(both), claims: { services } })).status,
      ),
    )
  expect(await statuses('liveness', 'ocr')).toEqual([403, 200])
  expect(await statuses('face_match')).toEqual([200, 200])
  expect(await statuses('ocr', 'id_reader_plus')).toEqual([403, 403])
})

test('each part of a combined answer is the body of its own endpoint', async () => {
  const all = { services: ['liveness', 'face_match', 'ocr'] }
  const document = { backside: jpeg, document_type: 'identification_card', details: 'True' }
  const ask = async (path: string, fields: Fields) =>
    (await post(path, { parts: Object.entries(fields), claims: all })).body
  expect(await ask(routes.biometrics, { ...both, ...document, return_id: 'True' })).toEqual({
    valid: true,
    liveness: await ask(routes.liveness, { selfie: jpeg, details: 'True' }),
    face_match: await ask(routes.face_match, { ...both, details: 'True' }),
    document: await ask(routes.ocr, { frontside: jpeg, ...document }),
    id: expect.any(Number),
  })
})
