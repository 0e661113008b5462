import { endpointFacts } from '@vivid/contract'
import { describe, expect, inject, test } from 'vitest'
import { jpegOf, livenessPath, ocrPath, type Parts, post, transactionsPath } from '../support/request.js'
import { makeToken } from '../support/token.js'

const url = inject('echoUrl')
const jpeg = jpegOf(50_000)
const passportFields = [
  'document_number',
  'registry_number',
  'country',
  'names',
  'surnames',
  'birth_date',
  'gender',
  'expiration_date',
  'image_score',
]
const cardFields = [
  'document_number',
  'names',
  'surnames',
  'gender',
  'birth_country',
  'birth_date',
  'nationality',
  'issuing_date',
  'expiration_date',
]
const keys = (value: object) => Object.keys(value).sort()
const sorted = (...names: string[]) => names.sort()

describe('OCR request variants of interface 4.1', () => {
  const variants: [string, Parts, string[]][] = [
    ['passport', { document_type: 'passport' }, [...passportFields, 'valid']],
    ['passport with id', { document_type: 'passport', return_id: 'True' }, [...passportFields, 'valid', 'id']],
    ['passport with device', { document_type: 'passport', device: 'IOS' }, [...passportFields, 'valid']],
    ['passport plus', { document_type: 'passport_plus', device: 'ANDROID' }, ['MRZ', 'OCR', 'valid']],
    ['passport plus with id', { document_type: 'passport_plus', return_id: '1' }, ['MRZ', 'OCR', 'valid', 'id']],
    ['Mexican passport', { document_type: 'passport', document_id: '052' }, ['MRZ', 'OCR']],
    ['identity card', { document_type: 'identification_card', backside: jpeg }, [...cardFields, 'valid']],
    [
      'identity card with id',
      { document_type: 'identification_card', backside: jpeg, return_id: 'true' },
      [...cardFields, 'valid', 'id'],
    ],
    [
      'identity card with device',
      { document_type: 'identification_card', backside: jpeg, device: 'DESKTOP' },
      [...cardFields, 'valid'],
    ],
    [
      'identity card with side validation',
      { document_type: 'identification_card', backside: jpeg, device: 'IOS', validate_sides: 'true' },
      ['backside', 'frontside', 'matches_percentage', 'match', 'valid', 'id'],
    ],
  ]
  test.each(variants)('%s', async (_name, parts, fields) => {
    const answer = await post(url, ocrPath, { ...parts, frontside: jpeg })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    expect(keys(answer.body)).toEqual(sorted(...fields))
  })

  test('ids are unique and not below the clock', async () => {
    const before = Date.now() * 1000
    const parts = { document_type: 'passport', frontside: jpeg, return_id: 'True' }
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(url, ocrPath, parts)))
    const ids = answers.map(({ body }) => body.id as number)
    expect(new Set(ids).size).toBe(20)
    expect(Math.min(...ids)).toBeGreaterThanOrEqual(before - 1_000_000)
    expect(ids.every(Number.isSafeInteger)).toBe(true)
  })

  test('answers belong to the picture that was sent', async () => {
    const pictures = Array.from({ length: 30 }, (_, seed) => jpegOf(10_000, seed))
    const send = (picture: Buffer) => post(url, ocrPath, { document_type: 'passport', frontside: picture })
    const once = await Promise.all(pictures.map(send))
    const again = await Promise.all(pictures.map(send))
    expect([...once, ...again].filter(({ status }) => status !== 200)).toEqual([])
    expect(new Set(once.map(({ body }) => body.document_number)).size).toBe(30)
    expect(again.map(({ body }) => body.document_number)).toEqual(once.map(({ body }) => body.document_number))
  })

  test('ID Reader Plus answers with what was read of a document that proved genuine', async () => {
    const token = makeToken({ services: ['ocr', 'id_reader_plus'] })
    const answer = await post(url, ocrPath, { document_type: 'passport', frontside: jpeg }, { token })
    expect(answer.status).toBe(200)
    expect(keys(answer.body)).toEqual(sorted(...passportFields, 'valid'))
  })

  test('with and without the trailing slash', async () => {
    const answer = await post(url, ocrPath.slice(0, -1), { document_type: 'passport', frontside: jpeg })
    expect(answer.status).toBe(200)
  })
})

describe('liveness request variants of interface 4.2', () => {
  const variants: [string, Parts, string[]][] = [
    ['bare', {}, ['valid']],
    ['with id', { return_id: 'True' }, ['valid', 'id']],
    ['with details', { details: 'True' }, ['valid', 'api_response']],
    ['with everything', { details: 'True', return_id: 'True', device: 'IOS' }, ['valid', 'api_response', 'id']],
    ['with everything declined', { details: 'False', return_id: '0' }, ['valid']],
  ]
  test.each(variants)('%s', async (_name, parts, fields) => {
    const answer = await post(url, livenessPath, { ...parts, selfie: jpeg })
    expect(answer.status).toBe(200)
    expect(keys(answer.body)).toEqual(sorted(...fields))
  })
})

test('an unknown path is a JSON 404', async () => {
  const response = await fetch(`${url}/api/v3.1/ocr/`)
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ reason: 'not_found' })
})

test.each([
  ['/openapi.json', '3.1.0'],
  ['/openapi-3.0.json', '3.0.3'],
])('the interface is described at %s, as OpenAPI %s', async (path, version) => {
  const document = (await (await fetch(`${url}${path}`)).json()) as { openapi: string; paths: object }
  expect(document.openapi).toBe(version)
  const described = Object.keys(document.paths)
  for (const { path } of Object.values(endpointFacts)) expect(described).toContain(path)
  expect(described).toContain(`${transactionsPath}{id}`)
})
