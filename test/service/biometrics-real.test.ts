import { createRequire } from 'node:module'
import { expect, inject, test } from 'vitest'
import { photoOf, selfieOf } from '../support/drawn.js'
import { biometricsPath, faceMatchPath, livenessPath, ocrPath, type Parts, post } from '../support/request.js'
import { makeToken } from '../support/token.js'

const sharp = createRequire(new URL('../../packages/vision/package.json', import.meta.url))('sharp')

const token = makeToken({ services: ['ocr', 'liveness', 'face_match'] })
const ask = (path: string, parts: Parts) => post(inject('realUrl'), path, parts, { token })

const { jpeg: document } = await photoOf('passport-modern')
const selfie = await selfieOf({ seed: 'somebody else 0', sex: 'F' })

test('each part of a combined request is what its own endpoint says', async () => {
  const details = { details: 'True' }
  const [alive, matched, read, all] = await Promise.all([
    ask(livenessPath, { selfie, ...details }),
    ask(faceMatchPath, { selfie, document, ...details }),
    ask(ocrPath, { frontside: document, document_type: 'passport', ...details }),
    ask(biometricsPath, { selfie, frontside: document, document_type: 'passport', ...details }),
  ])
  expect(read.body.valid).toBe(true)
  const valid = alive.body.valid && matched.body.valid
  // The portrait is looked for where the document was read, and its own endpoint finds it by an outline a little off.
  const { similarity, quality } = matched.body.api_response
  const near = { similarity: expect.closeTo(similarity, 1), quality: expect.closeTo(quality, 1) }
  const face_match = { ...matched.body, api_response: near }
  expect(all.body).toEqual({ valid, liveness: alive.body, face_match, document: read.body })
})

test('a document without a face is told as a face match that failed, not as a selfie that did', async () => {
  const blank = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#889' } })
    .jpeg()
    .toBuffer()
  const { body } = await ask(biometricsPath, { selfie, document: blank })
  expect(body.face_match).toMatchObject({ valid: false, error_code: 731 })
  expect(body.liveness).not.toHaveProperty('error_code', 731)
})
