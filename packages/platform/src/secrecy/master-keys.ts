import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts what belongs to one transaction. `wrapped` says, to holders of the master key alone, what `key` is. */
export interface DataKey {
  readonly key: Buffer
  readonly wrapped: Buffer
}

/** Tells, to holders of the master key alone, whether two things are the same. */
export interface DigestKey {
  /** Id of the master key that this key is derived from. */
  readonly id: string
  readonly key: Buffer
}

export interface MasterKeys {
  makeDataKey(): DataKey
  /** Throws `MasterKeyMissing` when no master key of ours wrapped it. */
  unwrap(wrapped: Buffer): DataKey
  /** One for each master key, in the same order. */
  readonly digestKeys: readonly DigestKey[]
}

const KEY_BYTES = 32
const ID_BYTES = 4
/** RFC 3394 adds eight bytes that prove the key intact; it takes no nonce, hence no limit to how often it is used. */
export const WRAPPED_BYTES = ID_BYTES + KEY_BYTES + 8
const wrapCipher = 'id-aes256-wrap'
const wrapStart = Buffer.alloc(8, 0xa6)

interface MasterKey {
  /** Made from the key itself, so that nobody has to name keys; it tells nothing about it. */
  id: Buffer
  key: Buffer
  digestKey: Buffer
}

const derive = (text: string, purpose: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', text, '', `vivid ${purpose}`, bytes))

const asMasterKey = (text: string): MasterKey => ({
  id: derive(text, 'master key id', ID_BYTES),
  key: derive(text, 'master key', KEY_BYTES),
  digestKey: derive(text, 'digest key', KEY_BYTES),
})

/** Its id is told, never the key: an operator sees by it which one was taken away. */
export class MasterKeyMissing extends Error {
  constructor(id: string) {
    super(`sealed under the master key ${id}, which is not at hand`)
  }
}

/** The first one wraps, all of them unwrap: that is how keys are rotated. */
export const createMasterKeys = (texts: readonly string[]): MasterKeys => {
  const all = texts.map(asMasterKey)
  const [first] = all
  if (!first) throw new Error('there is no master key')
  return {
    makeDataKey: () => {
      const key = randomBytes(KEY_BYTES)
      const cipher = createCipheriv(wrapCipher, first.key, wrapStart)
      return { key, wrapped: Buffer.concat([first.id, cipher.update(key), cipher.final()]) }
    },
    unwrap: (wrapped) => {
      const id = wrapped.subarray(0, ID_BYTES)
      const master = all.find((one) => one.id.equals(id))
      if (!master) throw new MasterKeyMissing(id.toString('hex'))
      const decipher = createDecipheriv(wrapCipher, master.key, wrapStart)
      return { key: Buffer.concat([decipher.update(wrapped.subarray(ID_BYTES)), decipher.final()]), wrapped }
    },
    digestKeys: all.map(({ id, digestKey }) => ({ id: id.toString('hex'), key: digestKey })),
  }
}
