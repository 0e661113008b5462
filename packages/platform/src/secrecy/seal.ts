import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { type DataKey, type MasterKeys, WRAPPED_BYTES } from './master-keys.js'
import { createSlabs, SLAB_BYTES, type Slabs } from './slabs.js'

/**
 * version · wrapped data key · nonce · ciphertext · tag · binding
 *
 * The binding is a second GCM tag, under the same key, of nonce, tag and the name of what the ciphertext belongs to. It comes last,
 * as that name is known only after encryption: it holds the transaction's id. What was moved to another transaction or tenant does
 * not open.
 */
const cipherName = 'aes-256-gcm'
const version = Buffer.from([2])
/** NIST SP 800-38D §8.2.2: random, which is safe for the handful of things that one data key seals. */
const NONCE_BYTES = 12
const TAG_BYTES = 16
const headBytes = version.length + WRAPPED_BYTES + NONCE_BYTES
const BINDING_BYTES = NONCE_BYTES + TAG_BYTES
const TAIL_BYTES = TAG_BYTES + BINDING_BYTES

/** Seals what comes in pieces, so that the whole is never at hand in the clear. */
export interface Sealer {
  add(piece: Uint8Array): void
  /** All that is to be kept, bound to the name of what it belongs to. */
  finish(boundTo: string): readonly Buffer[]
  /** What `finish` gave has been written and is not read any more. */
  release(): void
}

const bindingData = (boundTo: string, nonce: Buffer, tag: Buffer): Buffer =>
  Buffer.concat([nonce, tag, Buffer.from(boundTo)])

const makeBinding = (key: Buffer, data: Buffer): Buffer => {
  const bindingNonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(cipherName, key, bindingNonce).setAAD(data)
  cipher.final()
  return Buffer.concat([bindingNonce, cipher.getAuthTag()])
}

const startSealing = ({ key, wrapped }: DataKey) => {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(cipherName, key, nonce)
  return {
    cipher,
    head: Buffer.concat([version, wrapped, nonce]),
    tail: (boundTo: string) => {
      cipher.final()
      const tag = cipher.getAuthTag()
      return Buffer.concat([tag, makeBinding(key, bindingData(boundTo, nonce, tag))])
    },
  }
}

export const createSealer = (dataKey: DataKey, slabs: Slabs = createSlabs(0)): Sealer => {
  const { cipher, head, tail } = startSealing(dataKey)
  const taken: Buffer[] = []
  /** Bytes of the last slab that are filled. */
  let usedBytes = SLAB_BYTES
  const append = (bytes: Buffer) => {
    for (let at = 0; at < bytes.length; ) {
      if (usedBytes === SLAB_BYTES) {
        taken.push(slabs.take())
        usedBytes = 0
      }
      const copied = bytes.copy(taken.at(-1)!, usedBytes, at)
      usedBytes += copied
      at += copied
    }
  }
  append(head)
  return {
    add: (piece) => append(cipher.update(piece)),
    finish: (boundTo) => {
      append(tail(boundTo))
      return taken.with(-1, taken.at(-1)!.subarray(0, usedBytes))
    },
    release: () => slabs.giveBack(taken.splice(0)),
  }
}

export const seal = (dataKey: DataKey, boundTo: string, bytes: Uint8Array): Buffer => {
  const { cipher, head, tail } = startSealing(dataKey)
  return Buffer.concat([head, cipher.update(bytes), tail(boundTo)])
}

export class NotOurs extends Error {
  constructor() {
    super('what should be sealed is damaged, moved or not ours')
  }
}

const decipherWith = (key: Buffer, nonce: Buffer, tag: Buffer) =>
  createDecipheriv(cipherName, key, nonce, { authTagLength: TAG_BYTES }).setAuthTag(tag)

const openWith = (key: Buffer, boundTo: string, sealed: Buffer): Buffer<ArrayBuffer> => {
  const nonce = sealed.subarray(headBytes - NONCE_BYTES, headBytes)
  const tag = sealed.subarray(-TAIL_BYTES, -BINDING_BYTES)
  const bindingNonce = sealed.subarray(-BINDING_BYTES, -TAG_BYTES)
  try {
    decipherWith(key, bindingNonce, sealed.subarray(-TAG_BYTES))
      .setAAD(bindingData(boundTo, nonce, tag))
      .final()
    const decipher = decipherWith(key, nonce, tag)
    const bytes = decipher.update(sealed.subarray(headBytes, -TAIL_BYTES))
    decipher.final()
    return bytes as Buffer<ArrayBuffer>
  } catch {
    throw new NotOurs()
  }
}

/** Also hands over the data key, for what else belongs to the same transaction. */
export const open = (
  keys: Pick<MasterKeys, 'unwrap'>,
  boundTo: string,
  sealed: Buffer,
): { bytes: Buffer<ArrayBuffer>; dataKey: DataKey } => {
  if (sealed.length < headBytes + TAIL_BYTES || sealed[0] !== version[0]) throw new NotOurs()
  const dataKey = keys.unwrap(sealed.subarray(version.length, version.length + WRAPPED_BYTES))
  return { bytes: openWith(dataKey.key, boundTo, sealed), dataKey }
}
