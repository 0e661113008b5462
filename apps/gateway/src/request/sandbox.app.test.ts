import {
  type Endpoint,
  endpointNames,
  endpoints,
  errors,
  errorText,
  invalidReasons,
  refusals,
  routes,
  sampleNames,
  sampleRefusals,
  services,
} from '@vivid/contract'
import type { Idempotency } from '@vivid/platform'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callerOf } from '../auth/caller.js'
import { analysisRoutes } from '../routes/analysis-routes.js'
import { fakePorts } from '../testing/fake-ports.js'
import { type Sent, sendRequest } from '../testing/send-request.js'
import { buildTestApp, formOf, jpeg, tokenWith } from '../testing/test-app.js'
import type { AnalysisRoute } from './analysis-route.js'
import { endingOfError } from './ending.js'
import { imagesOfSample, planAnswer, submitSample } from './sandbox.js'
import type { Transaction } from './transaction.js'

const sandboxed = { sandbox: true, services: [...services] }
type Parts = Parameters<typeof formOf>[0]
const card: Parts = [
  ['document_type', 'identification_card'],
  ['frontside', jpeg],
  ['backside', jpeg],
]
const passport = (type: string, id?: string): Parts => [
  ['document_type', type],
  ['frontside', jpeg],
  ...(id === undefined ? [] : [['document_id', id] as const]),
]
const faces: Parts = [
  ['selfie', jpeg],
  ['document', jpeg],
]
const forms: Record<Endpoint, Parts[]> = {
  ocr: [
    passport('passport'),
    passport('passport', '052'),
    passport('passport', '032'),
    passport('passport_plus'),
    card,
    [...card, ['validate_sides', 'True']],
  ],
  liveness: [[['selfie', jpeg]]],
  face_match: [faces],
  biometrics: [
    faces,
    [...faces, ['document_type', 'passport'], ['document_id', '052']],
    [...faces, ['backside', jpeg], ['document_type', 'identification_card'], ['validate_sides', '1']],
  ],
}
const cases = Object.entries(forms).flatMap(([endpoint, list]) =>
  list.map((parts, at) => ({ endpoint: endpoint as Endpoint, at, parts })),
)

/** One app for all of them: what an answer is does not depend on the others. */
const { ports } = fakePorts()
let app: FastifyInstance
beforeAll(async () => {
  app = await buildTestApp(ports)
})
afterAll(() => app.close())

const ask = async (endpoint: Endpoint, name: string, parts: Parts, claims: object = sandboxed) => {
  const form = await formOf(parts)
  const authorization = `Bearer ${tokenWith(claims)}`
  const answer = await app.inject({
    method: 'POST',
    url: routes[endpoint],
    payload: form.payload,
    headers: { authorization, ...form.headers, 'sandbox-answer': name },
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}
const statusOf = (name: string): number =>
  errors[name as keyof typeof errors]?.status ?? refusals[name as keyof typeof refusals]?.status ?? 200
const codeOf = (reason: string | undefined): number | null => errors[reason as keyof typeof errors]?.code ?? null
/** The code that a body tells, wherever in it. */
const codeIn = (body: unknown): number | null =>
  Number(/"error_code":(\d+)/.exec(JSON.stringify(body))?.[1] ?? 0) || null

/** What the route makes of it, as after a form that has arrived. */
const analyse = (endpoint: Endpoint, name: string, parts: Parts) => {
  const route = analysisRoutes[endpoint] as AnalysisRoute<unknown>
  const form = endpoints[endpoint].parse(new Map(parts.filter((part): part is [string, string] => part[1] !== jpeg)))
  const kinds = route.kinds(callerOf({ sub: 'a', ...sandboxed }, 'token')!, form)
  const plan = planAnswer(name, { endpoint, form, kinds, language: 'es' })
  const transaction = {
    id: 7,
    language: 'es',
    images: imagesOfSample(endpoint),
    gone: new AbortController().signal,
  } as unknown as Transaction
  const analysed = route.analyse(submitSample(plan), transaction, form, plan.kinds)
  return analysed.then((reply) => ({ reply, fits: route.fits(form, reply.body) }))
}
/** Also of answers that no transaction has. */
const outcomeOf = async (endpoint: Endpoint, name: string, parts: Parts) => {
  try {
    const { reply, fits } = await analyse(endpoint, name, parts)
    return { status: reply.status, code: codeIn(reply.body), reason: reply.error, fits }
  } catch (error) {
    const { status, code, error: reason } = endingOfError(error)
    return { status, code, reason, fits: true }
  }
}

describe('every answer of every endpoint', () => {
  const seen = Object.fromEntries(endpointNames.map((name) => [name, new Set<string>()]))
  test.each(cases)('$endpoint, form $at', async ({ endpoint, parts }) => {
    for (const name of sampleNames(endpoint)) {
      for (const more of [[], [['details', 'True'] as const, ['return_id', 'True'] as const]]) {
        const outcome = await outcomeOf(endpoint, name, [...parts, ...more])
        if (outcome.reason === 'invalid_sandbox_answer') continue
        seen[endpoint]!.add(name)
        const isUnsupported = name === 'valid' && parts.some(([, value]) => value === '032')
        const reason = isUnsupported ? 'passport_code_unsupported' : name === 'valid' ? undefined : name
        expect([name, outcome]).toEqual([name, { status: statusOf(name), code: codeOf(reason), reason, fits: true }])
      }
    }
  })

  test('each is possible with some form, and with them each row of the tables of errors', () => {
    const all = new Set(Object.values(seen).flatMap((names) => [...names]))
    for (const name of [...Object.keys(errors), ...Object.keys(invalidReasons)]) expect(all).toContain(name)
    for (const name of endpointNames) expect([...seen[name]!].toSorted()).toEqual(sampleNames(name).toSorted())
    expect(seen.ocr!.size).toBeGreaterThan(Object.keys(invalidReasons).length + sampleRefusals.length + 30)
  })
})

test('a name that the request never has is answered with those that it may have', async () => {
  const ofPassport = await ask('ocr', 'sides_contradict', passport('passport'))
  expect([ofPassport.status, ofPassport.headers['error-reason']]).toEqual([400, 'invalid_sandbox_answer'])
  expect(ofPassport.body.error).toMatch(/may ask for valid, .*mrz_not_found, .*document_on_screen, .*check_digit, /)
  expect(ofPassport.body.error).not.toContain('sides_contradict')
  expect((await ask('liveness', 'no_such_answer', [['selfie', jpeg]])).body.error).toContain('eyes_closed')
})

test('no engine is asked, nothing is stored, and the record says what it is', async () => {
  const sent: Sent = { claims: sandboxed, headers: { 'sandbox-answer': 'liveness_score' } }
  const { world: its } = await sendRequest(sent)
  expect([its.jobs, its.stored]).toEqual([[], []])
  expect(its.records).toMatchObject([{ isSandbox: true, sides: [], outcome: 'rejected', error: 'liveness_score' }])
})

test('it is shaped as a real one: code, language, details, id', async () => {
  const { headers, body } = await ask('ocr', 'document_on_screen', passport('passport'), { sandbox: true })
  expect(body).toEqual({ valid: false, error_code: 818, error: errorText('document_on_screen', 'en'), id: 7 })
  expect(headers['error-reason']).toBe('document_on_screen')
  const sides = await ask('ocr', 'sides_contradict', [...card, ['validate_sides', '1'], ['details', '1']])
  expect(sides.body).toMatchObject({ valid: false, match: false, id: 7, details: { reason: 'sides_contradict' } })
  const joined = await ask('biometrics', 'faces_differ', faces)
  expect(joined.body).toMatchObject({ valid: false, liveness: { valid: true }, face_match: { error_code: 730 } })
  const valid = await ask('ocr', 'valid', passport('passport_plus'))
  expect(valid.body).toMatchObject({ MRZ: { surnames: 'ERIKSSON' }, OCR: { names: 'ANNA' }, valid: true })
})

test.each(cases.filter(({ endpoint }) => endpoint === 'biometrics'))(
  'parts of a combined sample agree, though none of its pictures is stored: form $at',
  async ({ parts }) => {
    const answer = await ask('biometrics', 'valid', parts)
    expect([answer.status, answer.body.valid]).toEqual([200, true])
    const spoofed = await ask('biometrics', 'liveness_score', parts)
    expect([spoofed.status, spoofed.body.valid, spoofed.body.liveness.error_code]).toEqual([200, false, 715])
  },
)

test('who is not in the sandbox is told so; a tenant may be in it as a whole', async () => {
  const { status, body, headers: refused } = await ask('liveness', 'valid', [['selfie', jpeg]], {})
  expect([status, body.reason, refused.sandbox]).toEqual([400, 'invalid_sandbox_answer', undefined])
  expect(body.error).toMatch(/for the sandbox only: use a token with the claim sandbox: true/)
  const byTenant = await buildTestApp(ports, { isSandboxed: (tenant) => tenant === 'a' })
  const form = await formOf([['selfie', jpeg]])
  const headers = { authorization: `Bearer ${tokenWith()}`, ...form.headers, 'sandbox-answer': 'eyes_closed' }
  const answer = await byTenant.inject({ method: 'POST', url: routes.liveness, payload: form.payload, headers })
  expect(answer.json().error_code).toBe(716)
  await byTenant.close()
})

test('without the header the engines work, and nothing says otherwise', async () => {
  const { world: real, headers } = await sendRequest({ claims: sandboxed })
  expect(real.jobs).toHaveLength(1)
  expect(real.records[0]).not.toHaveProperty('isSandbox')
  expect(headers).not.toHaveProperty('sandbox')
})

const details = ['details', '1'] as const
test.each<[string, Endpoint, string, Parts, number]>([
  ['a good answer', 'liveness', 'valid', [['selfie', jpeg]], 200],
  ['a rejection', 'liveness', 'eyes_closed', [['selfie', jpeg]], 200],
  ['a failure', 'ocr', 'reading_failed', passport('passport'), 500],
  ['a refusal', 'ocr', 'overloaded', passport('passport'), 503],
  ['a form that lacks a picture', 'liveness', 'valid', [], 400],
  ['a name that the request never has', 'liveness', 'no_such_answer', [['selfie', jpeg]], 400],
])('%s says in a header that no engine gave it', async (_what, endpoint, name, parts, status) => {
  expect(await ask(endpoint, name, parts)).toMatchObject({ status, headers: { sandbox: 'true' } })
})

test.each<[string, Endpoint, string, Parts, object]>([
  ['of a document', 'ocr', 'valid', [...passport('passport'), details], { details: { sandbox: true } }],
  ['of a rejection', 'liveness', 'eyes_closed', [['selfie', jpeg], details], { details: { sandbox: true } }],
  [
    'that nobody asked for',
    'ocr',
    'frontside_missing',
    card,
    { details: { metadata: expect.any(String), sandbox: true } },
  ],
  ['of a picture that is missing', 'liveness', 'valid', [details], { details: { sandbox: true } }],
  [
    'of the parts of a combined request',
    'biometrics',
    'faces_differ',
    [...faces, ['document_type', 'passport'], details],
    { face_match: { details: { sandbox: true } }, document: { details: { sandbox: true } } },
  ],
])('`details` %s say it, too', async (_what, endpoint, name, parts, told) => {
  const asked = { sandbox: true, services: ['ocr', 'liveness', 'face_match'] }
  expect((await ask(endpoint, name, parts, asked)).body).toMatchObject(told)
})

test('no workers are needed, and a key keeps each name apart from the others and from real answers', async () => {
  const scopes: string[] = []
  const idempotency: Idempotency = {
    claim: async ({ endpoint }) => {
      scopes.push(endpoint)
      return { state: 'kept', answer: { status: 200, code: null, body: { valid: true } } }
    },
    close: () => undefined,
  }
  const sent: Sent = {
    claims: sandboxed,
    headers: { 'idempotency-key': 'k', 'sandbox-answer': 'eyes_closed' },
    change: (its, itsPorts) => {
      its.refusals.push({ reason: 'overloaded', retryMs: 1 }, { reason: 'overloaded', retryMs: 1 })
      itsPorts.idempotency = idempotency
    },
  }
  expect(await sendRequest(sent)).toMatchObject({
    status: 200,
    headers: { sandbox: 'true', 'idempotent-replayed': 'true' },
  })
  expect(scopes).toEqual(['liveness eyes_closed'])
})
