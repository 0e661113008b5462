import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { type DataKey, type MasterKeys, wrappedBytes } from './master-keys.js'

const cipherName = 'aes-256-gcm'
const version = Buffer.from([1])
/** NIST SP 800-38D §8.2.2: random, which is safe for the handful of things that one data key seals. */
const nonceBytes = 12
const tagBytes = 16
const headBytes = version.length + wrappedBytes + nonceBytes

/**
 * version · wrapped data key · nonce · ciphertext · tag. `place` is where it belongs (AES-GCM's associated data): what was moved
 * to another transaction or tenant does not open.
 */
export const sealPieces = (
  { key, wrapped }: DataKey,
  place: string,
  pieces: readonly Uint8Array[],
): readonly Buffer[] => {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(cipherName, key, nonce)
  cipher.setAAD(Buffer.from(place))
  const head = Buffer.concat([version, wrapped, nonce])
  const ciphertext = pieces.map((piece) => cipher.update(piece))
  cipher.final()
  return [head, ...ciphertext, cipher.getAuthTag()]
}

export const seal = (dataKey: DataKey, place: string, bytes: Uint8Array): Buffer =>
  Buffer.concat(sealPieces(dataKey, place, [bytes]))

export class NotOurs extends Error {
  constructor() {
    super('what should be sealed is damaged, moved or not ours')
  }
}

const openWith = (key: Buffer, place: string, sealed: Buffer): Buffer<ArrayBuffer> => {
  const nonce = sealed.subarray(headBytes - nonceBytes, headBytes)
  const decipher = createDecipheriv(cipherName, key, nonce, { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(place))
  decipher.setAuthTag(sealed.subarray(-tagBytes))
  const bytes = decipher.update(sealed.subarray(headBytes, -tagBytes))
  try {
    decipher.final()
  } catch {
    throw new NotOurs()
  }
  return bytes as Buffer<ArrayBuffer>
}

/** Also hands over the data key, for what else belongs to the same transaction. */
export const open = (
  keys: Pick<MasterKeys, 'unwrap'>,
  place: string,
  sealed: Buffer,
): { bytes: Buffer<ArrayBuffer>; dataKey: DataKey } => {
  if (sealed.length < headBytes + tagBytes || sealed[0] !== version[0]) throw new NotOurs()
  const dataKey = keys.unwrap(sealed.subarray(version.length, version.length + wrappedBytes))
  return { bytes: openWith(dataKey.key, place, sealed), dataKey }
}
