import { expect, test } from 'vitest'
import { nearestProblems } from '../testing/nearest-problems.js'
import { shapeIdReaderPlus } from './id-reader-plus/shape.js'
import { endpoints } from './index.js'
import { type Job, shapeFailure } from './kinds.js'
import type { OcrDetails } from './ocr/details.js'
import { detailsExample } from './ocr/examples.js'
import { fitsOcrResponse } from './ocr/fits.js'
import type { OcrAnswer } from './ocr/responses.js'
import { shapeOcr } from './ocr/shape.js'
import { shapeSelfieLiveness } from './selfie-liveness/shape.js'

const fitsLivenessResponse = (body: unknown) => endpoints.liveness.fits({}, body)
const scores = { score: 3.2, quality: 0.9, liveness: 0.8 }
const passport = { document_type: 'passport' } as const

test('a rejected card says which step failed, a rejected passport does not', () => {
  const rejected = { outcome: 'rejected', error: 'names_not_found', metadata: 'field: names' } as const
  const card = shapeOcr(rejected, { documentType: 'identification_card', language: 'es' })
  expect(card).toMatchObject({
    status: 200,
    code: 807,
    body: { error_code: 807, details: { metadata: 'no se encontraron los nombres' } },
  })
  const other = shapeOcr(rejected, { documentType: 'passport', language: 'en' })
  expect(other.body).not.toHaveProperty('details')
  expect(fitsOcrResponse(passport, other.body)).toBe(true)
})

const asked = { documentType: 'passport', language: 'en' } as const

test('of a passed proof of life the caller gets what reading came to', () => {
  const proof = { score: 1, signals: { screen: 0, print: 0, portrait: 0, digital: 0 } }
  const reading = { outcome: 'rejected', error: 'mrz_not_found' } as const
  const read = shapeIdReaderPlus({ outcome: 'answered', body: { proof, reading } }, asked)
  expect(read).toEqual({ ...shapeOcr(reading, asked), isRead: true })
})

test('a failed proof of life carries valid false and, once the gateway added it, the id', () => {
  const { body, isRead } = shapeIdReaderPlus({ outcome: 'rejected', error: 'document_on_screen' }, asked)
  expect(body).toMatchObject({ valid: false, error_code: 818 })
  expect(isRead).toBeUndefined()
  expect(fitsOcrResponse(passport, body)).toBe(false)
  expect(fitsOcrResponse(passport, { ...(body as object), id: 1 })).toBe(true)
})

test('tells of another document than was asked for as reading alone does', () => {
  const other = { outcome: 'rejected', error: 'document_type_mismatch', metadata: 'front: passport' } as const
  expect(shapeIdReaderPlus(other, asked)).toEqual({ ...shapeOcr(other, asked), isRead: true })
})

test('liveness scores are there when asked for, also in a rejection that got that far', () => {
  const accepted = { outcome: 'answered', body: scores } as const
  expect(shapeSelfieLiveness(accepted, { language: 'en', details: false }).body).toEqual({ valid: true })
  expect(shapeSelfieLiveness(accepted, { language: 'en', details: true }).body).toEqual({
    valid: true,
    api_response: scores,
  })
  const rejected = { outcome: 'rejected', error: 'liveness_score', scores } as const
  const { body } = shapeSelfieLiveness(rejected, { language: 'en', details: true })
  expect(body).toMatchObject({ valid: false, error_code: 715, api_response: scores })
  expect(fitsLivenessResponse(body)).toBe(true)
})

test('a failure of ours has the body of its kind', () => {
  const base = { language: 'en', images: {} } as const
  const card = { ...base, documentType: 'identification_card' } as Job<'ocr'>
  const proven = { ...card, reading: { validateSides: false } }
  const reading = shapeFailure('ocr', 'reading_failed', card)
  expect(reading).toMatchObject({ status: 500, code: 800, body: { error_code: 800, details: { metadata: '' } } })
  expect(shapeFailure('id-reader-plus', 'document_check_failed', proven).body).toMatchObject({ valid: false })
  expect(shapeFailure('id-reader-plus', 'reading_failed', proven)).toEqual({ ...reading, isRead: true })
  const selfie = { ...base, details: true } as Job<'selfie-liveness'>
  const { body } = shapeFailure('selfie-liveness', 'liveness_failed', selfie)
  expect(fitsLivenessResponse(body)).toBe(true)
})

test('an answer with a field too many or too few does not fit', () => {
  const body = {
    document_number: 'A',
    registry_number: '',
    country: 'UTO',
    names: 'ANNA',
    surnames: 'ERIKSSON',
    birth_date: '12-08-74',
    gender: 'F',
    expiration_date: '15-04-12',
    image_score: 1,
    valid: true,
  }
  expect(fitsOcrResponse(passport, body)).toBe(true)
  expect(fitsOcrResponse(passport, { ...body, secret: 1 })).toBe(false)
  expect(fitsOcrResponse(passport, { ...body, birth_date: '12-08-1974' })).toBe(false)
  expect(fitsOcrResponse({ document_type: 'passport_plus' }, body)).toBe(false)
})

test('how the sides of a card belong together goes with the reply, beside the body', () => {
  const body = { valid: true } as OcrAnswer
  const read = { outcome: 'answered', body, link: 'unlinkable' } as const
  const asked = { documentType: 'identification_card', language: 'en' } as const
  expect(shapeOcr(read, asked)).toEqual({ status: 200, code: null, body, link: 'unlinkable' })
  expect(shapeOcr({ outcome: 'answered', body }, asked)).not.toHaveProperty('link')
})

test('so does the reason why a document that was read is not valid', () => {
  const body = { valid: false } as OcrAnswer
  const read = { outcome: 'answered', body, reason: 'check_digit' } as const
  expect(shapeOcr(read, asked)).toEqual({ status: 200, code: null, body, error: 'check_digit' })
})

test('details stand beside an answer, and beside the step at which a card failed', () => {
  const details = {
    fields: { names: { confidence: 0.9, source: 'print', agreeing: ['print'], flags: [] } },
    contradictions: [{ field: 'names', between: ['front', 'back'], values: ['ANA', 'EVA'] }],
    link: 'unlinked',
    expired: null,
    age: 36,
    template: null,
    pictures: [{ picture: 'frontside', side: 'front', quad: null, documents: 0 }],
  } satisfies OcrDetails
  const card = { document_type: 'identification_card' } as const
  const rejected = { outcome: 'rejected', error: 'front_text_unreadable', metadata: 'front: print', details } as const
  const { body } = shapeOcr(rejected, { documentType: 'identification_card', language: 'en' })
  expect(body).toMatchObject({
    error_code: 818,
    details: { metadata: 'front: its printed text could not be read', age: 36, link: 'unlinked' },
  })
  const { good, bad } = endpoints.ocr.docs
  for (const told of [body, detailsExample.value]) {
    const problems = nearestProblems([...good.map(({ schema }) => schema), ...bad], told)
    expect(fitsOcrResponse(card, told), problems.join('; ')).toBe(true)
  }
  expect(fitsOcrResponse(card, { ...(detailsExample.value as object), details: { ...details, age: -1 } })).toBe(false)
})
