import { createHash } from 'node:crypto'
import { mkdtemp, rm, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from '@vivid/platform'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type RevokedTokens, watchRevokedTokens } from './revoked-tokens.js'

const log = createLog('test', 'silent')
const hash = createHash('sha256').update('stolen').digest('hex')
let folder: string
let path: string
let watched: RevokedTokens | undefined
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vivid-test-'))
  path = join(folder, 'revoked')
})
afterEach(() => watched?.close())
afterAll(() => rm(folder, { recursive: true, force: true }))

const watch = async (text: string) => {
  await writeFile(path, text)
  watched = watchRevokedTokens(path, log, 20)
  return watched
}

test('a token is taken back by its id, its tenant or its hash', async () => {
  const revoked = await watch(`# leaked in March\njti:4711\nsub:acme ltd\n\nsha256:${hash}\n`)
  expect(revoked.has('any', { jti: '4711', sub: 'globex' })).toBe(true)
  expect(revoked.has('any', { sub: 'acme ltd' })).toBe(true)
  expect(revoked.has('stolen', { sub: 'globex' })).toBe(true)
  expect(revoked.has('any', { jti: '4712', sub: 'globex' })).toBe(false)
  expect(revoked.has('any', {})).toBe(false)
})

test('a change holds without a restart; a broken or missing file leaves the last list in force', async () => {
  const revoked = await watch('')
  expect(revoked.has('any', { jti: '1' })).toBe(false)
  await writeFile(path, 'jti:1\n')
  await expect.poll(() => revoked.has('any', { jti: '1' })).toBe(true)
  await writeFile(path, 'jti:1\neverything\n')
  await new Promise((resolve) => setTimeout(resolve, 100))
  await unlink(path)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(revoked.has('any', { jti: '1' })).toBe(true)
  await writeFile(path, 'jti:2\n')
  await expect.poll(() => revoked.has('any', { jti: '2' })).toBe(true)
})

test.each([
  ['no file', null],
  ['an entry of no kind', 'eyJhbGciOiJIUzI1NiJ9\n'],
  ['half a hash', 'sha256:abc\n'],
])('%s: the gateway does not start', async (_what, text) => {
  if (text === null) await rm(path, { force: true })
  else await writeFile(path, text)
  expect(() => watchRevokedTokens(path, log)).toThrow('REVOKED_TOKENS_FILE')
})
