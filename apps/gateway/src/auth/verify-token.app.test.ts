import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { routes } from '@vivid/contract'
import { expect, test } from 'vitest'
import { fakePorts, secret } from '../testing/fake-ports.js'
import { buildTestApp, secretOnly, tokenOf, tokenWith } from '../testing/test-app.js'
import type { AuthConfig } from './verify-token.js'

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

/** The list counts once the file has rested for two seconds. */
const patience = { timeout: 60_000, interval: 200 }

test('a token that was found good, and is remembered, is refused once it is taken back', {
  timeout: 90_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vivid-test-'))
  const listPath = join(folder, 'revoked')
  await writeFile(listPath, '')
  const { app, status } = await open({ REVOKED_TOKENS_FILE: listPath })
  const [taken, byTenant, good] = [tokenWith({ jti: 'x' }), tokenWith({ sub: 'gone' }), tokenWith()]
  for (const token of [taken, byTenant, good, taken, byTenant, good]) expect(await status(token)).toBe(404)
  await writeFile(listPath, `sha256:${createHash('sha256').update(taken).digest('hex')}\nsub:gone\n`)
  await expect.poll(() => status(taken), patience).toBe(401)
  expect(await status(byTenant)).toBe(401)
  expect(await status(good)).toBe(404)
  // The signature of the one under the claims of the other.
  expect(await status(good.replace(/[^.]+$/, taken.split('.')[2]!))).toBe(401)
  await app.close()
  await rm(folder, { recursive: true, force: true })
})
