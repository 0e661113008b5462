import { errors, limits, routes } from '@vivid/contract'
import { describe, expect, inject, test } from 'vitest'
import { jpegOf, livenessPath, ocrPath, type Parts, post } from '../support/request.js'

const url = inject('echoUrl')
const jpeg = jpegOf(20_000)
const passport = { document_type: 'passport', frontside: jpeg }
const card = { document_type: 'identification_card', frontside: jpeg, backside: jpeg }

describe('size of a file', () => {
  const sizes = (limit: number): [string, number, number][] => [
    ['one byte below the limit', limit - 1, 200],
    ['at the limit', limit, 200],
    ['one byte above', limit + 1, 413],
  ]
  test.each(sizes(limits.documentBytes))('document %s', async (_name, bytes, status) => {
    const frontside = jpegOf(bytes)
    const document = await post(url, ocrPath, { document_type: 'passport', frontside })
    expect(document.status).toBe(status)
    const typeLast = await post(url, ocrPath, { frontside, document_type: 'passport' })
    expect(typeLast.status).toBe(status)
    if (status === 413) expect([document.body.error_code, typeLast.body.error_code]).toEqual([800, 800])
  })

  test.each(sizes(limits.selfieBytes))('selfie %s', async (_name, bytes, status) => {
    const selfie = await post(url, livenessPath, { selfie: jpegOf(bytes) })
    expect(selfie.status).toBe(status)
    if (status === 413) expect(selfie.body).toMatchObject({ valid: false, error_code: 708 })
  })

  test.each([
    ['first', { document_type: 'identification_card', frontside: jpeg, backside: jpegOf(limits.documentBytes + 1) }],
    ['last', { backside: jpegOf(limits.documentBytes + 1), frontside: jpeg, document_type: 'identification_card' }],
  ])('the back of a card over the limit is named, its type sent %s', async (_when, parts) => {
    const answer = await post(url, ocrPath, parts)
    expect(answer).toMatchObject({
      status: 413,
      body: { error_code: 800, details: { metadata: 'backside: the picture of the back' } },
    })
  })

  test('both sides of a card at the limit', async () => {
    const picture = jpegOf(limits.documentBytes)
    const answer = await post(url, ocrPath, {
      document_type: 'identification_card',
      frontside: picture,
      backside: picture,
    })
    expect(answer.status).toBe(200)
  })
})

describe('refused forms', () => {
  const cases: [string, Parts, number, object][] = [
    ['no frontside', { document_type: 'passport' }, 400, { error_code: 809 }],
    ['frontside as a text', { document_type: 'passport', frontside: 'x' }, 400, { error_code: 809 }],
    [
      'card without backside',
      { ...card, backside: [] },
      400,
      { error_code: 810, details: { metadata: 'backside: the picture of the back' } },
    ],
    ['no document_type', { frontside: jpeg }, 400, { reason: 'invalid_form', field: 'document_type' }],
    [
      'unknown document_type',
      { ...passport, document_type: 'visa' },
      400,
      { reason: 'invalid_form', field: 'document_type' },
    ],
    ['unknown device', { ...passport, device: 'ios' }, 400, { reason: 'invalid_form', field: 'device' }],
    ['odd boolean', { ...passport, return_id: 'yes' }, 400, { reason: 'invalid_form', field: 'return_id' }],
    [
      'empty document_type',
      { ...passport, document_type: '' },
      400,
      { reason: 'invalid_form', field: 'document_type' },
    ],
    [
      'over-long document_id',
      { ...passport, document_id: '0'.repeat(17) },
      400,
      { reason: 'invalid_form', field: 'document_id' },
    ],
    [
      'over-long known field',
      { ...passport, device: 'x'.repeat(limits.fieldValueBytes + 1) },
      400,
      { reason: 'invalid_form', field: 'device' },
    ],
    ['doubled text', { ...passport, device: ['IOS', 'IOS'] }, 400, { reason: 'invalid_form', field: 'device' }],
    ['doubled file', { ...passport, frontside: [jpeg, jpeg] }, 400, { reason: 'invalid_form', field: 'frontside' }],
    ['doubled back', { ...card, backside: [jpeg, jpeg] }, 400, { reason: 'invalid_form', field: 'backside' }],
    [
      'doubled back before the type',
      { backside: [jpeg, jpeg], frontside: jpeg, document_type: 'identification_card' },
      400,
      { reason: 'invalid_form', field: 'backside' },
    ],
    [
      'too many fields',
      { ...passport, ...Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`f${i}`, 'x'])) },
      400,
      { reason: 'invalid_form' },
    ],
  ]
  test.each(cases)('%s', async (_name, parts, status, body) => {
    const answer = await post(url, ocrPath, parts)
    expect(answer.status, JSON.stringify(answer.body)).toBe(status)
    expect(answer.body).toMatchObject(body)
  })

  test('a missing selfie is 708', async () => {
    const answer = await post(url, livenessPath, { details: 'True' })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ valid: false, error_code: 708 })
  })
})

describe('accepted forms', () => {
  const cases: [string, Parts][] = [
    ['unknown fields are ignored', { ...passport, colour: 'blue' }],
    ['sent twice too', { ...passport, colour: ['blue', 'green'] }],
    ['or over-long', { ...passport, note: 'x'.repeat(limits.fieldValueBytes + 1), ['n'.repeat(200)]: 'x' }],
    ['or many', { ...passport, ...Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`f${i}`, 'x'])) }],
    ['a third file is ignored', { ...card, extra: jpeg }],
    ['and a fourth of the same name, over the limit', { extra: [jpeg, jpegOf(limits.documentBytes + 1)], ...card }],
    ['a backside on a passport is ignored', { ...passport, backside: Buffer.from('no picture') }],
    ['of any size', { ...passport, backside: jpegOf(20 * 1024 * 1024) }],
    [
      'before its type is known, too',
      { backside: jpegOf(20 * 1024 * 1024), frontside: jpeg, document_type: 'passport' },
    ],
    ['or sent twice', { backside: [jpeg, jpeg], ...passport }],
    ['validate_sides on a passport is ignored', { ...passport, validate_sides: 'True' }],
    ['document_id on a card is ignored', { ...card, document_id: '999' }],
  ]
  test.each(cases)('%s', async (_name, parts) => {
    expect((await post(url, ocrPath, parts)).status).toBe(200)
  })
})

test('empty texts are fields that were left out, as generated clients send them', async () => {
  const unset = { backside: '', document_id: '', return_id: '', device: '', validate_sides: '', details: '' }
  const { status, body } = await post(url, ocrPath, { ...passport, ...unset })
  expect(status).toBe(200)
  expect(body).toHaveProperty('document_number')
  for (const name of ['MRZ', 'id', 'details']) expect(body).not.toHaveProperty(name)
})

describe('what is no picture was analysed', () => {
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('I am no picture')],
    ['a PDF', Buffer.from('%PDF-1.7')],
  ])('%s as a document', async (_name, bytes) => {
    const answer = await post(url, ocrPath, { document_type: 'passport', frontside: bytes })
    expect(answer).toMatchObject({ status: 200, body: { error_code: 800 } })
  })

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['PDF', Buffer.from('%PDF-1.7')],
  ])('%s as a selfie', async (_name, bytes) => {
    const answer = await post(url, livenessPath, { selfie: bytes })
    expect(answer).toMatchObject({ status: 200, body: { valid: false, error_code: 708 } })
  })
})

test('texts are English by default and Spanish on request', async () => {
  const parts = { document_type: 'passport' }
  const plain = await post(url, ocrPath, parts)
  const spanish = await post(url, ocrPath, parts, { headers: { 'accept-language': 'fr, es-MX;q=0.9, en;q=0.1' } })
  expect(plain.body.error).toBe(errors.frontside_missing.en)
  expect(spanish.body.error).toBe(errors.frontside_missing.es)
  const wrong = await post(url, ocrPath, { document_type: 'visa' }, { headers: { 'accept-language': 'es' } })
  expect(wrong.body.error).toMatch(/^El formulario no es válido. document_type debe ser uno de passport, /)
})

test.each([
  ['GET', ocrPath, 'POST'],
  ['PUT', livenessPath, 'POST'],
  ['OPTIONS', ocrPath, 'POST'],
  ['QUERY', ocrPath, 'POST'],
  ['POST', `${routes.transactions}1`, 'GET, DELETE'],
])('%s %s is 405 and says what is allowed', async (method, path, allow) => {
  const answer = await fetch(`${url}${path}`, { method })
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe(allow)
  expect(await answer.json()).toMatchObject({ reason: 'method_not_allowed' })
})
