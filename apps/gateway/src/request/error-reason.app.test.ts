import { errorText, type JobKind, type JobReply, routes } from '@vivid/contract'
import { expect, test } from 'vitest'
import { replyWith, type World } from '../testing/fake-ports.js'
import { type Sent, sendRequest } from '../testing/send-request.js'
import { jpeg } from '../testing/test-app.js'
import type { RequestPorts } from './handle-request.js'

type Replies = Partial<Record<JobKind, Partial<JobReply>>>
const replying = (byKind: Replies) => (world: World) => {
  world.reply = async (kind) => replyWith(byKind[kind])
}
const details = ['details', 'True'] as const
const passport = [
  ['document_type', 'passport'],
  ['frontside', jpeg],
] as const
const ofPassport = { path: routes.ocr, parts: [...passport, details] }
const detailed = (error: 'mrz_not_found' | 'document_on_screen', code: number) => ({
  code,
  error,
  body: { error: errorText(error, 'en'), error_code: code },
})
const onScreen = detailed('document_on_screen', 818)
const read = {
  document_number: 'A',
  registry_number: '',
  country: 'UTO',
  names: 'ANNA',
  surnames: 'ERIKSSON',
  birth_date: '12-08-74',
  gender: 'F',
  expiration_date: '15-04-32',
  image_score: 1,
  valid: false,
  details: { fields: {}, contradictions: [], link: null, expired: null, age: null, template: null, pictures: [] },
}
const notLive = {
  code: 715,
  error: 'liveness_score',
  body: { valid: false, message: errorText('liveness_score', 'en'), error_code: 715 },
}

test.each<[string, Sent, string]>([
  [
    'a rejected document',
    { ...ofPassport, change: replying({ ocr: detailed('mrz_not_found', 801) }) },
    'mrz_not_found',
  ],
  [
    'a failed proof of life',
    {
      ...ofPassport,
      claims: { services: ['ocr', 'id_reader_plus'] },
      change: replying({ 'id-reader-plus': { ...onScreen, body: { ...onScreen.body, valid: false } } }),
    },
    'document_on_screen',
  ],
  [
    'a document that is read and not valid',
    { ...ofPassport, change: replying({ ocr: { error: 'check_digit', body: read } }) },
    'check_digit',
  ],
  [
    'a rejected selfie',
    { parts: [['selfie', jpeg], details], change: replying({ 'selfie-liveness': notLive }) },
    'liveness_score',
  ],
  [
    'a form without its picture',
    { path: routes.ocr, parts: [['document_type', 'passport'], details] },
    'frontside_missing',
  ],
  ['a picture that is too large', { parts: [details, ['selfie', Buffer.alloc(10_001, jpeg)]] }, 'selfie_too_large'],
])('%s has its reason in a header, and in `details` where they are asked for', async (_what, sent, reason) => {
  const asked = await sendRequest(sent)
  expect(asked.headers['error-reason']).toBe(reason)
  expect(asked.body.details.reason).toBe(reason)
  expect(asked.status, 'a body that does not fit its schema is 500').toBeLessThan(500)
})

test('who asks for no details gets the body that the interface lists', async () => {
  const { headers, body } = await sendRequest({ change: replying({ 'selfie-liveness': notLive }) })
  expect([headers['error-reason'], body]).toEqual(['liveness_score', notLive.body])
  const missing = await sendRequest({ parts: [] })
  expect([missing.headers['error-reason'], Object.keys(missing.body)]).toEqual([
    'selfie_missing',
    ['valid', 'message', 'error_code'],
  ])
})

test('a good answer has none', async () => {
  const { headers, body } = await sendRequest({ parts: [['selfie', jpeg], details] })
  expect(headers).not.toHaveProperty('error-reason')
  expect(body).toEqual({ valid: true })
})

test.each<[Sent, string]>([
  [{ headers: { authorization: 'Bearer x' } }, 'unauthorized'],
  [{ claims: { services: ['ocr'] } }, 'service_not_contracted'],
  [{ path: '/nowhere' }, 'not_found'],
  [{ change: (world) => Object.assign(world, { isAvailable: false }) }, 'unavailable'],
  [{ headers: { 'content-type': 'application/json' } }, 'not_multipart'],
  [{ parts: [['device', 'WATCH']] }, 'invalid_form'],
])('a refusal has it, too: %#, %s', async (sent, reason) => {
  const { headers, body } = await sendRequest(sent)
  expect([headers['error-reason'], body.reason]).toEqual([reason, reason])
})

const together: Sent = {
  path: routes.biometrics,
  claims: { services: ['liveness', 'face_match', 'ocr'] },
  parts: [['selfie', jpeg], ['document', jpeg], ['document_type', 'passport'], details],
}

test('of a combined request the part that decides has the header, and each part its own `details`', async () => {
  const change = replying({ 'selfie-liveness': notLive, ocr: { error: 'check_digit', body: read } })
  const both = await sendRequest({ ...together, change })
  expect(both.headers['error-reason']).toBe('liveness_score')
  expect(both.body.liveness.details).toEqual({ reason: 'liveness_score' })
  expect(both.body.document.details.reason).toBe('check_digit')
  expect(both.body.face_match).toEqual({ valid: true })
  const one = await sendRequest({ ...together, change: replying({ ocr: { error: 'check_digit', body: read } }) })
  expect(one.headers['error-reason']).toBe('check_digit')
  expect(one.world.records).toMatchObject([{ outcome: 'answered', code: null, error: 'check_digit' }])
})

test('a kept answer has the reason that the first one had', async () => {
  let kept: unknown
  const keep = async (answer: unknown) => {
    kept = answer
  }
  const lease = { answerKey: 'k', keep, drop: async () => undefined }
  const change = (world: World, ports: RequestPorts) => {
    replying({ 'selfie-liveness': notLive })(world)
    const claim = async () =>
      kept === undefined
        ? { state: 'claimed' as const, lease: lease as never }
        : { state: 'kept' as const, answer: kept }
    ports.idempotency = { claim, close: () => undefined }
  }
  const sent: Sent = { headers: { 'idempotency-key': 'k' }, change }
  await sendRequest(sent)
  const again = await sendRequest(sent)
  expect([again.headers['idempotent-replayed'], again.headers['error-reason']]).toEqual(['true', 'liveness_score'])
})
