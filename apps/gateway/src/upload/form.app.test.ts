import { limits, routes } from '@vivid/contract'
import { describe, expect, test } from 'vitest'
import { replyWithSamples } from '../testing/reply-with-samples.js'
import { shareApp } from '../testing/share-app.js'

const LIMIT = { document: 20_000, selfie: 30_000 }
const { world, ports, post } = shareApp()
replyWithSamples(world)
ports.receive.maxDocumentBytes = LIMIT.document
ports.receive.maxSelfieBytes = LIMIT.selfie

const jpegOf = (bytes: number) => Buffer.alloc(bytes, Buffer.from([0xff, 0xd8, 0xff]))
const jpeg = jpegOf(1_000)
const tooLarge = jpegOf(LIMIT.document + 1)
type Value = string | Buffer
type Fields = Record<string, Value | Value[]>
const partsOf = (fields: Fields) =>
  Object.entries(fields).flatMap(([name, values]) => [values].flat().map((value) => [name, value] as const))
const ask = (path: string, fields: Fields, headers = {}) => post(path, { parts: partsOf(fields), headers })
const ocr = (fields: Fields, headers = {}) => ask(routes.ocr, fields, headers)

const passport = { document_type: 'passport', frontside: jpeg }
const card = { document_type: 'identification_card', frontside: jpeg, backside: jpeg }
const many = (count: number): Fields => Object.fromEntries(Array.from({ length: count }, (_, n) => [`f${n}`, 'x']))

describe('size of a file', () => {
  const sizes = (limit: number): [string, number, number][] => [
    ['one byte below the limit', limit - 1, 200],
    ['at the limit', limit, 200],
    ['one byte above', limit + 1, 413],
  ]
  test.each(sizes(LIMIT.document))(
    'document %s, its type sent before it or behind it',
    async (_name, bytes, status) => {
      const frontside = jpegOf(bytes)
      for (const fields of [
        { document_type: 'passport', frontside },
        { frontside, document_type: 'passport' },
      ]) {
        const answer = await ocr(fields)
        expect([answer.status, answer.body.error_code]).toEqual([status, status === 413 ? 800 : undefined])
      }
    },
  )

  test.each(sizes(LIMIT.selfie))('selfie %s', async (_name, bytes, status) => {
    const answer = await ask(routes.liveness, { selfie: jpegOf(bytes) })
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject(status === 413 ? { valid: false, error_code: 708 } : { valid: true })
  })

  test.each([
    ['first', { document_type: 'identification_card', frontside: jpeg, backside: tooLarge }],
    ['last', { backside: tooLarge, frontside: jpeg, document_type: 'identification_card' }],
  ])('the back of a card over the limit is named, its type sent %s', async (_when, fields) => {
    expect(await ocr(fields)).toMatchObject({
      status: 413,
      body: { error_code: 800, details: { metadata: 'backside: the picture of the back' } },
    })
  })

  test('both sides of a card at the limit', async () => {
    const picture = jpegOf(LIMIT.document)
    expect((await ocr({ ...card, frontside: picture, backside: picture })).status).toBe(200)
  })
})

describe('refused forms', () => {
  const invalid = (field: string) => ({ reason: 'invalid_form', field })
  test.each<[string, Fields, object]>([
    ['no frontside', { document_type: 'passport' }, { error_code: 809 }],
    ['frontside as a text', { document_type: 'passport', frontside: 'x' }, { error_code: 809 }],
    [
      'card without backside',
      { ...card, backside: [] },
      { error_code: 810, details: { metadata: 'backside: the picture of the back' } },
    ],
    ['no document_type', { frontside: jpeg }, invalid('document_type')],
    ['unknown document_type', { ...passport, document_type: 'visa' }, invalid('document_type')],
    ['empty document_type', { ...passport, document_type: '' }, invalid('document_type')],
    ['unknown device', { ...passport, device: 'ios' }, invalid('device')],
    ['odd boolean', { ...passport, return_id: 'yes' }, invalid('return_id')],
    ['over-long document_id', { ...passport, document_id: '0'.repeat(17) }, invalid('document_id')],
    ['over-long known field', { ...passport, device: 'x'.repeat(limits.fieldValueBytes + 1) }, invalid('device')],
    ['doubled text', { ...passport, device: ['IOS', 'IOS'] }, invalid('device')],
    ['doubled file', { ...passport, frontside: [jpeg, jpeg] }, invalid('frontside')],
    ['doubled back', { ...card, backside: [jpeg, jpeg] }, invalid('backside')],
    [
      'doubled back before the type',
      { backside: [jpeg, jpeg], frontside: jpeg, document_type: 'identification_card' },
      invalid('backside'),
    ],
    ['too many fields', { ...passport, ...many(300) }, { reason: 'invalid_form' }],
  ])('%s', async (_name, fields, body) => {
    expect(await ocr(fields)).toMatchObject({ status: 400, body })
  })

  test('a missing selfie is 708', async () => {
    const answer = await ask(routes.liveness, { details: 'True' })
    expect(answer).toMatchObject({ status: 400, body: { valid: false, error_code: 708 } })
  })
})

describe('accepted forms', () => {
  test.each<[string, Fields]>([
    ['unknown fields are ignored', { ...passport, colour: 'blue' }],
    ['sent twice too', { ...passport, colour: ['blue', 'green'] }],
    ['or over-long', { ...passport, note: 'x'.repeat(limits.fieldValueBytes + 1), ['n'.repeat(200)]: 'x' }],
    ['or many', { ...passport, ...many(100) }],
    ['a third file is ignored', { ...card, extra: jpeg }],
    ['and a fourth of the same name, over the limit', { extra: [jpeg, tooLarge], ...card }],
    ['a backside on a passport is ignored', { ...passport, backside: Buffer.from('no picture') }],
    ['of any size', { ...passport, backside: jpegOf(50 * LIMIT.document) }],
    [
      'before its type is known, too',
      { backside: jpegOf(50 * LIMIT.document), frontside: jpeg, document_type: 'passport' },
    ],
    ['or sent twice', { backside: [jpeg, jpeg], ...passport }],
    ['validate_sides on a passport is ignored', { ...passport, validate_sides: 'True' }],
    ['document_id on a card is ignored', { ...card, document_id: '999' }],
  ])('%s', async (_name, fields) => {
    expect((await ocr(fields)).status).toBe(200)
  })
})

test('empty texts are fields that were left out, as generated clients send them', async () => {
  const unset = { backside: '', document_id: '', return_id: '', device: '', validate_sides: '', details: '' }
  const { status, body } = await ocr({ ...passport, ...unset })
  expect(status).toBe(200)
  expect(body).toHaveProperty('document_number')
  for (const name of ['MRZ', 'id', 'details']) expect(body).not.toHaveProperty(name)
})

describe('what is no picture was analysed', () => {
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('I am no picture')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a PDF', Buffer.from('%PDF-1.7')],
  ])('%s', async (_name, bytes) => {
    const document = await ocr({ document_type: 'passport', frontside: bytes })
    expect(document).toMatchObject({ status: 200, body: { error_code: 800 } })
    const selfie = await ask(routes.liveness, { selfie: bytes })
    expect(selfie).toMatchObject({ status: 200, body: { valid: false, error_code: 708 } })
  })
})

test('texts are English by default and Spanish on request', async () => {
  const parts = { document_type: 'visa' }
  expect((await ocr(parts)).body.error).toMatch(/^The form is not valid. document_type must be one of passport, /)
  const { body } = await ocr(parts, { 'accept-language': 'fr, es-MX;q=0.9, en;q=0.1' })
  expect(body.error).toMatch(/^El formulario no es válido. document_type debe ser uno de passport, /)
})
