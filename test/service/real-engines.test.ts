import { createRequire } from 'node:module'
import { deflateSync } from 'node:zlib'
import { drawSpecimen, openStudio, photograph, type Studio } from '@vivid/specimens'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { livenessPath, ocrPath, post } from '../support/request.js'

const sharp = createRequire(new URL('../../packages/vision/package.json', import.meta.url))('sharp')

let jpeg: Buffer
let studio: Studio

beforeAll(async () => {
  const grey = { width: 640, height: 480, channels: 3, background: { r: 120, g: 120, b: 120 } }
  jpeg = await sharp({ create: { ...grey, noise: { type: 'gaussian', mean: 128, sigma: 30 } } })
    .jpeg()
    .toBuffer()
  studio = await openStudio()
})

/** A few kilobytes that unfold to 900 million pixels. */
const bomb = (): Buffer => {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const frame = Buffer.alloc(8 + body.length)
    frame.writeUInt32BE(data.length, 0)
    body.copy(frame, 4)
    frame.writeUInt32BE(crc(body), 4 + body.length)
    return frame
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(30_000, 0)
  header.writeUInt32BE(30_000, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const rows = deflateSync(Buffer.alloc(30_001 * 50), { level: 9 })
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}
const crc = (bytes: Buffer): number => {
  let value = 0xffffffff
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0)
  }
  return ~value >>> 0
}

describe('passports through the whole service', () => {
  const picture = async (kind: string, seed: number, wish: Parameters<typeof photograph>[1] = {}) =>
    photograph(await drawSpecimen({ kind, seed }, studio), { level: 'moderate', ...wish }, seed)

  // The modern one is read below, upside down.
  test.each(['passport-classic', 'passport-laminate', 'passport-mexico'])('%s', async (kind) => {
    const { jpeg: frontside, truth } = await picture(kind, 15)
    const parts = { document_type: 'passport', frontside, return_id: 'True' }
    const { status, body } = await post(inject('realUrl'), ocrPath, parts)
    expect(status).toBe(200)
    const { fields } = truth
    expect(body).toMatchObject({
      document_number: fields.document_number,
      gender: fields.gender,
      birth_date: shortDate(fields.birth_date!),
      expiration_date: shortDate(fields.expiration_date!),
      valid: true,
    })
    expect(truth.mrz!.lines.join('')).toContain(body.surnames.replaceAll(' ', '<'))
    expect(body.image_score).toBeGreaterThan(0.3)
    expect(Number.isSafeInteger(body.id)).toBe(true)
  })

  test('upside down', async () => {
    const { jpeg: frontside, truth } = await picture('passport-modern', 12, { rotationDegrees: 180 })
    const { body } = await post(inject('realUrl'), ocrPath, { document_type: 'passport', frontside })
    expect(body).toMatchObject({ document_number: truth.fields.document_number, valid: true })
  })

  test('an unsupported passport code is 817 beside a good MRZ', async () => {
    const { jpeg: frontside, truth } = await picture('passport-modern', 13)
    const { status, body } = await post(inject('realUrl'), ocrPath, {
      document_type: 'passport',
      frontside,
      document_id: '999',
    })
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual(['MRZ', 'OCR'])
    expect(body.OCR).toMatchObject({ error_code: 817 })
    expect(body.MRZ.document_number).toBe(truth.fields.document_number)
    expect(body.MRZ).not.toHaveProperty('image_score')
  })

  test('a card sent as a passport is 816, a picture of nothing 801', async () => {
    const drawing = await drawSpecimen({ kind: 'id-card-linea', seed: 14, side: 'back' }, studio)
    const card = await photograph(drawing, { level: 'moderate' }, 14)
    const mismatch = await post(inject('realUrl'), ocrPath, { document_type: 'passport', frontside: card.jpeg })
    expect(mismatch).toMatchObject({ status: 200, body: { error_code: 816 } })
    const nothing = await post(inject('realUrl'), ocrPath, { document_type: 'passport', frontside: jpeg })
    expect(nothing).toMatchObject({ status: 200, body: { error_code: 801 } })
  })
})

/** DD-MM-YYYY as 2.2 wants it. */
const shortDate = (date: string) => `${date.slice(0, 6)}${date.slice(8)}`

describe('real decoders behind the queue', () => {
  test.each([
    ['truncated', () => jpeg.subarray(0, jpeg.length / 2)],
    ['a header and nothing else', () => jpeg.subarray(0, 20)],
    ['noise behind the magic bytes', () => Buffer.concat([jpeg.subarray(0, 4), Buffer.alloc(5_000, 0x41)])],
  ])('%s: 800 as a document, 708 as a selfie', async (_name, picture) => {
    const document = await post(inject('realUrl'), ocrPath, { document_type: 'passport', frontside: picture() })
    expect(document).toMatchObject({ status: 200, body: { error_code: 800 } })
    const selfie = await post(inject('realUrl'), livenessPath, { selfie: picture() })
    expect(selfie).toMatchObject({ status: 200, body: { valid: false, error_code: 708 } })
  })

  test('a bomb is 708 and does no harm', async () => {
    expect(await post(inject('realUrl'), livenessPath, { selfie: bomb() })).toMatchObject({
      status: 200,
      body: { error_code: 708 },
    })
  })

  test('a broken back of a card is 800 and says which side', async () => {
    const parts = { document_type: 'identification_card', frontside: jpeg, backside: Buffer.from('no picture') }
    const answer = await post(inject('realUrl'), ocrPath, parts)
    expect(answer).toMatchObject({
      status: 200,
      body: { error_code: 800, details: { metadata: 'backside: the picture of the back' } },
    })
  })
})
