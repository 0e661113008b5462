import { errors } from '@vivid/contract'
import { expect, inject, test } from 'vitest'
import { captures } from '../support/captures.js'
import { photographed } from '../support/drawn.js'
import { jpegOf, ocrPath, type Parts, post } from '../support/request.js'
import { makeToken } from '../support/token.js'

const token = makeToken({ development: true, services: ['ocr', 'id_reader_plus'] })
const read = (parts: Parts) => post(inject('realUrl'), ocrPath, parts)
const proveAndRead = (parts: Parts, headers = {}) => post(inject('realUrl'), ocrPath, parts, { token, headers })

// Which picture is refused with which code: test/accuracy/proof-of-life.test.ts.
const page = { kind: 'passport-classic', seed: 'read', pixelsPerMm: 10 }
const card = { kind: 'id-card-arc', seed: 'proof', pixelsPerMm: 12 }

test('a photo that must be taken again is refused in the language asked for, and nothing that could be read of it is told', async () => {
  const { jpeg: frontside, truth } = await photographed(page, captures.near.wish, 'proof')
  const parts = { document_type: 'passport', frontside }
  // Without the service contracted nobody asks.
  expect((await read(parts)).body).toMatchObject({ document_number: truth.fields.document_number })
  const { status, body } = await proveAndRead(parts, { 'x-debug': 'true', 'accept-language': 'es' })
  expect(status).toBe(200)
  const { debug, ...answer } = body
  const { code, es } = errors.document_near_edge
  expect(answer).toEqual({ valid: false, error_code: code, error: es, id: expect.any(Number) })
  const { steps, seen } = debug['id-reader-plus']
  expect(steps.map(({ name }: { name: string }) => name)).not.toContain('read-zone')
  expect(seen.reading).toBeNull()
})

test('what is no picture fails its proof', async () => {
  const { body } = await proveAndRead({ document_type: 'passport', frontside: jpegOf(10_000) })
  expect(body).toMatchObject({ valid: false, error_code: 800 })
})

test('one job proves and reads, from one decoded picture and one first look, and answers as the reading alone does', async () => {
  const { jpeg: frontside, truth } = await photographed(page, captures.good.wish, 'proof')
  const parts = { document_type: 'passport', details: 'True', frontside }
  const alone = await read(parts)
  expect(alone.body).toMatchObject({ document_number: truth.fields.document_number, valid: true })
  const { debug, ...answer } = (await proveAndRead(parts, { 'x-debug': 'true' })).body
  expect(answer).toEqual(alone.body)
  expect(Object.keys(debug)).toEqual(['id-reader-plus'])
  const { steps, seen } = debug['id-reader-plus']
  const count = (name: string) => steps.filter((step: { name: string }) => step.name === name).length
  expect([count('decode'), count('judge-attack'), count('read-zone')]).toEqual([1, 1, 1])
  // The first look at the whole picture, and the closer one of the proof.
  expect(count('document-locator')).toBe(2)
  expect(seen.captures).toHaveLength(1)
  expect(seen.reading.pictures).toHaveLength(1)
})

test('both sides of a card are read as without the proof', async () => {
  const take = (side: 'front' | 'back') => photographed({ ...card, side }, captures.good.wish, 'proof')
  const [front, back] = [await take('front'), await take('back')]
  const sides = { frontside: front.jpeg, backside: back.jpeg }
  const parts = { document_type: 'identification_card', validate_sides: 'True', details: 'True', ...sides }
  const withoutId = ({ id, ...rest }: Record<string, unknown>) => rest
  const [alone, proven] = [await read(parts), await proveAndRead(parts)]
  const { document_number } = front.truth.fields
  expect(alone.body).toMatchObject({ frontside: { document_number }, match: true })
  expect(withoutId(proven.body)).toEqual(withoutId(alone.body))
})
