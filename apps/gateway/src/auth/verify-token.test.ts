import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { routes } from '@vivid/contract'
import { expect, test } from 'vitest'
import { fakePorts, secret } from '../testing/fake-ports.js'
import { buildTestApp, tokenWith } from '../testing/test-app.js'

/** The list counts once the file has rested for two seconds. */
const patience = { timeout: 60_000, interval: 200 }

test('a token that was found good, and is remembered, is refused once it is taken back', {
  timeout: 90_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vivid-test-'))
  const listPath = join(folder, 'revoked')
  await writeFile(listPath, '')
  const auth = {
    JWT_SECRET: secret,
    JWT_JWKS_URL: undefined,
    JWT_ISSUER: undefined,
    JWT_AUDIENCE: undefined,
    REVOKED_TOKENS_FILE: listPath,
  }
  const app = await buildTestApp(fakePorts().ports, { auth })
  const status = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` }
    return (await app.inject({ url: `${routes.transactions}1`, headers })).statusCode
  }
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
