import { createRequire } from 'node:module'
import { endpoints, errors } from '@vivid/contract'
import { expect, inject, test } from 'vitest'
import { selfie as drawSelfie } from '../support/drawn.js'
import { livenessPath, type Parts, post } from '../support/request.js'

const sharp = createRequire(new URL('../../packages/vision/package.json', import.meta.url))('sharp')

const selfie = await drawSelfie(4)
const nobody: Buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#987' } })
  .png()
  .toBuffer()

const ask = (parts: Parts, headers: Record<string, string> = {}) =>
  post(inject('realUrl'), livenessPath, parts, { headers })

// Which picture is refused with which code: test/accuracy/selfie-engine.test.ts and selfie-codes.test.ts.
test('the same picture again in place of one of the head turned is 707', async () => {
  const { status, body, headers } = await ask({ selfie, selfie_turned: selfie, details: 'True' })
  expect({ status, body }).toMatchObject({ status: 200, body: { valid: false, error_code: 707 } })
  expect(headers.get('error-reason')).toBe('face_not_turned')
})

test('with all options: verdict, scores and id', async () => {
  const { status, body } = await ask({ selfie, details: 'True', return_id: 'True', device: 'IOS' })
  expect(status).toBe(200)
  expect(endpoints.liveness.fits({}, body)).toBe(true)
  expect(Number.isSafeInteger(body.id)).toBe(true)
  expect(Object.keys(body.api_response).sort()).toEqual(['liveness', 'quality', 'score'])
  // A drawn face may or may not pass for a living one, but never for another reason, and the code tells.
  expect(body.valid).toBe(body.api_response.liveness >= 0.5)
  if (!body.valid) expect(body.error_code).toBe(715)
  expect(body.api_response.liveness).toBeCloseTo(1 / (1 + Math.exp(-body.api_response.score)), 6)
  expect(body.api_response.quality).toBeGreaterThan(0.5)
})

test('without options: the verdict alone, or with message and code', async () => {
  const { body } = await ask({ selfie })
  expect(Object.keys(body).sort()).toEqual(body.valid ? ['valid'] : ['error_code', 'message', 'valid'])
})

test('nobody in the picture: 704, and what to do, in the language asked for', async () => {
  const answer = await ask({ selfie: nobody, details: 'True' }, { 'accept-language': 'es' })
  expect(answer).toMatchObject({ status: 200 })
  expect(answer.body).toEqual({
    valid: false,
    error_code: 704,
    message: errors.face_not_found.es,
    details: { reason: 'face_not_found' },
  })
})

test('a dark picture is refused with its scores', async () => {
  const dark = await sharp(selfie).linear(0.12, 0).jpeg().toBuffer()
  const { body } = await ask({ selfie: dark, details: 'True' })
  expect(body).toMatchObject({ valid: false, error_code: 714, api_response: { quality: expect.any(Number) } })
  expect(body.api_response.quality).toBeLessThan(0.5)
})

test('formats are told by their bytes: WebP is read, a text is 708', async () => {
  const webp = await sharp(nobody).webp().toBuffer()
  expect((await ask({ selfie: webp })).body).toMatchObject({ error_code: 704 })
  expect((await ask({ selfie: Buffer.from('no picture at all') })).body).toMatchObject({ error_code: 708 })
})
