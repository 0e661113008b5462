import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backends, startBackends } from '../support/backends.js'
import { testFolderPrefix } from '../support/leftovers.js'
import { jpegOf, livenessPath, post } from '../support/request.js'
import { type Process, patience, secret, startApp } from '../support/service.js'
import { inSeconds, makeToken, part } from '../support/token.js'

const ours = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const published = JSON.stringify({ keys: [{ ...ours.publicKey.export({ format: 'jwk' }), kid: 'ours' }] })
const token = (jti: string, key: KeyObject = ours.privateKey) => {
  const signed = `${part({ alg: 'ES256', kid: 'ours' })}.${part({ sub: 'x', jti, exp: inSeconds(3600) })}`
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
  return `${signed}.${signature.toString('base64url')}`
}

/** (r, n - s), which verifies wherever the signature (r, s) does. */
const twinOf = (one: string): string => {
  const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
  const [header, claims, signature] = one.split('.')
  const hex = Buffer.from(signature!, 'base64url').toString('hex')
  const s = (order - BigInt(`0x${hex.slice(64)}`)).toString(16).padStart(64, '0')
  return `${header}.${claims}.${Buffer.from(`${hex.slice(0, 64)}${s}`, 'hex').toString('base64url')}`
}
const stolen = token('stolen')

const revokedFile = join(tmpdir(), `${testFolderPrefix()}revoked`)
const listed = ['jti:leaked', `sha256:${createHash('sha256').update(stolen).digest('hex')}`]
const list = (entries: readonly string[]) => writeFile(revokedFile, `${entries.join('\n')}\n`)

let backends: Backends
let keys: Server
let processes: Process[] = []
/** In production, with a secret. */
let url: string
/** With keys from an address, which in production would have to be https. */
let keysUrl: string
beforeAll(async () => {
  // A gateway waits until the list has rested.
  await list(listed)
  keys = createServer((_request, response) => response.end(published)).listen(0, '127.0.0.1')
  backends = await startBackends()
  const env = { ...backends.env, MASTER_KEYS: 'a-master-key-for-tests-that-is-long-enough' }
  const gatewayEnv = { ...env, ...patience, PORT: '0', HOST: '127.0.0.1' }
  const JWT_JWKS_URL = `http://127.0.0.1:${(keys.address() as AddressInfo).port}/keys`
  processes = await Promise.all([
    startApp('gateway', { ...gatewayEnv, NODE_ENV: 'production', JWT_SECRET: secret }),
    startApp('gateway', { ...gatewayEnv, JWT_JWKS_URL, REVOKED_TOKENS_FILE: revokedFile }),
    startApp('selfie-liveness', { ...env, ECHO_ENGINE: 'true', WORKER_THREADS: '1' }),
  ])
  const addresses = processes.map(({ ports }) => `http://127.0.0.1:${ports.port}`)
  url = addresses[0]!
  keysUrl = addresses[1]!
})
afterAll(async () => {
  await Promise.all(processes.map((one) => one.stop()))
  keys?.close()
  await backends?.stop()
  await rm(revokedFile, { force: true })
})
const form = { selfie: jpegOf(2_000) }
const status = async (bearer: string) => (await post(keysUrl, livenessPath, form, { token: bearer })).status

test('tokens under a key of JWT_JWKS_URL are good, others are not', async () => {
  expect(await status(token('a'))).toBe(200)
  expect(await status(token('a', stranger.privateKey))).toBe(401)
})

test('a token on the list of REVOKED_TOKENS_FILE is refused, and others follow without a restart', async () => {
  expect(await status(token('leaked'))).toBe(401)
  const good = token('good')
  expect(await status(good)).toBe(200)
  await list([...listed, 'jti:good'])
  await expect.poll(() => status(good), { interval: 200 }).toBe(401)
})

// The twin used to pass.
test('a token that was taken back by its hash does not pass as its twin', async () => {
  expect(await status(twinOf(token('a')))).toBe(200)
  expect(await status(stolen)).toBe(401)
  expect(await status(twinOf(stolen))).toBe(401)
})

test('in production what the engines saw is shown to nobody, whatever the token says', async () => {
  const developer = makeToken({ development: true })
  const answer = await post(url, livenessPath, form, { token: developer, headers: { 'x-debug': 'true' } })
  expect(answer.status).toBe(200)
  expect(answer.body).not.toHaveProperty('debug')
})

test('in production the console is not there unless it is switched on', async () => {
  for (const path of ['/', '/console/session', '/console/state', '/specimens/passport.jpg']) {
    expect((await fetch(`${url}${path}`)).status, path).toBe(404)
  }
})
