import { Readable } from 'node:stream'
import { type JobKind, routes } from '@vivid/contract'
import type { Idempotency } from '@vivid/platform'
import { describe, expect, test } from 'vitest'
import { fakePorts, replyWith, type World } from '../testing/fake-ports.js'
import { type Sent, sendRequest } from '../testing/send-request.js'
import { buildTestApp, jpeg, tokenWith } from '../testing/test-app.js'
import type { RequestPorts } from './handle-request.js'

const ocr = (parts: Sent['parts'], more: Omit<Sent, 'parts' | 'path'> = {}) =>
  sendRequest({ path: routes.ocr, parts: parts!, ...more })
const passport = [
  ['document_type', 'passport'],
  ['frontside', jpeg],
] as const

test('a selfie goes all the way', async () => {
  const { world, status, body, headers } = await sendRequest({
    parts: [
      ['selfie', jpeg],
      ['return_id', 'True'],
      ['device', 'IOS'],
    ],
  })
  expect([status, body]).toEqual([200, { valid: true, id: 7 }])
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(world.jobs).toMatchObject([
    { kind: 'selfie-liveness', payload: { images: { selfie: 'images/7/selfie' }, device: 'IOS', details: false } },
  ])
  expect(world.released).toEqual(['images/7/selfie'])
})

test('the path is there with and without its slash', async () => {
  expect((await sendRequest({ path: routes.liveness.slice(0, -1) })).status).toBe(200)
})

test.each<[string, Sent, number, string]>([
  ['a stranger', { headers: { authorization: 'Bearer x' } }, 401, 'unauthorized'],
  ['a service that was not contracted', { claims: { services: ['ocr'] } }, 403, 'service_not_contracted'],
  ['Redis away', { change: (world) => Object.assign(world, { isAvailable: false }) }, 503, 'unavailable'],
  [
    'no worker there',
    { change: (world) => world.refusals.push(...Array(2).fill({ reason: 'unavailable', retryMs: 1 })) },
    503,
    'unavailable',
  ],
])('%s is told before the body is read', async (_who, sent, status, reason) => {
  const { world, ports } = fakePorts()
  sent.change?.(world, ports)
  const app = await buildTestApp(ports)
  let isRead = false
  const payload = new Readable({
    read() {
      isRead = true
      this.push(null)
    },
  })
  const headers = {
    authorization: `Bearer ${tokenWith(sent.claims)}`,
    'content-type': 'multipart/form-data; boundary=b',
    ...sent.headers,
  }
  const answer = await app.inject({ method: 'POST', url: routes.liveness, headers, payload })
  expect([answer.statusCode, answer.json().reason]).toEqual([status, reason])
  expect(isRead).toBe(false)
  expect(world.held).toBe(0)
  await app.close()
})

test('what is found to take too long once its size is known is refused before it is stored', async () => {
  const late = { reason: 'overloaded', retryMs: 5_000 } as const
  const { world, status, headers } = await sendRequest({ change: (its) => its.lateRefusals.push(late, late) })
  expect([status, headers['retry-after']]).toEqual([503, '5'])
  expect(world.stored).toEqual([])
})

test('a rejection of the form carries its code, in the language asked for', async () => {
  const { status, body } = await sendRequest({ parts: [['details', 'True']], headers: { 'accept-language': 'es' } })
  expect(status).toBe(400)
  expect(body).toMatchObject({ valid: false, error_code: 708 })
  expect(body.message).toMatch(/selfie/i)
})

test('an answer that is not what the contract promises is 500', async () => {
  const change = (world: World) => {
    world.reply = async () => replyWith({ body: { valid: 'perhaps' } })
  }
  const { status, body } = await sendRequest({ change })
  expect([status, body.reason]).toEqual([500, 'internal'])
})

const plus = { services: ['ocr', 'id_reader_plus'] }
const failedProof = {
  code: 819,
  error: 'document_not_found',
  body: { valid: false, error_code: 819, error: 'No document.' },
}
const replies = (byKind: Partial<Record<JobKind, object>>) => (world: World) => {
  world.reply = async (kind) => replyWith(byKind[kind])
}
const unreadable = { code: 801, error: 'mrz_not_found', body: { error: 'No MRZ.', error_code: 801 } }

test('a document is read alone, or proved and read: one job either way', async () => {
  const alone = await ocr(passport, { change: replies({ ocr: unreadable }) })
  expect(alone.world.jobs.map(({ kind }) => kind)).toEqual(['ocr'])
  expect([alone.status, alone.body.error_code]).toEqual([200, 801])
  const change = replies({ 'id-reader-plus': { ...unreadable, isRead: true } })
  const both = await ocr(passport, { claims: plus, change })
  expect(both.world.jobs).toMatchObject([{ kind: 'id-reader-plus', payload: { reading: { validateSides: false } } }])
  expect(both.body).toEqual(unreadable.body)
})

test('a failed proof of life is the answer, and bears the id', async () => {
  const { world, body } = await ocr(passport, { claims: plus, change: replies({ 'id-reader-plus': failedProof }) })
  expect(body).toEqual({ ...failedProof.body, id: 7 })
  expect(world.jobs).toHaveLength(1)
})

describe('what the engines saw', () => {
  const debug = { 'x-debug': 'true' }
  const developer = { development: true, services: ['ocr', 'id_reader_plus'] }
  const seen = (world: World) => {
    world.reply = async () => replyWith({ body: unreadable.body, isRead: true, debug: { steps: [] } })
  }
  const production = (world: World, ports: RequestPorts) => {
    seen(world)
    ports.debugAllowed = false
  }

  test('is added for a developer who asks, by kind of work', async () => {
    const { body } = await ocr(passport, { headers: debug, claims: developer, change: seen })
    expect(body.debug).toEqual({ 'id-reader-plus': { steps: [], timings: expect.any(Object) } })
  })

  test.each<[string, Sent]>([
    ['a developer who does not ask', { claims: developer }],
    ['a developer who asks for something else', { claims: developer, headers: { 'x-debug': 'please' } }],
    ['a caller without the claim', { headers: debug }],
    ['a claim that is no boolean', { headers: debug, claims: { development: 'true' } }],
    ['anybody in production', { headers: debug, claims: developer, change: production }],
  ])('is not there for %s', async (_who, sent) => {
    const { body } = await ocr(passport, { change: seen, ...sent })
    expect(body).toEqual(unreadable.body)
  })
})

describe('a request with a key', () => {
  type Claim = Idempotency['claim']
  /** Notes what is claimed, and answers from what was kept. */
  const keeping = () => {
    const claims: Parameters<Claim>[0][] = []
    const claim: Claim = async (scope) => {
      claims.push(scope)
      return { state: 'kept', answer: replyWith() }
    }
    const change = (_world: World, ports: RequestPorts) => {
      ports.idempotency = { claim, close: () => undefined }
    }
    return { claims, change }
  }
  const headers = { 'idempotency-key': 'k' }

  test('is answered from what was kept, and stores nothing', async () => {
    const { change } = keeping()
    const { world, headers: told } = await sendRequest({ headers, change })
    expect(told['idempotent-replayed']).toBe('true')
    expect(world.stored).toEqual([])
  })

  // Without the kinds it replayed an answer that nobody had checked.
  test('claims it for its tenant, its endpoint and the work that is contracted', async () => {
    const { claims, change } = keeping()
    await sendRequest({ headers, change })
    await ocr(passport, { headers, change, claims: { sub: 'b' } })
    await ocr(passport, { headers, change, claims: plus })
    expect(claims).toMatchObject([
      { key: 'k', tenant: 'a', endpoint: 'liveness', kinds: ['selfie-liveness'] },
      { key: 'k', tenant: 'b', endpoint: 'ocr', kinds: ['ocr'] },
      { key: 'k', tenant: 'a', endpoint: 'ocr', kinds: ['id-reader-plus'] },
    ])
  })

  test('is answered as one without where answers are not kept, whatever the key', async () => {
    for (const key of ['k', 'two words']) {
      const { status, world, headers: told } = await sendRequest({ headers: { 'idempotency-key': key } })
      expect([status, world.stored.length, told['idempotent-replayed']]).toEqual([200, 1, undefined])
    }
  })

  test('that is none is 400, and a form that is none claims no key', async () => {
    const { claims, change } = keeping()
    for (const key of ['x'.repeat(129), 'two words']) {
      const { status, body } = await sendRequest({ headers: { 'idempotency-key': key }, change })
      expect([status, body.reason]).toEqual([400, 'invalid_idempotency_key'])
    }
    expect((await sendRequest({ headers, change, parts: [] })).status).toBe(400)
    expect(claims).toEqual([])
  })
})
