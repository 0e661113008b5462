import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { routes } from '@vivid/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fakePorts } from '../testing/fake-ports.js'
import { buildTestApp, secretOnly } from '../testing/test-app.js'

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const jwk = (key: KeyObject, kid: string) => ({ ...key.export({ format: 'jwk' }), kid, use: 'sig' })

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const unsigned = (header: object, claims: object = {}) =>
  `${part({ typ: 'JWT', ...header })}.${part({ sub: 'x', iss: 'idp', aud: 'vivid', exp: 4_102_444_800, ...claims })}`
const tokenBy = (key: KeyObject, header: object, claims: object = {}) => {
  const signed = unsigned(header, claims)
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
  return `${signed}.${signature.toString('base64url')}`
}

let keys: Server
let app: FastifyInstance
beforeAll(async () => {
  const published = JSON.stringify({ keys: [jwk(rsa.publicKey, 'rsa'), jwk(ec.publicKey, 'ec')] })
  keys = createServer((_request, response) => response.end(published)).listen(0, '127.0.0.1')
  await once(keys, 'listening')
  const JWT_JWKS_URL = `http://127.0.0.1:${(keys.address() as AddressInfo).port}/keys`
  const auth = { ...secretOnly, JWT_SECRET: undefined, JWT_JWKS_URL, JWT_ISSUER: 'idp', JWT_AUDIENCE: 'vivid' }
  app = await buildTestApp(fakePorts().ports, { auth })
})
afterAll(async () => {
  await app.close()
  keys.close()
})

/** 404 stands for a token that is good: the transaction is nobody's. */
const status = async (token: string) => {
  const headers = { authorization: `Bearer ${token}` }
  return (await app.inject({ url: `${routes.transactions}1`, headers })).statusCode
}

describe('with keys from an address', () => {
  test('RS256 and ES256 are good', async () => {
    expect(await status(tokenBy(rsa.privateKey, { alg: 'RS256', kid: 'rsa' }))).toBe(404)
    expect(await status(tokenBy(ec.privateKey, { alg: 'ES256', kid: 'ec' }))).toBe(404)
  })

  const pem = rsa.publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const underPublicKey = unsigned({ alg: 'HS256', kid: 'rsa' })
  test.each<[string, string]>([
    ['another issuer', tokenBy(rsa.privateKey, { alg: 'RS256', kid: 'rsa' }, { iss: 'other' })],
    ['another audience', tokenBy(rsa.privateKey, { alg: 'RS256', kid: 'rsa' }, { aud: 'other' })],
    ['another key', tokenBy(stranger.privateKey, { alg: 'ES256', kid: 'ec' })],
    ['the id of no key', tokenBy(rsa.privateKey, { alg: 'RS256', kid: 'nobody' })],
    ['no id of a key', tokenBy(rsa.privateKey, { alg: 'RS256' })],
    ['no signature', `${unsigned({ alg: 'none', kid: 'rsa' })}.`],
    [
      'the public key as a secret of HMAC',
      `${underPublicKey}.${createHmac('sha256', pem).update(underPublicKey).digest('base64url')}`,
    ],
    [
      'a key of its own inside',
      tokenBy(stranger.privateKey, { alg: 'ES256', kid: 'ec', jwk: jwk(stranger.publicKey, 'ec') }),
    ],
  ])('a token with %s is refused', async (_what, token) => {
    expect(await status(token)).toBe(401)
  })
})
