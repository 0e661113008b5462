import { createRequire } from 'node:module'
import { endpoints, errors } from '@vivid/contract'
import { openStudio } from '@vivid/specimens'
import { drawSelfie, drawTurnedSelfie } from '@vivid/specimens/selfie'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { hugeAvif } from '../fuzz/images/claiming.js'
import { bmp } from '../fuzz/images/craft-bmp.js'
import { drawnHeic, heicOf } from '../fuzz/images/craft-heif.js'
import { livenessPath, post } from '../support/request.js'

const sharp = createRequire(new URL('../../packages/vision/package.json', import.meta.url))('sharp')

let selfie: Buffer
let nobody: Buffer
let straight: Buffer
let turned: Buffer
let stranger: Buffer

beforeAll(async () => {
  const { portraits } = await openStudio()
  selfie = await drawSelfie(portraits, 3)
  straight = await drawSelfie(portraits, 4)
  turned = await drawTurnedSelfie(portraits, 4)
  stranger = await drawTurnedSelfie(portraits, 12)
  nobody = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#987' } })
    .png()
    .toBuffer()
})

const ask = (parts: Parameters<typeof post>[2], headers: Record<string, string> = {}) =>
  post(inject('realUrl'), livenessPath, parts, { headers })

describe('a selfie through the whole service', () => {
  test('a second picture of the head turned: the same again is 707, another person 730, nobody 704', async () => {
    const second = async (selfie_turned: Buffer) => {
      const { status, body, headers } = await ask({ selfie: straight, selfie_turned, details: 'True' })
      return [status, body.valid, body.error_code, headers.get('error-reason')]
    }
    expect(await second(turned)).toEqual([200, true, undefined, null])
    expect(await second(straight)).toEqual([200, false, 707, 'face_not_turned'])
    expect(await second(stranger)).toEqual([200, false, 730, 'selfies_differ'])
    expect(await second(nobody)).toEqual([200, false, 704, 'face_not_found'])
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

  test.each(['en', 'es'] as const)('nobody in the picture: 704, and what to do, in %s', async (language) => {
    const answer = await ask({ selfie: nobody, details: 'True' }, { 'accept-language': language })
    expect(answer).toMatchObject({ status: 200 })
    expect(answer.body).toEqual({
      valid: false,
      error_code: 704,
      message: errors.face_not_found[language],
      details: { reason: 'face_not_found' },
    })
  })

  test('a dark picture is refused with its scores', async () => {
    const dark = await sharp(selfie).linear(0.12, 0).jpeg().toBuffer()
    const { body } = await ask({ selfie: dark, details: 'True' })
    expect(body).toMatchObject({ valid: false, error_code: 714, api_response: { quality: expect.any(Number) } })
    expect(body.api_response.quality).toBeLessThan(0.5)
  })

  test('formats by their bytes: WebP and PNG are read, a text is 708', async () => {
    for (const picture of [await sharp(nobody).webp().toBuffer(), nobody]) {
      expect((await ask({ selfie: picture })).body).toMatchObject({ error_code: 704 })
    }
    expect((await ask({ selfie: Buffer.from('no picture at all') })).body).toMatchObject({ error_code: 708 })
  })

  test('HEIC as phones write it, in tiles or turned, and BMP are judged as the JPEG is', async () => {
    const { data, info } = await sharp(selfie).resize(480).raw().toBuffer({ resolveWithObject: true })
    const small = await sharp(selfie).resize(480).png().toBuffer()
    const { body: wanted } = await ask({ selfie: small, details: 'True' })
    for (const picture of [drawnHeic(), heicOf({ turns: 2 }), bmp(data, info.width, info.height)]) {
      const { status, body } = await ask({ selfie: picture, details: 'True' })
      expect({ status, body }).toMatchObject({ status: 200, body: { api_response: expect.anything() } })
      expect(Math.abs(body.api_response.quality - wanted.api_response.quality)).toBeLessThan(0.1)
    }
  })

  test('a picture whose header tells that it costs too much is 708', async () => {
    const heics = [heicOf({ claims: [9000, 9000] }), heicOf({ overlays: 300 })]
    for (const picture of [hugeAvif(), ...heics, bmp(Buffer.alloc(3_000), 9000, 9000)]) {
      expect(await ask({ selfie: picture })).toMatchObject({ status: 200, body: { error_code: 708 } })
    }
  })
})
