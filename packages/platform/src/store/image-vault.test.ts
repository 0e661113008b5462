import { expect, test } from 'vitest'
import { createMasterKeys } from '../secrecy/master-keys.js'
import { createSealer, NotOurs } from '../secrecy/seal.js'
import { createSlabs, SLAB_BYTES } from '../secrecy/slabs.js'
import { createImageVault } from './image-vault.js'

const keys = createMasterKeys(['a master key for tests'])

/** What is put is kept as the very pieces: whoever writes to them afterwards shows. */
const openVault = (put: () => Promise<void> = async () => undefined) => {
  const kept = new Map<string, readonly Uint8Array[]>()
  const store = {
    put: async (key: string, pieces: readonly Uint8Array[]) => {
      kept.set(key, pieces)
      await put()
    },
    get: async (key: string) => Buffer.concat(kept.get(key)!) as Buffer<ArrayBuffer>,
  }
  return { vault: createImageVault(store, keys), kept }
}

const pictureIn = (slabs: ReturnType<typeof createSlabs>, text: string) => {
  const sealer = createSealer(keys.makeDataKey(), slabs)
  sealer.add(Buffer.from(text))
  return sealer
}

test('a picture comes back for its owner alone', async () => {
  const { vault } = openVault()
  await vault.put('images/1/selfie', 'anna', pictureIn(createSlabs(0), 'a picture'))
  expect(String((await vault.get('images/1/selfie', 'anna')).bytes)).toBe('a picture')
  await expect(vault.get('images/1/selfie', 'bea')).rejects.toBeInstanceOf(NotOurs)
})

test('the memory of a stored picture serves the next one', async () => {
  const slabs = createSlabs(SLAB_BYTES)
  const { vault, kept } = openVault()
  await vault.put('images/1/selfie', 'anna', pictureIn(slabs, 'the first'))
  await vault.put('images/2/selfie', 'anna', pictureIn(slabs, 'the second'))
  expect(kept.get('images/1/selfie')![0]!.buffer).toBe(kept.get('images/2/selfie')![0]!.buffer)
})

test('that of one whose storing failed does not: it may still be on its way', async () => {
  const slabs = createSlabs(SLAB_BYTES)
  const { vault, kept } = openVault(async () => Promise.reject(new Error('no answer in time')))
  for (const id of [1, 2]) {
    await expect(vault.put(`images/${id}/selfie`, 'anna', pictureIn(slabs, 'a picture'))).rejects.toThrow('in time')
  }
  expect(kept.get('images/1/selfie')![0]!.buffer).not.toBe(kept.get('images/2/selfie')![0]!.buffer)
})
