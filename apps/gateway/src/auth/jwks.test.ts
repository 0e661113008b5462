import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { createJwks, KeySetUnavailable } from './jwks.js'

const key = (kid: string) => ({
  ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' }),
  kid,
})

/** A key set whose address and clock the test holds. */
const make = (...keys: object[]) => {
  const world = { keys, nowMs: 1_000_000, fetches: 0, away: false }
  const fetch = async () => {
    world.fetches += 1
    if (world.away) throw new Error('away')
    return new Response(JSON.stringify({ keys: world.keys }))
  }
  return { world, find: createJwks('http://keys', { now: () => world.nowMs, fetch: fetch as typeof globalThis.fetch }) }
}

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
  world.nowMs += 3_600_000
  expect(await find('a')).toContain('BEGIN PUBLIC KEY')
  const fresh = make(key('a'))
  fresh.world.away = true
  await expect(fresh.find('a')).rejects.toBeInstanceOf(KeySetUnavailable)
})
