import { createHash, createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Backends, startBackends } from '../support/backends.js'
import { testFolderPrefix } from '../support/leftovers.js'
import { jpegOf, livenessPath, ocrPath, post } from '../support/request.js'
import { type Process, startApp } from '../support/service.js'
import { inSeconds, makeToken, part } from '../support/token.js'

const url = inject('echoUrl')
/** The last character of a signature of 32 bytes has two bits that decoders pass over. */
const respelt = (token: string): string => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  return `${token.slice(0, -1)}${alphabet[alphabet.indexOf(token.at(-1)!) + 1]}`
}
const parts = { document_type: 'passport', frontside: jpegOf(5_000) }

describe('HS256', () => {
  const unsigned = `${part({ alg: 'none', typ: 'JWT' })}.${part({ sub: 'x', exp: inSeconds(60) })}.`
  const rejected: [string, string | null][] = [
    ['no token', null],
    ['not a token', 'abc'],
    ['expired', makeToken({ exp: inSeconds(-60) })],
    ['without exp', makeToken({ exp: undefined })],
    ['not yet valid', makeToken({ nbf: inSeconds(600) })],
    ['wrong signature', makeToken({}, { key: 'another-secret-that-is-long-enough-too' })],
    ['alg none', unsigned],
    ['alg HS512', makeToken({}, { header: { alg: 'HS512', typ: 'JWT' } })],
    ['claims as an array', makeToken([1, 2])],
    ['without a subject', makeToken({ sub: undefined })],
    ['with a subject that is no text', makeToken({ sub: 7 })],
    ['with an empty subject', makeToken({ sub: '' })],
    ['spelt in another way', respelt(makeToken())],
    ['oversized', makeToken({ filler: 'x'.repeat(9_000) })],
  ]
  test.each(rejected)('%s: 401 with a challenge', async (_name, token) => {
    const answer = await post(url, ocrPath, parts, { token })
    expect(answer.status).toBe(401)
    expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer /)
    expect(answer.body).toMatchObject({ reason: 'unauthorized' })
  })

  test.each([
    [null, 'en', /token is missing: send the header/],
    [makeToken({ exp: inSeconds(-60) }), 'en', /token has expired: obtain a new one/],
    ['abc', 'en', /token is not valid here/],
    [null, 'es', /Falta el token/],
    [makeToken({ exp: inSeconds(-60) }), 'es', /El token venció/],
  ])('says whether the token is missing, expired or not valid', async (token, language, words) => {
    const answer = await post(url, ocrPath, parts, { token, headers: { 'accept-language': language } })
    expect((answer.body as { error: string }).error).toMatch(words)
  })

  test('a token in the query string is not looked at', async () => {
    const answer = await post(url, `${ocrPath}?token=${makeToken()}&access_token=${makeToken()}`, parts, {
      token: null,
    })
    expect(answer.status).toBe(401)
  })

  test('several spaces before the token are one', async () => {
    expect((await post(url, ocrPath, parts, { token: `  ${makeToken()}` })).status).toBe(200)
  })

  test('the token is checked before the form', async () => {
    expect((await post(url, ocrPath, {}, { token: null })).status).toBe(401)
    const headers = { 'content-type': 'application/json' }
    expect((await fetch(`${url}${ocrPath}`, { method: 'POST', headers, body: '{' })).status).toBe(401)
  })

  test.each([
    ['ocr alone', ['ocr'], 200, 403],
    ['liveness alone', ['liveness'], 403, 200],
    ['nothing', [], 403, 403],
    ['ID Reader Plus without reading', ['id_reader_plus'], 403, 403],
    ['a services claim that is no list', 'ocr', 403, 403],
    ['no services claim', undefined, 200, 200],
  ])('services: %s', async (_name, services, ocr, liveness) => {
    const token = makeToken({ services })
    expect((await post(url, ocrPath, parts, { token })).status).toBe(ocr)
    expect((await post(url, livenessPath, { selfie: jpegOf(5_000) }, { token })).status).toBe(liveness)
  })
})

/** The other signature that holds for the same text and key. */
const twinOf = (token: string): string => {
  const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
  const [header, claims, signature] = token.split('.')
  const hex = Buffer.from(signature!, 'base64url').toString('hex')
  const s = (order - BigInt(`0x${hex.slice(64)}`)).toString(16).padStart(64, '0')
  return `${header}.${claims}.${Buffer.from(`${hex.slice(0, 64)}${s}`, 'hex').toString('base64url')}`
}

describe('keys from a JWKS address', () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 })
  let published: object[] = []
  let backends: Backends
  let jwks: Server
  let gateway: Process
  let gatewayUrl: string
  const revokedFile = join(tmpdir(), `${testFolderPrefix()}revoked`)

  const jwk = (key: KeyObject, kid: string) => ({ ...key.export({ format: 'jwk' }), kid, use: 'sig' })
  const token = (key: KeyObject, header: { alg: string; kid?: string }, claims: object = {}) => {
    const body = `${part({ typ: 'JWT', ...header })}.${part({ sub: 'x', iss: 'idp', aud: 'vivid', exp: inSeconds(60), ...claims })}`
    const dsaEncoding = 'ieee-p1363' as const
    return `${body}.${sign('sha256', Buffer.from(body), { key, dsaEncoding }).toString('base64url')}`
  }

  beforeAll(async () => {
    published = [jwk(rsa.publicKey, 'rsa'), jwk(ec.publicKey, 'ec')]
    jwks = createServer((_request, response) => response.end(JSON.stringify({ keys: published }))).listen(
      0,
      '127.0.0.1',
    )
    await writeFile(revokedFile, 'jti:leaked\n')
    backends = await startBackends()
    gateway = await startApp('gateway', {
      ...backends.env,
      PORT: '0',
      HOST: '127.0.0.1',
      JWT_JWKS_URL: `http://127.0.0.1:${(jwks.address() as AddressInfo).port}/keys`,
      JWT_ISSUER: 'idp',
      JWT_AUDIENCE: 'vivid',
      REVOKED_TOKENS_FILE: revokedFile,
      // No worker is there: what passes the gate is answered with 503 or 504 soon.
      REQUEST_TIMEOUT_MS: '300',
    })
    gatewayUrl = `http://127.0.0.1:${gateway.ports.port}`
  })
  afterAll(async () => {
    await gateway?.stop()
    jwks?.close()
    await backends?.stop()
    await rm(revokedFile, { force: true })
  })
  /** 200 stands for whatever comes behind the gate. */
  const status = async (bearer: string) => {
    const answer = await post(gatewayUrl, ocrPath, parts, { token: bearer })
    return answer.status >= 503 ? 200 : answer.status
  }

  test('RS256 and ES256 pass the gate', async () => {
    expect(await status(token(rsa.privateKey, { alg: 'RS256', kid: 'rsa' }))).toBe(200)
    expect(await status(token(ec.privateKey, { alg: 'ES256', kid: 'ec' }))).toBe(200)
  })

  test('wrong issuer, audience, key or key id do not', async () => {
    expect(await status(token(rsa.privateKey, { alg: 'RS256', kid: 'rsa' }, { iss: 'other' }))).toBe(401)
    expect(await status(token(rsa.privateKey, { alg: 'RS256', kid: 'rsa' }, { aud: 'other' }))).toBe(401)
    expect(await status(token(stranger.privateKey, { alg: 'RS256', kid: 'rsa' }))).toBe(401)
    expect(await status(token(rsa.privateKey, { alg: 'RS256', kid: 'nobody' }))).toBe(401)
    expect(await status(token(rsa.privateKey, { alg: 'RS256' }))).toBe(401)
  })

  test('a token that was taken back does not, and others follow without a restart', async () => {
    const withId = (jti: string) => token(rsa.privateKey, { alg: 'RS256', kid: 'rsa' }, { jti })
    expect(await status(withId('leaked'))).toBe(401)
    expect(await status(withId('good'))).toBe(200)
    await writeFile(revokedFile, 'jti:leaked\njti:good\n')
    await expect.poll(() => status(withId('good')), { timeout: 60_000, interval: 500 }).toBe(401)
  })

  // (r, n - s) verifies wherever (r, s) does: the twin used to pass.
  test('a token that was taken back by its hash does not pass as its twin', async () => {
    const stolen = token(ec.privateKey, { alg: 'ES256', kid: 'ec' })
    const twin = twinOf(stolen)
    expect(await status(twin)).toBe(200)
    const hash = createHash('sha256').update(stolen).digest('hex')
    await writeFile(revokedFile, `jti:leaked\nsha256:${hash}\n`)
    await expect.poll(() => status(stolen), { timeout: 60_000, interval: 500 }).toBe(401)
    expect(await status(twin)).toBe(401)
  })

  test('a key published later is found after the pause that guards the address, beside unusable ones too', async () => {
    published = [null as never, { kty: 'EC', crv: 'P-257', x: 'AA', y: 'AA', kid: 'odd' }, ...published]
    const other = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    published = [...published, jwk(other.publicKey, 'other')]
    const fresh = () => status(token(other.privateKey, { alg: 'ES256', kid: 'other' }))
    await expect.poll(fresh, { timeout: 60_000, interval: 1_000 }).toBe(200)
  })

  test('a public key used as an HMAC secret does not', async () => {
    const pem = rsa.publicKey.export({ type: 'spki', format: 'pem' }).toString()
    const body = `${part({ alg: 'HS256', kid: 'rsa' })}.${part({ sub: 'x', iss: 'idp', aud: 'vivid', exp: inSeconds(60) })}`
    expect(await status(`${body}.${createHmac('sha256', pem).update(body).digest('base64url')}`)).toBe(401)
  })

  test('a key inside the token is not trusted', async () => {
    const header = { alg: 'RS256', kid: 'rsa', jwk: stranger.publicKey.export({ format: 'jwk' }) }
    expect(await status(token(stranger.privateKey, header))).toBe(401)
  })
})
