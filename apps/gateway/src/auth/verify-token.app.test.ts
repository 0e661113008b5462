import { routes } from '@vivid/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import type { Refused } from '../refusal.js'
import { fakePorts, secret } from '../testing/fake-ports.js'
import { shareApp } from '../testing/share-app.js'
import { buildTestApp, jpeg, secretOnly, tokenOf, tokenWith } from '../testing/test-app.js'
import type { RevokedTokens } from './revoked-tokens.js'
import { type AuthConfig, registerAuthentication } from './verify-token.js'

const usual = shareApp()
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds
const find = (headers: Record<string, string> = {}, query = '') =>
  usual.inject({ url: `${routes.transactions}1${query}`, headers })
const expired = tokenWith({ exp: inSeconds(-60) })

describe('401 with a challenge', () => {
  /** The last character of a signature of 32 bytes has two bits that decoders pass over. */
  const respelt = (token: string): string => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    return `${token.slice(0, -1)}${alphabet[alphabet.indexOf(token.at(-1)!) + 1]}`
  }
  const claims = `{"sub":"a","exp":${inSeconds(60)}}`
  test.each<[string, string | null]>([
    ['no token', null],
    ['not a token', 'abc'],
    ['expired', expired],
    ['without exp', tokenWith({ exp: undefined })],
    ['not yet valid', tokenWith({ nbf: inSeconds(600) })],
    ['wrong signature', tokenWith({}, 'another-secret-that-is-long-enough-too')],
    ['alg none', tokenOf(claims, { header: { alg: 'none' } }).replace(/[^.]+$/, '')],
    ['alg none, with a signature', tokenOf(claims, { header: { alg: 'none' } })],
    ['alg HS512', tokenOf(claims, { header: { alg: 'HS512' }, hash: 'sha512' })],
    ['claims as an array', tokenOf('[1,2]')],
    ['spelt in another way', respelt(tokenWith())],
    ['oversized', tokenWith({ filler: 'x'.repeat(9_000) })],
  ])('%s', async (_what, token) => {
    const answer = await find(token === null ? {} : { authorization: `Bearer ${token}` })
    expect([answer.statusCode, answer.json().reason]).toEqual([401, 'unauthorized'])
    expect(answer.headers['www-authenticate']).toMatch(/^Bearer /)
  })

  test.each([
    [null, 'en', /token is missing: send the header/],
    [expired, 'en', /token has expired: obtain a new one/],
    ['abc', 'en', /token is not valid here/],
    [null, 'es', /Falta el token/],
    [expired, 'es', /El token venció/],
  ])('says whether the token is missing, expired or not valid', async (token, language, words) => {
    const headers = { 'accept-language': language, ...(token === null ? {} : { authorization: `Bearer ${token}` }) }
    expect((await find(headers)).json().error).toMatch(words)
  })

  test('a token in the query string is not looked at', async () => {
    expect((await find({}, `?token=${tokenWith()}&access_token=${tokenWith()}`)).statusCode).toBe(401)
  })
})

test('several spaces before the token are one', async () => {
  expect((await find({ authorization: `Bearer    ${tokenWith()}` })).statusCode).toBe(404)
})

test.each([
  ['ocr alone', ['ocr'], 200, 403],
  ['liveness alone', ['liveness'], 403, 200],
  ['nothing', [], 403, 403],
  ['ID Reader Plus without reading', ['id_reader_plus'], 403, 403],
  ['a services claim that is no list', 'ocr', 403, 403],
  ['no services claim', undefined, 200, 200],
])('services: %s', async (_name, services, ocr, liveness) => {
  const claims = { services, sandbox: true }
  const headers = { 'sandbox-answer': 'valid' }
  const document = [['document_type', 'passport'] as const, ['frontside', jpeg] as const]
  expect((await usual.post(routes.ocr, { parts: document, claims, headers })).status).toBe(ocr)
  expect((await usual.post(routes.liveness, { parts: [['selfie', jpeg]], claims, headers })).status).toBe(liveness)
})

/** 404 stands for a token that is good: the transaction is nobody's. */
const open = async (more: Partial<AuthConfig>) => {
  const auth = { ...secretOnly, ...more }
  const app = await buildTestApp(fakePorts().ports, { auth })
  const status = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` }
    return (await app.inject({ url: `${routes.transactions}1`, headers })).statusCode
  }
  return { app, status }
}

test.each([
  ['JWT_ISSUER', 'iss'],
  ['JWT_AUDIENCE', 'aud'],
] as const)('where %s is set, a token without the claim is refused as one with another is', async (name, claim) => {
  const { app, status } = await open({ [name]: 'ours' })
  expect(await status(tokenWith({ [claim]: 'ours' }))).toBe(404)
  expect(await status(tokenWith())).toBe(401)
  for (const wrong of ['theirs', '', null, 7, [], ['theirs'], { ours: true }]) {
    expect(await status(tokenWith({ [claim]: wrong })), JSON.stringify(wrong)).toBe(401)
  }
  await app.close()
})

test('an audience is one of several', async () => {
  const { app, status } = await open({ JWT_AUDIENCE: 'ours' })
  expect(await status(tokenWith({ aud: ['theirs', 'ours'] }))).toBe(404)
  await app.close()
})

test('a token without a subject that is a text is nobody', async () => {
  const { app, status } = await open({})
  for (const sub of [undefined, null, 7, '', ['a']]) {
    expect(await status(tokenWith({ sub })), JSON.stringify(sub)).toBe(401)
  }
  await app.close()
})

const soon = Math.floor(Date.now() / 1000) + 3_600
test.each([
  ['"exp":1e999', 401],
  ['"exp":1e308', 401],
  ['"exp":253402300800', 401],
  [`"exp":${soon}000`, 401],
  ['"exp":-1e999', 401],
  ['"exp":true', 401],
  ['"exp":[1e999]', 401],
  [`"exp":"${soon}"`, 401],
  [`"exp":${soon},"nbf":-1e999`, 401],
  [`"exp":${soon},"nbf":"0"`, 401],
  [`"exp":${soon},"iat":1e999`, 401],
  ['"exp":253402300799', 404],
  [`"exp":${soon}.5,"nbf":0,"iat":-1`, 404],
])('a token with %s is answered %i, however often it comes', async (times, expected) => {
  const { app, status } = await open({})
  const token = tokenOf(`{"sub":"a",${times}}`)
  expect([await status(token), await status(token)]).toEqual([expected, expected])
  const { headers, body } = await app.inject({
    url: `${routes.transactions}1`,
    headers: { authorization: `Bearer ${token}` },
  })
  const isRefused = { reason: 'unauthorized', error: expect.stringContaining('not valid here') }
  if (expected === 401)
    expect([headers['error-reason'], JSON.parse(body)]).toEqual(['unauthorized', expect.objectContaining(isRefused)])
  await app.close()
})

test('a token under any of the secrets is good, and one that is given out is signed with the first', async () => {
  const previous = 'the-secret-that-is-being-replaced-by-another'
  const { app, status } = await open({ JWT_SECRET: [secret, previous] })
  expect(await status(tokenWith())).toBe(404)
  expect(await status(tokenWith({}, previous))).toBe(404)
  for (const stranger of [`${secret},${previous}`, 'a-secret-of-somebody-else-of-32-and-more', '']) {
    expect(await status(tokenWith({}, stranger)), stranger).toBe(401)
  }
  // The signature of the one secret under claims that the other signed.
  const [, , signature] = tokenWith({}, previous).split('.')
  expect(await status(tokenWith({ sub: 'b' }).replace(/[^.]+$/, signature!))).toBe(401)
  const given = app.jwt.sign({ sub: 'a', exp: Math.floor(Date.now() / 1000) + 3_600 })
  await app.close()
  const later = await open({ JWT_SECRET: [secret] })
  expect(await later.status(given)).toBe(404)
  expect(await later.status(tokenWith({}, previous))).toBe(401)
  await later.app.close()
})

test('a token that was found good, and is remembered, is refused once it is taken back', async () => {
  const [taken, byTenant, good] = [tokenWith({ jti: 'x' }), tokenWith({ sub: 'gone' }), tokenWith()]
  let isListed: RevokedTokens['has'] = () => false
  const app = Fastify() as unknown as FastifyInstance
  const verify = await registerAuthentication(app, { ...secretOnly, REVOKED_TOKENS_FILE: 'list' }, async () => ({
    has: (token, claims) => isListed(token, claims),
    follow: async () => undefined,
    close: () => undefined,
  }))
  app.get('/', (request) => verify(request))
  app.setErrorHandler((error, _request, reply) => reply.code((error as unknown as Refused).status).send())
  const status = async (token: string) =>
    (await app.inject({ url: '/', headers: { authorization: `Bearer ${token}` } })).statusCode
  for (const token of [taken, byTenant, good, taken, byTenant, good]) expect(await status(token)).toBe(200)
  isListed = (token, { sub }) => token === taken || sub === 'gone'
  // The last has the signature of the one under the claims of the other.
  for (const token of [taken, byTenant, good.replace(/[^.]+$/, taken.split('.')[2]!)])
    expect(await status(token)).toBe(401)
  expect(await status(good)).toBe(200)
  await app.close()
})
