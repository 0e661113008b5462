import { beforeEach, expect, test } from 'vitest'
import { createMasterKeys } from '../secrecy/master-keys.js'
import { ObjectMissing } from '../store/object-store.js'
import { createGatewayProbes, createWorkerProbes } from './gateway-probes.js'

const [ours, others] = ['the master key of this service', 'the master key of another one'].map((key) =>
  createMasterKeys([key]),
)
let nowMs = 0
let objects: Map<string, Buffer>
let tools: Omit<Parameters<typeof createWorkerProbes>[0], 'keys'>

beforeEach(() => {
  nowMs = 1_000_000
  objects = new Map()
  const hash = new Map<string, string>()
  tools = {
    redis: {
      prefix: 'vivid',
      hset: async (_key: string, id: string, text: string) => hash.set(id, text),
      hdel: async (_key: string, ...ids: string[]) => ids.map((id) => hash.delete(id)),
      hgetall: async () => Object.fromEntries(hash),
    } as never,
    store: {
      endpoint: 'http://store:9000',
      put: async (key, pieces) => void objects.set(key, Buffer.concat(pieces)),
      get: async (key) => {
        const bytes = objects.get(key)
        if (!bytes) throw new ObjectMissing(key)
        return Buffer.from(bytes)
      },
      remove: async (keys) => {
        for (const key of keys) objects.delete(key)
      },
      check: async () => undefined,
    },
    now: () => nowMs,
  }
})

const gateway = (id: string, keys = ours!) => createGatewayProbes({ ...tools, keys }, id)
const tryBoth = async (probes: { tryStore(): Promise<void>; tryKeys(): Promise<void> }) => {
  await probes.tryStore()
  await probes.tryKeys()
}

test('a worker opens what a gateway put; one with other keys cannot', async () => {
  await tryBoth(gateway('a'))
  await tryBoth(createWorkerProbes({ ...tools, keys: ours! }))
  await expect(tryBoth(createWorkerProbes({ ...tools, keys: others! }))).rejects.toThrow('MASTER_KEYS differ')
})

test('before any gateway there is nothing to open, and after one that died nothing either', async () => {
  const wrong = createWorkerProbes({ ...tools, keys: others! })
  await tryBoth(wrong)
  await tryBoth(gateway('a'))
  nowMs += 60_000
  await tryBoth(wrong)
})

test('a gateway that came later with other keys is the one that is wrong; workers do not mind it', async () => {
  await tryBoth(gateway('a'))
  await expect(tryBoth(gateway('b', others!))).rejects.toThrow('what gateway a seals')
  await tryBoth(createWorkerProbes({ ...tools, keys: ours! }))
})

test('a gateway leaves no more than two objects while it runs, and none when it ends', async () => {
  const one = gateway('a')
  for (let round = 0; round < 5; round += 1) await tryBoth(one)
  expect(objects.size).toBe(2)
  await one.close()
  expect(objects.size).toBe(0)
})

test('a key that the store refuses is told as what to correct', async () => {
  const refused = Object.assign(new Error('no'), { code: 'InvalidAccessKeyId' })
  tools.store.check = () => Promise.reject(refused)
  await expect(createWorkerProbes({ ...tools, keys: ours! }).tryStore()).rejects.toThrow('correct S3_ACCESS_KEY')
})
