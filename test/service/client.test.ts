import { createClient, VividError } from '@vivid/client'
import { describe, expect, inject, test } from 'vitest'
import { jpegOf } from '../support/request.js'
import { inSeconds, makeToken } from '../support/token.js'

const url = inject('echoUrl')
const client = createClient({ url, token: makeToken() })
const frontside = jpegOf(20_000)
const backside = jpegOf(20_000, 1)
const passport = { document_type: 'passport', frontside } as const
const plus = { document_type: 'passport_plus', frontside } as const
const card = { document_type: 'identification_card', frontside, backside } as const

/** The answer, or a failed test that shows what came instead. */
const accepted = <Answer>(result: { outcome: string; answer?: Answer }): Answer => {
  expect(result).toMatchObject({ outcome: 'accepted' })
  return result.answer as Answer
}

describe('every request variant of interface 4.1, answered with its type', () => {
  test('passports', async () => {
    expect(accepted(await client.ocr(passport)).expiration_date).toMatch(/^\d\d-\d\d-\d\d$/)
    const withId = await client.ocr({ ...passport, return_id: true, device: 'IOS' })
    expect(accepted(withId).id).toBe(withId.outcome === 'accepted' ? withId.id : undefined)
    expect(accepted(withId).id).toBeGreaterThan(0)
  })

  test('passports with the printed page', async () => {
    const read = accepted(await client.ocr({ ...plus, device: 'ANDROID' }))
    expect('error_code' in read.OCR ? null : read.OCR.mrz_code).toBeTypeOf('string')
    const mexican = accepted(await client.ocr({ ...passport, document_id: '052' }))
    expect('error_code' in mexican.OCR ? null : mexican.OCR.CURP).toBeTypeOf('string')
  })

  test('identity cards', async () => {
    expect(accepted(await client.ocr(card)).birth_date).toMatch(/^\d\d-\d\d-\d{4}$/)
    expect(accepted(await client.ocr({ ...card, return_id: true })).id).toBeGreaterThan(0)
    const sides = accepted(await client.ocr({ ...card, validate_sides: true, device: 'IOS' }))
    expect(sides.match).toBeTypeOf('boolean')
    expect(sides.frontside.blood_type).toBeTypeOf('string')
  })

  test('selfies', async () => {
    expect(accepted(await client.liveness({ selfie: frontside }))).toEqual({ valid: true })
    const all = accepted(await client.liveness({ selfie: frontside, details: true, return_id: true }))
    expect(all.api_response?.liveness).toBeTypeOf('number')
    expect(all.id).toBeGreaterThan(0)
  })
})

test('a transaction can be looked up and erased by its tenant alone', async () => {
  const { id } = accepted(await client.liveness({ selfie: frontside, return_id: true }))
  expect(await client.transaction(id!)).toMatchObject({ id, kind: 'liveness', state: 'finished', status: 200 })
  expect((await client.erase(id!))?.erased_at).toBeTypeOf('string')
  const another = createClient({ url, token: makeToken({ sub: 'another' }) })
  expect(await another.transaction(id!)).toBeNull()
  expect(await client.transaction(1)).toBeNull()
})

test('one key stands for one request', async () => {
  const call = { idempotencyKey: crypto.randomUUID() }
  const first = await client.ocr({ ...passport, return_id: true }, call)
  expect(await client.ocr({ ...passport, return_id: true }, call)).toEqual(first)
  const changed = client.ocr({ ...passport, frontside: backside }, call)
  await expect(changed).rejects.toMatchObject({ status: 409, reason: 'idempotency_key_reused' })
})

describe('what is not accepted', () => {
  test('a coded rejection is a value, in the language asked for', async () => {
    const selfie = Buffer.from('no picture')
    expect(await client.liveness({ selfie })).toMatchObject({ outcome: 'rejected', code: 708 })
    const spanish = await createClient({ url, token: makeToken(), language: 'es' }).liveness({ selfie })
    expect(spanish.outcome === 'rejected' && spanish.message).toMatch(/imagen/)
    const tooLarge = await client.ocr({ ...passport, frontside: jpegOf(3 * 1024 * 1024) })
    expect(tooLarge).toMatchObject({ outcome: 'rejected', code: 800 })
  })

  test('an expired token is renewed', async () => {
    const tokens = [makeToken({ exp: inSeconds(-60) }), makeToken()]
    const renewing = createClient({ url, token: () => tokens.shift()! })
    expect((await renewing.liveness({ selfie: frontside })).outcome).toBe('accepted')
    expect(tokens).toEqual([])
  })

  test('a service that is not contracted, and one that is not there, are errors', async () => {
    const without = createClient({ url, token: makeToken({ services: ['ocr'] }) })
    const refused = await without.liveness({ selfie: frontside }).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(VividError)
    expect(refused).toMatchObject({ status: 403, reason: 'service_not_contracted' })
    const nobody = createClient({ url: 'http://127.0.0.1:9', token: 'x', retries: 0 })
    await expect(nobody.liveness({ selfie: frontside })).rejects.toMatchObject({ reason: 'network' })
  })
})
