import { createHash } from 'node:crypto'
import { mkdtemp, rename, rm, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from '@vivid/platform'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type RevokedTokens, watchRevokedTokens } from './revoked-tokens.js'
import { spellingsOf } from './token-spellings.js'

const log = createLog('test', 'silent')
const sha256 = (token: string) => createHash('sha256').update(token).digest('hex')
let folder: string
let path: string
let nowMs: number
let waits: (() => Promise<unknown>)[]
let revoked: RevokedTokens | undefined
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vivid-test-'))
  path = join(folder, 'revoked')
})
beforeEach(() => {
  nowMs = Date.now()
  waits = []
})
afterEach(() => revoked?.close())
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The clock stands unless the test moves it; whatever happens while the gateway waits at start is the test's too. */
const clock = {
  now: () => nowMs,
  wait: async (ms: number) => {
    await waits.shift()?.()
    nowMs += ms
  },
}
const watch = async (text: string) => {
  await writeFile(path, text)
  nowMs = Date.now()
  revoked = await watchRevokedTokens(path, log, clock)
  return revoked
}
/** As time passes, the file is looked at every two seconds. */
const pass = async (seconds: number) => {
  for (let second = 0; second < seconds; second += 2) {
    await revoked!.follow()
    nowMs += 2_000
  }
  await revoked!.follow()
}
const has = (jti: string) => revoked!.has('any', { jti })

test('a token is taken back by its id, its tenant or its hash', async () => {
  await watch(`# leaked in March\njti:4711\nsub:acme ltd\n\nsha256:${sha256('stolen')}\n`)
  expect(revoked!.has('any', { jti: '4711', sub: 'globex' })).toBe(true)
  expect(revoked!.has('any', { sub: 'acme ltd' })).toBe(true)
  expect(revoked!.has('stolen', { sub: 'globex' })).toBe(true)
  expect(revoked!.has('any', { jti: '4712', sub: 'globex' })).toBe(false)
  expect(revoked!.has('any', {})).toBe(false)
})

// Lines are trimmed: such a tenant could not be listed, and its line took another one back.
test('a name that ends in a space, or holds a line break, is listed as a JSON text', async () => {
  await watch('  "sub:acme "  \n"jti:two\\nlines"\n"sub:caf\\u00e9"\nsub:"quoted"\n')
  expect(revoked!.has('any', { sub: 'acme ' })).toBe(true)
  expect(revoked!.has('any', { sub: 'acme' })).toBe(false)
  expect(revoked!.has('any', { jti: 'two\nlines' })).toBe(true)
  expect(revoked!.has('any', { sub: 'café' })).toBe(true)
  expect(revoked!.has('any', { sub: '"quoted"' })).toBe(true)
})

test('the twin of an ES256 token is taken back with it', async () => {
  const header = Buffer.from('{"alg":"ES256"}').toString('base64url')
  const token = `${header}.e30.${Buffer.alloc(64, 7).toString('base64url')}`
  await watch(`sha256:${sha256(token)}\n`)
  const [, twin] = spellingsOf(token)
  expect(revoked!.has(twin!, {})).toBe(true)
  expect(revoked!.has(`${header}.e30.${Buffer.alloc(64, 8).toString('base64url')}`, {})).toBe(false)
})

test('a change holds without a restart; a broken or missing file leaves the last list in force', async () => {
  await watch('jti:1\n')
  await writeFile(path, 'jti:1\njti:2\n')
  await pass(2)
  expect([has('1'), has('2')]).toEqual([true, true])
  await writeFile(path, 'jti:1\neverything\n')
  await pass(60)
  await unlink(path)
  await pass(60)
  expect([has('1'), has('2')]).toEqual([true, true])
  await writeFile(path, 'jti:3\n')
  await pass(2)
  expect([has('1'), has('3')]).toEqual([true, true])
  await pass(10)
  expect([has('1'), has('3')]).toEqual([false, true])
})

// It used to be read as it stood: for a moment nobody was revoked.
test('while the list is rewritten in place, nothing on it is forgotten', async () => {
  await watch('jti:1\njti:2\n')
  await pass(20)
  for (const text of ['', 'jti:1', 'jti:1\njt', 'jti:1\njti:2\n']) {
    await writeFile(path, text)
    await pass(8)
    expect([has('1'), has('2')], JSON.stringify(text)).toEqual([true, true])
  }
  await writeFile(path, 'jti:2\n')
  await pass(12)
  expect([has('1'), has('2')]).toEqual([false, true])
})

test('half a line revokes nobody', async () => {
  await watch('')
  await writeFile(path, 'sub:ac')
  await revoked!.follow()
  nowMs += 1_900
  await revoked!.follow()
  await writeFile(path, 'sub:acme\n')
  await pass(20)
  expect(revoked!.has('any', { sub: 'ac' })).toBe(false)
  expect(revoked!.has('any', { sub: 'acme' })).toBe(true)
})

test('a file put in the place of the old one is seen, also with the same size', async () => {
  await watch('jti:1\n')
  await pass(20)
  await writeFile(`${path}.new`, 'jti:2\n')
  await rename(`${path}.new`, path)
  await pass(12)
  expect([has('1'), has('2')]).toEqual([false, true])
})

test('a gateway that starts while the list is written waits for all of it', async () => {
  waits = [() => writeFile(path, 'jti:1\njti:2\n')]
  await watch('')
  expect([has('1'), has('2')]).toEqual([true, true])
})

test('and does not start on one that is never finished', async () => {
  waits = Array.from({ length: 60 }, (_, line) => () => writeFile(path, `jti:${line}\n`.repeat(line)))
  await expect(watch('')).rejects.toThrow('REVOKED_TOKENS_FILE: still being written')
})

test.each([
  ['no file', null],
  ['an entry of no kind', 'eyJhbGciOiJIUzI1NiJ9\n'],
  ['half a hash', 'sha256:abc\n'],
  ['half a JSON text', '"sub:acme \n'],
  ['a JSON text that is no entry', '"acme "\n'],
])('%s: the gateway does not start', async (_what, text) => {
  if (text === null) await rm(path, { force: true })
  else await writeFile(path, text)
  await expect(watchRevokedTokens(path, log, clock)).rejects.toThrow('REVOKED_TOKENS_FILE')
})
