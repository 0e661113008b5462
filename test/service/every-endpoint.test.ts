import { limits, services } from '@vivid/contract'
import { expect, inject, test } from 'vitest'
import { biometricsPath, faceMatchPath, jpegOf, livenessPath, ocrPath, type Parts, post } from '../support/request.js'
import { makeToken } from '../support/token.js'

const url = inject('echoUrl')
const jpeg = jpegOf(50_000)
const card = { document_type: 'identification_card', backside: jpeg }
const both = { selfie: jpeg, document: jpeg }
const asked = { return_id: 'True', details: 'True', device: 'IOS' }

test.each<[string, string, Parts, string[], string[]]>([
  [
    'a passport',
    ocrPath,
    { document_type: 'passport_plus', frontside: jpeg, return_id: '1' },
    ['ocr'],
    ['MRZ', 'OCR', 'valid', 'id'],
  ],
  [
    'a card whose sides are validated',
    ocrPath,
    { ...card, frontside: jpeg, validate_sides: 'true' },
    ['ocr'],
    ['backside', 'frontside', 'matches_percentage', 'match', 'valid', 'id'],
  ],
  [
    'a document that is proved and read',
    ocrPath,
    { document_type: 'passport', document_id: '052', frontside: jpeg },
    ['ocr', 'id_reader_plus'],
    ['MRZ', 'OCR'],
  ],
  ['a selfie', livenessPath, { ...asked, selfie: jpeg }, ['liveness'], ['valid', 'api_response', 'id']],
  ['two faces', faceMatchPath, { ...asked, ...both }, ['face_match'], ['valid', 'api_response', 'id']],
  [
    'all together',
    biometricsPath,
    { ...asked, ...both, ...card },
    [...services],
    ['valid', 'liveness', 'face_match', 'document', 'id'],
  ],
])('%s: the fields that the interface lists', async (_what, path, parts, contracted, fields) => {
  const answer = await post(url, path, parts, { token: makeToken({ services: contracted }) })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  expect(Object.keys(answer.body).toSorted()).toEqual(fields.toSorted())
})

test('pictures as large as the interface allows are taken, and none a byte larger', async () => {
  const statusOf = async (path: string, parts: Parts) => (await post(url, path, parts)).status
  const [document, selfie] = [jpegOf(limits.documentBytes), jpegOf(limits.selfieBytes)]
  expect(await statusOf(ocrPath, { ...card, frontside: document, backside: document })).toBe(200)
  expect(await statusOf(livenessPath, { selfie })).toBe(200)
  expect(await statusOf(ocrPath, { ...card, frontside: jpegOf(limits.documentBytes + 1) })).toBe(413)
  expect(await statusOf(livenessPath, { selfie: jpegOf(limits.selfieBytes + 1) })).toBe(413)
})

test('ids are unique and not below the clock', async () => {
  const before = Date.now() * 1000
  const parts = { document_type: 'passport', frontside: jpegOf(2_000), return_id: 'True' }
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(url, ocrPath, parts)))
  const ids = answers.map(({ body }) => body.id as number)
  expect(new Set(ids).size).toBe(20)
  expect(Math.min(...ids)).toBeGreaterThanOrEqual(before - 1_000_000)
  expect(ids.every(Number.isSafeInteger)).toBe(true)
})

test('answers belong to the picture that was sent', async () => {
  const pictures = Array.from({ length: 15 }, (_, seed) => jpegOf(10_000, seed))
  const numberOf = async (picture: Buffer) => {
    const { status, body } = await post(url, ocrPath, { document_type: 'passport', frontside: picture })
    expect(status).toBe(200)
    return body.document_number as string
  }
  const once = await Promise.all(pictures.map(numberOf))
  expect(new Set(once).size).toBe(15)
  expect(await Promise.all(pictures.map(numberOf))).toEqual(once)
})
