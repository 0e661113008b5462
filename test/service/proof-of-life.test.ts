import { errors } from '@vivid/contract'
import { type Drawing, drawSpecimen, openStudio } from '@vivid/specimens'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Backends, startBackends } from '../support/backends.js'
import { type Capture, capture, captures } from '../support/captures.js'
import { paintOver } from '../support/paint-over.js'
import { jpegOf, ocrPath, post } from '../support/request.js'
import { type Service, startService } from '../support/service.js'
import { makeToken } from '../support/token.js'

const token = makeToken({ development: true, services: ['ocr', 'id_reader_plus'] })

/** 2.8's second body; failures of reading have no `valid`. */
const failedProof = { valid: false, error_code: expect.any(Number) }

describe('real engines', () => {
  let backends: Backends
  let service: Service
  let front: Drawing
  let back: Drawing
  let page: Drawing

  beforeAll(async () => {
    const studio = await openStudio()
    page = await drawSpecimen({ kind: 'passport-classic', seed: 'read', pixelsPerMm: 10 }, studio)
    const draw = (side: 'front' | 'back') =>
      drawSpecimen({ kind: 'id-card-arc', seed: 'proof', side, pixelsPerMm: 12 }, studio)
    front = await draw('front')
    back = await draw('back')
    backends = await startBackends()
    service = await startService(backends, { workers: ['ocr', 'id-reader-plus'] })
  })
  afterAll(async () => {
    await service?.stop()
    await backends?.stop()
  })

  /** Each photo is taken once: several tests send the same. */
  const album = new Map<Drawing, Map<Capture, Promise<Buffer>>>()
  const photo = (wanted: Capture, drawing = front): Promise<Buffer> => {
    const taken = album.get(drawing) ?? new Map<Capture, Promise<Buffer>>()
    album.set(drawing, taken)
    const jpeg = taken.get(wanted) ?? capture(drawing, wanted, back, 'proof')
    taken.set(wanted, jpeg)
    return jpeg
  }
  const send = (parts: Record<string, string | Buffer>, headers = {}) =>
    post(service.url, ocrPath, parts, { token, headers })

  const wrong = Object.entries(captures).filter(([, { error }]) => error !== null)
  test.each(wrong)('%s', async (_name, wanted) => {
    const { status, body } = await send({ document_type: 'passport', frontside: await photo(wanted) })
    expect(status).toBe(200)
    const { code, en } = errors[wanted.error!]
    expect(body).toEqual({ valid: false, error_code: code, error: en, id: expect.any(Number) })
  })

  test('a front without a portrait is 820, in the language asked for', async () => {
    const studio = await openStudio()
    const worn = await drawSpecimen({ kind: 'id-card-arc', seed: 'proof', side: 'front', pixelsPerMm: 12 }, studio)
    paintOver(worn, worn.truth.portrait!)
    const [frontside, backside] = [await photo(captures.good, worn), await photo(captures.good, back)]
    const parts = { document_type: 'identification_card', frontside, backside }
    const { body } = await send(parts, { 'accept-language': 'es' })
    expect(body).toMatchObject({ error_code: 820, error: errors.document_portrait_not_found.es })
  })

  test('another document than was asked for is 816, as without the proof', async () => {
    const frontside = await photo(captures.good, page)
    const asCard = { document_type: 'identification_card', frontside, backside: frontside }
    const { body } = await send(asCard)
    expect(body).toMatchObject({ error_code: 816, details: { metadata: 'front: the picture shows a passport' } })
    expect(body).toEqual((await post(service.url, ocrPath, asCard)).body)
    const asPassport = await send({ document_type: 'passport', frontside: await photo(captures.good, back) })
    expect(asPassport.body).toMatchObject({ error_code: 816 })
  })

  test('sides that were swapped are read as those that were not', async () => {
    const [frontside, backside] = [await photo(captures.good), await photo(captures.good, back)]
    const read = await send({ document_type: 'identification_card', frontside, backside })
    const swapped = await send({ document_type: 'identification_card', frontside: backside, backside: frontside })
    expect(read.body).toMatchObject({ document_number: front.truth.fields.document_number })
    expect(swapped.body).toEqual(read.body)
  })

  test('both sides of a card are asked, and a back for no portrait', async () => {
    const frontside = await photo(captures.good)
    const bad = await photo(captures.defocused, back)
    const answer = await send({ document_type: 'identification_card', frontside, backside: bad })
    expect(answer.body).toMatchObject({ valid: false, error_code: 826 })
    const good = await photo(captures.good, back)
    const passed = await send({ document_type: 'identification_card', frontside, backside: good })
    expect(passed.body).not.toMatchObject(failedProof)
  })

  test.each([captures.good, captures.turned])('a good photo passes', async (wanted) => {
    const { body } = await send({ document_type: 'passport', frontside: await photo(wanted) })
    expect(body).not.toMatchObject(failedProof)
  })

  test('without the service contracted nobody asks', async () => {
    const parts = { document_type: 'passport', frontside: await photo(captures.defocused) }
    const { body } = await post(service.url, ocrPath, parts)
    expect(body.error_code).not.toBe(826)
  })

  test('a document that could be read is not where its photo must be taken again, and nothing of it is told', async () => {
    const parts = { document_type: 'passport', frontside: await photo(captures.near, page) }
    const alone = await post(service.url, ocrPath, parts)
    expect(alone.body).toMatchObject({ document_number: page.truth.fields.document_number })
    const { debug, ...answer } = (await send(parts, { 'x-debug': 'true' })).body
    expect(Object.keys(answer).sort()).toEqual(['error', 'error_code', 'id', 'valid'])
    const { steps, seen } = debug['id-reader-plus']
    expect(steps.map(({ name }: { name: string }) => name)).not.toContain('read-zone')
    expect(seen.reading).toBeNull()
  })

  test('what is no picture fails its proof', async () => {
    const { body } = await send({ document_type: 'passport', frontside: jpegOf(10_000) })
    expect(body).toMatchObject({ ...failedProof, error_code: 800 })
  })

  test('one job proves and reads, from one decoded picture and one first look, and answers as the reading alone does', async () => {
    const parts = { document_type: 'passport', details: 'True', frontside: await photo(captures.good, page) }
    const alone = await post(service.url, ocrPath, parts)
    const read = await send(parts, { 'x-debug': 'true' })
    expect(alone.body).toMatchObject({ document_number: page.truth.fields.document_number, valid: true })
    const { debug, ...answer } = read.body
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
    const [frontside, backside] = await Promise.all([photo(captures.good), photo(captures.good, back)])
    const parts = { document_type: 'identification_card', validate_sides: 'True', details: 'True', frontside, backside }
    const withoutId = ({ id, ...rest }: Record<string, unknown>) => rest
    const [alone, read] = [await post(service.url, ocrPath, parts), await send(parts)]
    expect(alone.body).toMatchObject({
      frontside: { document_number: front.truth.fields.document_number },
      match: true,
    })
    expect(withoutId(read.body)).toEqual(withoutId(alone.body))
  })
})
