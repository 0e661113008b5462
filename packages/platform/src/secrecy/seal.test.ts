import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createMasterKeys } from './master-keys.js'
import { createSealer, NotOurs, open, seal } from './seal.js'
import { createSlabs, SLAB_BYTES } from './slabs.js'

const keys = createMasterKeys(['the first master key'])
const secret = Buffer.from('SPECIMEN<<ANNA<MARIA')

test('what is sealed opens again, and looks like nothing', () => {
  for (const bytes of [Buffer.alloc(0), secret, randomBytes(300_000)]) {
    const sealed = seal(keys.makeDataKey(), 'here', bytes)
    expect(open(keys, 'here', sealed).bytes.equals(bytes)).toBe(true)
  }
  const sealed = seal(keys.makeDataKey(), 'here', secret)
  expect(sealed.includes('ANNA')).toBe(false)
  expect(seal(keys.makeDataKey(), 'here', secret).equals(sealed)).toBe(false)
})

test('what comes in pieces is sealed as the whole that they make', () => {
  const sealer = createSealer(keys.makeDataKey())
  sealer.add(secret.subarray(0, 3))
  sealer.add(secret.subarray(3))
  expect(open(keys, 'here', Buffer.concat(sealer.finish('here'))).bytes.equals(secret)).toBe(true)
})

describe('the slabs of a picture', () => {
  const sealing = (slabs: ReturnType<typeof createSlabs>, bytes: Buffer) => {
    const sealer = createSealer(keys.makeDataKey(), slabs)
    for (let at = 0; at < bytes.length; at += 50_000) sealer.add(bytes.subarray(at, at + 50_000))
    return { sealer, pieces: sealer.finish('here') }
  }
  const buffersOf = (pieces: readonly Buffer[]) => pieces.map(({ buffer }) => buffer)
  const shared = (one: readonly Buffer[], other: readonly Buffer[]) =>
    buffersOf(one).filter((buffer) => buffersOf(other).includes(buffer)).length
  const picture = randomBytes(3 * SLAB_BYTES)

  test('hold it whatever its length', () => {
    for (const length of [1, SLAB_BYTES - 101, SLAB_BYTES - 100, SLAB_BYTES, 3 * SLAB_BYTES]) {
      const { pieces } = sealing(createSlabs(0), picture.subarray(0, length))
      expect(open(keys, 'here', Buffer.concat(pieces)).bytes.equals(picture.subarray(0, length))).toBe(true)
    }
  })

  test('are used again once it is released, not before and not twice', () => {
    const slabs = createSlabs(100 * SLAB_BYTES)
    const first = sealing(slabs, picture)
    const second = sealing(slabs, picture)
    expect(shared(first.pieces, second.pieces)).toBe(0)
    expect(open(keys, 'here', Buffer.concat(first.pieces)).bytes.equals(picture)).toBe(true)
    first.sealer.release()
    first.sealer.release()
    const [third, fourth] = [sealing(slabs, picture), sealing(slabs, picture)]
    expect(shared(third.pieces, first.pieces)).toBe(first.pieces.length)
    expect(shared(fourth.pieces, third.pieces)).toBe(0)
    expect(open(keys, 'here', Buffer.concat(third.pieces)).bytes.equals(picture)).toBe(true)
  })

  test('are kept up to a limit', () => {
    const slabs = createSlabs(2 * SLAB_BYTES)
    const given = [slabs.take(), slabs.take(), slabs.take()]
    slabs.giveBack(given)
    expect([slabs.take(), slabs.take(), slabs.take()].filter((slab) => given.includes(slab))).toHaveLength(2)
  })
})

describe('refused:', () => {
  const sealed = seal(keys.makeDataKey(), 'here', secret)
  test('bound to something else', () => expect(() => open(keys, 'there', sealed)).toThrow(NotOurs))
  test('with the binding of something else of the same transaction', () => {
    const dataKey = keys.makeDataKey()
    const [here, there] = [seal(dataKey, 'here', secret), seal(dataKey, 'there', secret)]
    const bindingBytes = 28
    const mixed = Buffer.concat([there.subarray(0, -bindingBytes), here.subarray(-bindingBytes)])
    expect(() => open(keys, 'here', there)).toThrow(NotOurs)
    expect(() => open(keys, 'here', mixed)).toThrow(NotOurs)
  })
  test('a cut one', () => expect(() => open(keys, 'here', sealed.subarray(0, 40))).toThrow(NotOurs))
  test('plain bytes', () => expect(() => open(keys, 'here', Buffer.alloc(200, 0xff))).toThrow(NotOurs))
  test('every flipped bit of any part', () => {
    for (let at = 0; at < sealed.length; at += 3) {
      const flipped = Buffer.from(sealed)
      flipped[at]! ^= 1
      expect(() => open(keys, 'here', flipped), `byte ${at}`).toThrow()
    }
  })
  test('without its master key', () => {
    expect(() => open(createMasterKeys(['another master key']), 'here', sealed)).toThrow('not at hand')
  })
})

test('keys are rotated: the first wraps, all unwrap, a dropped one does not', () => {
  const old = seal(keys.makeDataKey(), 'here', secret)
  const rotated = createMasterKeys(['the second master key', 'the first master key'])
  expect(open(rotated, 'here', old).bytes.equals(secret)).toBe(true)
  const young = seal(rotated.makeDataKey(), 'here', secret)
  const after = createMasterKeys(['the second master key'])
  expect(open(after, 'here', young).bytes.equals(secret)).toBe(true)
  expect(() => open(after, 'here', old)).toThrow('not at hand')
  expect(() => open(keys, 'here', young)).toThrow('not at hand')
})

test('a small picture can be handed to a thread: its bytes are its own', () => {
  const { bytes } = open(keys, 'here', seal(keys.makeDataKey(), 'here', secret))
  expect(bytes.buffer.byteLength).toBe(bytes.length)
})
