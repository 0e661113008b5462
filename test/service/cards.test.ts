import { drawSpecimen, openStudio, type Photo, type PhotoWish, photograph, type Studio } from '@vivid/specimens'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { paintOver } from '../support/paint-over.js'
import { ocrPath, type Parts, post } from '../support/request.js'

let studio: Studio
beforeAll(async () => {
  studio = await openStudio()
})

/** Each photo is made once: several tests send the same. */
const album = new Map<string, Promise<Photo>>()
const shoot = (kind: string, seed: string, side: 'front' | 'back', wish: PhotoWish = {}): Promise<Photo> => {
  const name = JSON.stringify([kind, seed, side, wish])
  const draw = async () =>
    photograph(await drawSpecimen({ kind, seed, side }, studio), { level: 'clean', ...wish }, `${kind}/${seed}/${side}`)
  const photo = album.get(name) ?? draw()
  album.set(name, photo)
  return photo
}

const bothSides = async (kind: string, seed: string) => {
  const front = await shoot(kind, seed, 'front')
  const back = await shoot(kind, seed, 'back')
  return { frontside: front.jpeg, backside: back.jpeg, truth: front.truth }
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')
const send = (parts: Parts) => post(inject('realUrl'), ocrPath, parts)
const asCard = (parts: Parts) => send({ document_type: 'identification_card', ...parts })

describe('identity cards, interface 2.6', () => {
  // test/accuracy/accuracy.test.ts reads those of Mexico and the yellow one of Colombia; of Chile's and Panama's it checks `valid` and `match` alone.
  test.each([
    'id-card-spain',
    'id-card-colombia',
    'id-card-argentina',
    'id-card-peru',
    'id-card-ecuador',
    'id-card-linea',
  ])('%s', async (kind) => {
    const { frontside, backside, truth } = await bothSides(kind, 'e2e')
    const { status, body } = await asCard({ frontside, backside, return_id: 'True' })
    expect(status, JSON.stringify(body)).toBe(200)
    const { document_number, birth_date, gender } = truth.fields
    expect(body).toMatchObject({ document_number, birth_date, gender, valid: true })
    expect(Number.isSafeInteger(body.id)).toBe(true)
  })

  test('front and back swapped are recognised', async () => {
    const { frontside, backside, truth } = await bothSides('id-card-spain', 'e2e')
    const { body } = await asCard({ frontside: backside, backside: frontside, validate_sides: 'true' })
    expect(body).toMatchObject({
      frontside: { document_number: truth.fields.document_number },
      backside: { document_number: truth.fields.document_number },
      match: true,
    })
  })
})

describe('side validation, interface 2.7', () => {
  test('two sides of one card match, those of two people do not', async () => {
    const own = await bothSides('id-card-spain', 'e2e')
    const other = await bothSides('id-card-spain', 'somebody else')
    const validate = { validate_sides: 'true', frontside: own.frontside }
    const same = await asCard({ ...validate, backside: own.backside })
    expect(same.body).toMatchObject({ match: true, valid: true })
    expect(same.body.matches_percentage).toBeGreaterThan(95)
    const mixed = await asCard({ ...validate, backside: other.backside })
    expect(mixed.body).toMatchObject({ match: false, valid: false })
    expect(mixed.body.matches_percentage).toBeLessThan(70)
  })
})

describe('passports with their print', () => {
  test('passport_plus, interface 2.3', async () => {
    const { jpeg: frontside, truth } = await shoot('passport-classic', 'e2e', 'front')
    const { body } = await send({ document_type: 'passport_plus', frontside })
    const { document_number, birth_date, expiration_date, place_of_birth } = truth.fields
    expect(body.OCR).toMatchObject({ document_number, birth_date, expiration_date, place_of_birth })
    expect(body.OCR.mrz_code).toBe(truth.mrz!.lines.join('\n'))
    expect(body).toMatchObject({ MRZ: { document_number }, valid: true })
    const given = [body.OCR.names, body.OCR.midlename].filter((name) => name !== '').join(' ')
    // Which mark a letter carries cannot always be seen: a cedilla and a comma look alike.
    expect(plain(given)).toBe(plain(truth.fields.names!))
  })

  test('the Mexican passport, interface 2.4', async () => {
    const { jpeg: frontside, truth } = await shoot('passport-mexico', 'e2e', 'front')
    const { body } = await send({ document_type: 'passport', document_id: '052', frontside })
    expect(body.OCR).toMatchObject({ country: 'MEX', gender: truth.fields.gender })
    // The character before the last is O or 0: alike in print.
    expect(body.OCR.CURP.slice(0, 16)).toBe(truth.fields.CURP!.slice(0, 16))
    expect(body.MRZ.document_number).toBe(truth.fields.document_number)
    expect(body).not.toHaveProperty('valid')
  })

  test('of another country under that code: the zone, and 816 in place of the print', async () => {
    const { jpeg: frontside } = await shoot('passport-classic', 'e2e', 'front')
    const { body } = await send({ document_type: 'passport', document_id: '052', frontside })
    expect(body).toMatchObject({ OCR: { error_code: 816 } })
    expect(body.MRZ).not.toHaveProperty('image_score')
  })
})

describe('failures, interface 2.8', () => {
  test('a passport sent as a card is 816 and says where that showed', async () => {
    const { jpeg } = await shoot('passport-modern', 'e2e', 'front')
    const { status, body } = await asCard({ frontside: jpeg, backside: jpeg })
    expect(status).toBe(200)
    expect(body).toMatchObject({ error_code: 816, details: { metadata: 'front: the picture shows a passport' } })
  })

  test('a front too blurred to read is 818', async () => {
    const front = await shoot('id-card-panama', 'e2e', 'front', { defocusPx: 14 })
    const back = await shoot('id-card-panama', 'e2e', 'back')
    const { body } = await asCard({ frontside: front.jpeg, backside: back.jpeg })
    expect(body).toMatchObject({ error_code: 818, details: { metadata: 'front: its printed text could not be read' } })
  })

  test('a code that the card needs and that cannot be read is 805', async () => {
    const front = await shoot('id-card-colombia-yellow', 'e2e', 'front')
    const back = await drawSpecimen({ kind: 'id-card-colombia-yellow', seed: 'e2e', side: 'back' }, studio)
    const { barcodes, printed } = back.truth
    for (const { box } of [...barcodes, printed.birth_date!]) paintOver(back, box)
    const { jpeg: backside } = await photograph(back, { level: 'clean' }, 'worn')
    const { body } = await asCard({ frontside: front.jpeg, backside })
    expect(body).toMatchObject({
      error_code: 805,
      details: { metadata: 'back: its QR code or barcode could not be read' },
    })
  })

  test('one side sent for both is 818 or 806 and says which is missing', async () => {
    const { frontside, backside } = await bothSides('id-card-spain', 'e2e')
    const backs = await asCard({ frontside: backside, backside })
    expect(backs.body).toMatchObject({
      error_code: 818,
      details: { metadata: 'front: the picture shows the back again' },
    })
    const fronts = await asCard({ frontside, backside: frontside })
    expect(fronts.body).toMatchObject({
      error_code: 806,
      details: { metadata: 'back: the picture shows the front again' },
    })
  })
})

describe('details', () => {
  test('say what contradicts what, and are there only when asked for', async () => {
    const own = await bothSides('id-card-spain', 'e2e')
    const other = await bothSides('id-card-spain', 'somebody else')
    const parts = { frontside: own.frontside, backside: other.backside }
    const { details, ...answer } = (await asCard({ ...parts, details: 'True' })).body
    expect(answer).toMatchObject({ document_number: own.truth.fields.document_number, valid: false })
    expect((await asCard(parts)).body).toEqual(answer)
    expect(details.contradictions).toContainEqual({
      field: 'document_number',
      between: ['front', 'back'],
      values: [own.truth.fields.document_number, other.truth.fields.document_number],
    })
    expect(details).toMatchObject({
      template: expect.stringContaining('esp-dni'),
      link: 'contradicted',
      pictures: [{ side: 'front' }, { side: 'back' }],
    })
  })
})
