import { endpoints, errorText, type JobKind, type JobReply, routes } from '@vivid/contract'
import { DeadlineExceeded } from '@vivid/platform'
import { expect, test } from 'vitest'
import type { RequestPorts } from '../request/handle-request.js'
import { replyWith, type World } from '../testing/fake-ports.js'
import { type Sent, sendRequest } from '../testing/send-request.js'
import { jpeg } from '../testing/test-app.js'

const everything = { services: ['liveness', 'face_match', 'ocr'] }
const both = [
  ['selfie', jpeg],
  ['document', jpeg],
] as const
const passport = {
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
type Replies = Partial<Record<JobKind, Partial<JobReply> | Error>>
const replies = (byKind: Replies) => (world: World) => {
  world.reply = async (kind) => {
    const reply = byKind[kind]
    if (reply instanceof Error) throw reply
    return replyWith(kind === 'ocr' ? { body: passport, ...reply } : reply)
  }
}
const send = (byKind: Replies = {}, { parts = both, ...more }: Sent = {}) =>
  sendRequest({ path: routes.biometrics, claims: everything, parts, change: replies(byKind), ...more })
const jobsOf = (world: World) => Object.fromEntries(world.jobs.map(({ kind, payload }) => [kind, payload]))

const rejection = (error: 'liveness_score' | 'faces_differ', code: number) => ({
  code,
  error,
  body: { valid: false, message: errorText(error, 'en'), error_code: code },
})

test('what is contracted runs on the same pictures, which are stored and let go of once', async () => {
  const { world, status, body } = await send({}, { parts: [...both, ['return_id', 'True'], ['details', 'True']] })
  expect([status, body]).toEqual([200, { valid: true, liveness: { valid: true }, face_match: { valid: true }, id: 7 }])
  expect(jobsOf(world)).toMatchObject({
    'selfie-liveness': { images: { selfie: 'images/7/selfie' }, details: true },
    'face-match': { images: { selfie: 'images/7/selfie', document: 'images/7/document' }, details: true },
  })
  expect(world.stored.toSorted()).toEqual(['images/7/document', 'images/7/selfie'])
  expect(world.released.toSorted()).toEqual(['images/7/document', 'images/7/selfie'])
  expect(world.records).toHaveLength(1)
})

test.each([
  [['liveness'], ['selfie-liveness'], ['selfie']],
  [['face_match'], ['face-match'], ['selfie', 'document']],
] as const)('%s alone is served, and what its work does not need is not stored', async (services, kinds, stored) => {
  const { world, body } = await send({}, { claims: { services }, parts: [...both, ['document_type', 'passport']] })
  expect(world.jobs.map(({ kind }) => kind)).toEqual(kinds)
  expect(body).not.toHaveProperty('document')
  expect(world.stored).toEqual(stored.map((name) => `images/7/${name}`))
})

test('a second selfie is stored and judged with the first, where liveness is contracted', async () => {
  const parts = [...both, ['selfie_turned', jpeg]] as const
  const { world } = await send({}, { parts })
  expect(jobsOf(world)).toMatchObject({
    'selfie-liveness': { images: { selfie: 'images/7/selfie', selfie_turned: 'images/7/selfie_turned' } },
    'face-match': { images: { selfie: 'images/7/selfie', document: 'images/7/document' } },
  })
  expect(jobsOf(world)['face-match']!.images).not.toHaveProperty('selfie_turned')
  expect(world.stored.toSorted()).toEqual(['images/7/document', 'images/7/selfie', 'images/7/selfie_turned'])
  expect(world.released.toSorted()).toEqual(world.stored.toSorted())
  const alone = await send({}, { claims: { services: ['face_match'] }, parts })
  expect(alone.world.stored).not.toContain('images/7/selfie_turned')
})

test('whoever has contracted neither is refused', async () => {
  const { status, body } = await send({}, { claims: { services: ['ocr', 'id_reader_plus'] } })
  expect([status, body.reason]).toEqual([403, 'service_not_contracted'])
})

test('with a document_type the document is read as at its own endpoint, whatever it is called', async () => {
  for (const name of ['document', 'frontside'] as const) {
    const parts = [
      ['selfie', jpeg],
      [name, jpeg],
      ['backside', jpeg],
      ['document_type', 'passport'],
      ['return_id', 'True'],
    ] as const
    const { world, body } = await send({}, { parts })
    expect(body).toEqual({
      valid: true,
      liveness: { valid: true },
      face_match: { valid: true },
      document: passport,
      id: 7,
    })
    expect(jobsOf(world).ocr, "a passport's back is dropped").toMatchObject({
      images: { frontside: 'images/7/document' },
      documentType: 'passport',
    })
    expect(world.stored).toHaveLength(2)
  }
})

test('of a card both sides are read; with ID Reader Plus a failed proof of life is told there, with its id', async () => {
  const proof = { code: 819, error: 'document_not_found', body: { valid: false, error_code: 819, error: 'None.' } }
  const { world, status, body } = await send(
    { 'id-reader-plus': proof },
    {
      claims: { services: [...everything.services, 'id_reader_plus'] },
      parts: [...both, ['backside', jpeg], ['document_type', 'identification_card']],
    },
  )
  expect(jobsOf(world)['id-reader-plus']).toMatchObject({
    images: { frontside: 'images/7/document', backside: 'images/7/backside' },
  })
  expect([status, body.valid, body.document, body.liveness]).toEqual([
    200,
    false,
    { ...proof.body, id: 7 },
    { valid: true },
  ])
  expect(body).not.toHaveProperty('id')
  expect(world.records).toMatchObject([{ kind: 'biometrics', status: 200, code: 819, error: 'document_not_found' }])
})

test.each([
  ['no selfie', [['document', jpeg]], 708],
  ['no document', [['selfie', jpeg]], 731],
  ['no back', [...both, ['document_type', 'identification_card']], 810],
] as const)('%s: the form is told to be incomplete', async (_what, parts, code) => {
  const { world, status, body } = await send({}, { parts })
  expect([status, body.valid, body.error_code]).toEqual([400, false, code])
  expect(endpoints.biometrics.fits({}, body)).toBe(true)
  expect(world.jobs).toEqual([])
})

test('the document sent by both of its names is sent twice', async () => {
  const { status, body } = await send({}, { parts: [...both, ['frontside', jpeg]] })
  expect([status, body.field]).toEqual([400, 'document'])
})

test('every rejection is told under its own name, and the first is the one on record', async () => {
  const told = { 'selfie-liveness': rejection('liveness_score', 715), 'face-match': rejection('faces_differ', 730) }
  const { world, status, body } = await send(told)
  expect([status, body.valid, body.liveness.error_code, body.face_match.error_code]).toEqual([200, false, 715, 730])
  expect(world.records).toMatchObject([{ code: 715, error: 'liveness_score' }])
})

test('a document that is read and not valid makes the whole not valid', async () => {
  const parts = [...both, ['document_type', 'passport']] as const
  const read = await send({ ocr: { body: { ...passport, valid: false } } }, { parts })
  expect([read.status, read.body.valid]).toEqual([200, false])
  const { valid: _, image_score: __, ...zone } = passport
  const partial = { MRZ: zone, OCR: { error: 'Not supported.', error_code: 817 } }
  const some = await send({ ocr: { body: partial } }, { parts: [...parts, ['document_id', '032']] })
  expect([some.status, some.body.valid, some.body.document]).toEqual([200, false, partial])
})

test('a failure of ours is the status of the whole, and the other parts are still told', async () => {
  const body = { valid: false, message: 'Ours.', error_code: 709 }
  const failed = await send({ 'face-match': { status: 500, code: 709, error: 'selfie_processing_failed', body } })
  expect([failed.status, failed.body]).toEqual([500, { valid: false, liveness: { valid: true }, face_match: body }])
  expect(failed.world.records).toMatchObject([{ status: 500, error: 'selfie_processing_failed' }])
})

test('a part past the deadline makes it 504, with the reason where refusals have it; the images are let go of', async () => {
  const late = await send(
    { 'face-match': new DeadlineExceeded(), 'selfie-liveness': rejection('liveness_score', 715) },
    { parts: [...both, ['return_id', 'True']] },
  )
  const told = { error: expect.stringContaining('in time'), reason: 'deadline_exceeded' }
  expect(late.status).toBe(504)
  expect(late.body).toEqual({
    ...told,
    request_id: late.headers['x-request-id'],
    valid: false,
    liveness: rejection('liveness_score', 715).body,
    face_match: told,
  })
  expect(late.world.records).toMatchObject([{ status: 504, error: 'deadline_exceeded' }])
  expect(late.world.released).toHaveLength(2)
})

test('a job that could not be queued is told in its place; a part without an answer of its own is no reason to lose another', async () => {
  let submitted = 0
  const change = (world: World) => {
    world.submit = async () => {
      submitted += 1
      if (submitted === 2) throw new Error('Redis is away')
    }
  }
  const { status, body, headers } = await send({}, { change })
  expect([status, body.reason, body.liveness, body.face_match.reason]).toEqual([
    503,
    'unavailable',
    { valid: true },
    'unavailable',
  ])
  expect(headers['retry-after']).toBeDefined()
})

test('a place is asked for all kinds together, each at the price of its own pictures', async () => {
  const asked: { kinds: readonly JobKind[]; works: string[] }[] = []
  const change = (world: World, ports: RequestPorts) => {
    replies({})(world)
    const { admit } = ports.admit.admission
    ports.admit.admission.admit = (kinds, tenant, workOf, pixelsOf) => {
      asked.push({ kinds, works: kinds.map((kind) => `${workOf(kind)} ${pixelsOf!(kind)}`) })
      return admit(kinds, tenant, workOf, pixelsOf)
    }
  }
  const large = Buffer.from('ffd8ffc0001108' + '2000' + '1000' + '03012200021101031101ffd9', 'hex')
  const parts = [
    ['selfie', jpeg],
    ['document', large],
    ['document_type', 'passport'],
  ] as const
  await send({}, { parts, change })
  expect(asked).toEqual([
    {
      kinds: ['selfie-liveness', 'face-match', 'ocr'],
      works: ['selfie 0', `faces ${0x2000 * 0x1000}`, `passport ${0x2000 * 0x1000}`],
    },
  ])
})
