import { createHash } from 'node:crypto'
import type { DataKey, MasterKeys } from '../secrecy/master-keys.js'
import { open, type Sealer } from '../secrecy/seal.js'
import type { ObjectStore } from './object-store.js'

/** Stands for a tenant in job payloads and keys, whatever the tenant's name may hold. */
export const ownerOf = (tenant: string): string => createHash('sha256').update(tenant).digest('base64url').slice(0, 22)

const nameOf = (key: string, owner: string): string => `image ${key} of ${owner}`

/** Images outside this process are ciphertext: sealed as they arrive, opened by the worker that reads them. */
export interface ImageVault {
  put(key: string, owner: string, picture: Sealer): Promise<void>
  /** Throws `ObjectMissing`, or `NotOurs` for an object of another transaction or tenant. */
  get(key: string, owner: string): Promise<{ bytes: Buffer<ArrayBuffer>; dataKey: DataKey }>
}

export const createImageVault = (store: Pick<ObjectStore, 'put' | 'get'>, keys: MasterKeys): ImageVault => ({
  put: async (key, owner, picture) => {
    await store.put(key, picture.finish(nameOf(key, owner)))
    // After a failure somebody may still be writing.
    picture.release()
  },
  get: async (key, owner) => open(keys, nameOf(key, owner), await store.get(key)),
})
