import { generateKeyPairSync } from 'node:crypto'
import { createLog } from '@vivid/platform'
import { expect, test } from 'vitest'
import { createJwks, KeySetUnavailable } from './jwks.js'

const key = (kid: string) => ({
  ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' }),
  kid,
})

/** A key set whose address and clock the test holds. */
const make = (...keys: unknown[]) => {
  const world = { keys, nowMs: 1_000_000, fetches: 0, away: false, lines: [] as string[] }
  const fetch = async () => {
    world.fetches += 1
    if (world.away) throw new Error('away')
    return new Response(JSON.stringify({ keys: world.keys }))
  }
  return { world, find: open(world, fetch) }
}
const open = (world: { nowMs: number; lines: string[] }, fetch: () => Promise<Response>) =>
  createJwks('http://keys', createLog('test', 'info', { write: (line) => world.lines.push(line) }), {
    now: () => world.nowMs,
    fetch: fetch as typeof globalThis.fetch,
  })

test('is fetched once and kept', async () => {
  const { world, find } = make(key('a'), key('b'))
  expect(await find('a')).toContain('BEGIN PUBLIC KEY')
  expect(await find('b')).toContain('BEGIN PUBLIC KEY')
  expect(world.fetches).toBe(1)
})

test('a flood of unknown ids costs one fetch per pause', async () => {
  const { world, find } = make(key('a'))
  await find('a')
  for (let i = 0; i < 50; i++) expect(await find(`unknown-${i}`)).toBeUndefined()
  expect(world.fetches).toBe(1)
  world.nowMs += 11_000
  await Promise.all(Array.from({ length: 50 }, (_, i) => find(`unknown-${i}`)))
  expect(world.fetches).toBe(2)
})

test('a rotated key is found', async () => {
  const { world, find } = make(key('a'))
  await find('a')
  world.keys = [key('b')]
  world.nowMs += 11_000
  expect(await find('b')).toContain('BEGIN PUBLIC KEY')
})

test('an outage is bridged with the copy at hand; without one it is said', async () => {
  const { world, find } = make(key('a'))
  await find('a')
  world.away = true
  world.nowMs += 59 * 60_000
  expect(await find('a')).toContain('BEGIN PUBLIC KEY')
  expect(world.lines.join()).toContain('cannot be fetched')
  const fresh = make(key('a'))
  fresh.world.away = true
  await expect(fresh.find('a')).rejects.toBeInstanceOf(KeySetUnavailable)
})

test('a copy does not serve for ever: the key may have been withdrawn meanwhile', async () => {
  const { world, find } = make(key('a'))
  await find('a')
  world.away = true
  world.nowMs += 61 * 60_000
  await expect(find('a')).rejects.toBeInstanceOf(KeySetUnavailable)
  world.away = false
  world.nowMs += 11_000
  expect(await find('a')).toContain('BEGIN PUBLIC KEY')
})

test('a withdrawn key is no longer good once the set is old', async () => {
  const { world, find } = make(key('a'), key('b'))
  await find('a')
  world.keys = [key('b')]
  world.nowMs += 11 * 60_000
  expect(await find('a')).toBeUndefined()
})

const rsa = (bits: number) => generateKeyPairSync('rsa', { modulusLength: bits }).publicKey.export({ format: 'jwk' })
const [weak, almost] = [rsa(1_024), rsa(2_047)]

// One of them used to take all others with it, without a word.
test.each<[string, unknown]>([
  ['an unknown curve', { kty: 'EC', crv: 'P-257', x: 'AA', y: 'AA', kid: 'odd' }],
  [
    'the curve of another algorithm',
    { ...generateKeyPairSync('ec', { namedCurve: 'P-384' }).publicKey.export({ format: 'jwk' }), kid: 'odd' },
  ],
  ['a point that is none', { kty: 'EC', crv: 'P-256', x: 'AA', y: 'AA', kid: 'odd' }],
  ['an RSA key without a modulus', { kty: 'RSA', e: 'AQAB', kid: 'odd' }],
  ['an RSA key of 1024 bits', { ...weak, kid: 'odd' }],
  ['an RSA key of 2047 bits', { ...almost, kid: 'odd' }],
  ['an id that is no text', { ...key('odd'), kid: 7 }],
  ['null', null],
  ['a text', 'odd'],
])('%s is passed over and reported once; the other keys are good', async (_what, odd) => {
  const { world, find } = make(odd, key('a'))
  expect(await find('a')).toContain('BEGIN PUBLIC KEY')
  expect(await find('odd')).toBeUndefined()
  world.nowMs += 11 * 60_000
  expect(await find('a')).toContain('BEGIN PUBLIC KEY')
  expect(world.lines.filter((line) => line.includes('cannot be used'))).toHaveLength(1)
})

test('an RSA key has 2048 bits or more, and the log says which one has not', async () => {
  const { world, find } = make({ ...weak, kid: 'weak' }, { ...rsa(2_048), kid: 'strong' })
  expect(await find('strong')).toContain('BEGIN PUBLIC KEY')
  expect(await find('weak')).toBeUndefined()
  expect(JSON.parse(world.lines[0]!)).toMatchObject({
    kid: 'weak',
    why: 'an RSA key of 1024 bits is too short: at least 2048',
  })
})

test.each<object>([
  generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }),
  { ...key('odd'), use: 'enc' },
  { ...key('odd'), use: 'tls' },
  { ...key('odd'), use: ['sig'] },
  { ...key('odd'), key_ops: ['encrypt'] },
  { ...key('odd'), key_ops: [] },
  { ...key('odd'), key_ops: 'verify' },
  { ...key('odd'), use: 'sig', key_ops: ['wrapKey'] },
  { ...key('odd'), use: 'enc', key_ops: ['verify'] },
])('a key for another purpose verifies nothing and is nothing to report: %j', async (odd) => {
  const { world, find } = make({ ...odd, kid: 'odd' }, key('a'))
  expect(await find('a')).toContain('BEGIN PUBLIC KEY')
  expect(await find('odd')).toBeUndefined()
  expect(world.lines).toEqual([])
})

test('a key may say that it is for signatures, and that it verifies', async () => {
  const { find } = make({ ...key('a'), use: 'sig', key_ops: ['sign', 'verify'] }, { ...key('b'), key_ops: ['verify'] })
  for (const kid of ['a', 'b']) expect(await find(kid)).toContain('BEGIN PUBLIC KEY')
})

test('an answer that is no key set leaves the copy at hand in force', async () => {
  const { world, find } = make(key('a'))
  await find('a')
  world.keys = undefined as never
  world.nowMs += 11 * 60_000
  expect(await find('a')).toContain('BEGIN PUBLIC KEY')
})

test('a body without end is read only so far', async () => {
  const world = { nowMs: 1_000_000, lines: [] as string[], sent: 0, isCancelled: false }
  const find = open(world, async () => {
    const pull = (controller: ReadableStreamDefaultController) => {
      world.sent += 65_536
      controller.enqueue(new Uint8Array(65_536).fill(0x20))
    }
    const cancel = () => {
      world.isCancelled = true
    }
    return new Response(new ReadableStream({ pull, cancel }))
  })
  await expect(find('a')).rejects.toBeInstanceOf(KeySetUnavailable)
  expect(world.isCancelled).toBe(true)
  expect(world.sent).toBeLessThan(1024 * 1024)
})
