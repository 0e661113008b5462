import { createRequire } from 'node:module'
import { describe, expect, inject, test } from 'vitest'
import { png, pngChunk, zeros } from '../fuzz/images/craft-png.js'
import { cardOf, photoOf } from '../support/drawn.js'
import { livenessPath, ocrPath, type Parts, post } from '../support/request.js'

const sharp = createRequire(new URL('../../packages/vision/package.json', import.meta.url))('sharp')

const read = (parts: Parts) => post(inject('realUrl'), ocrPath, parts)
const readCard = (parts: Parts) => read({ document_type: 'identification_card', ...parts })
const judge = (selfie: Buffer) => post(inject('realUrl'), livenessPath, { selfie })

/** A few kilobytes that unfold to 900 million pixels. */
const bomb = png(30_000, 30_000, 8, 0, pngChunk('IDAT', zeros(30_001 * 50)))

// What is read on which design, and what is refused: the files of test/accuracy whose names begin with read and valid.
describe('documents through the whole service', () => {
  test('a passport: what its zone says, and the id that was asked for', async () => {
    const { jpeg: frontside, truth } = await photoOf('passport-classic')
    const { status, body } = await read({ document_type: 'passport', frontside, return_id: 'True' })
    expect(status, JSON.stringify(body)).toBe(200)
    const { document_number, gender } = truth.fields
    expect(body).toMatchObject({ document_number, gender, valid: true })
    expect(Number.isSafeInteger(body.id)).toBe(true)
  })

  test('a card: both sides by the names they have, whichever was sent as what', async () => {
    const { frontside, backside, truth } = await cardOf('id-card-spain')
    const { document_number, birth_date } = truth.fields
    const { body } = await readCard({ frontside: backside, backside: frontside, validate_sides: 'true' })
    expect(body).toMatchObject({
      ...{ frontside: { document_number, birth_date }, backside: { document_number }, match: true, valid: true },
    })
  })

  test('details are there only when asked for', async () => {
    const { frontside, backside } = await cardOf('id-card-spain')
    const { details, ...answer } = (await readCard({ frontside, backside, details: 'True' })).body
    expect(details).toMatchObject({ template: expect.stringContaining('esp-dni'), contradictions: [] })
    expect((await readCard({ frontside, backside })).body).toEqual(answer)
  })

  test('a passport sent as a card is 816 and says where that showed', async () => {
    const { jpeg } = await photoOf('passport-classic')
    const { status, body } = await readCard({ frontside: jpeg, backside: jpeg })
    expect(status).toBe(200)
    expect(body).toMatchObject({ error_code: 816, details: { metadata: 'front: the picture shows a passport' } })
  })
})

describe('real decoders behind the queue', () => {
  test('a picture that is cut off is 800 as a document, 708 as a selfie', async () => {
    const whole = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#777' } })
      .jpeg()
      .toBuffer()
    const cut = whole.subarray(0, whole.length / 2)
    const document = await read({ document_type: 'passport', frontside: cut })
    expect(document).toMatchObject({ status: 200, body: { error_code: 800 } })
    expect(await judge(cut)).toMatchObject({ status: 200, body: { valid: false, error_code: 708 } })
  })

  test('a bomb is 708 and does no harm', async () => {
    expect(await judge(bomb)).toMatchObject({ status: 200, body: { error_code: 708 } })
  })

  test('a broken back of a card is 800 and says which side', async () => {
    const { frontside } = await cardOf('id-card-spain')
    expect(await readCard({ frontside, backside: Buffer.from('no picture') })).toMatchObject({
      status: 200,
      body: { error_code: 800, details: { metadata: 'backside: the picture of the back' } },
    })
  })
})
