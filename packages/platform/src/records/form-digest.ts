import { type CipherGCM, createCipheriv, createHmac } from 'node:crypto'
import type { DigestKey, MasterKeys } from '../secrecy/master-keys.js'

/**
 * Tells whether two forms are the same, without keeping either: a digest over the names and contents of their parts, in the
 * order of their names. Boundaries, file names and content types are not part of what is asked.
 *
 * A part is told by its GMAC under a key that no caller knows: 0.1 ms of CPU for 500 kB, where SHA-256 takes 2.2 on a processor
 * that has no instructions for it. Its nonce is always the same, hence its tags would betray the key: none of them leaves, only an
 * HMAC over all.
 */
export interface FormDigest {
  /** To be fed as the part streams in. */
  part(type: string, name: string): (piece: Buffer) => void
  /** One digest per master key, each after its key's id. */
  finish(): string[]
}

const nonce = Buffer.alloc(12)

interface Part {
  label: string
  /** One MAC per master key. */
  macs: readonly CipherGCM[]
}

export const createFormDigest = ({ digestKeys: keys }: Pick<MasterKeys, 'digestKeys'>): FormDigest => {
  const parts: Part[] = []
  return {
    part: (type, name) => {
      const macs = keys.map(({ key }) => createCipheriv('aes-256-gcm', key, nonce))
      parts.push({ label: JSON.stringify([type, name]), macs })
      return (piece) => {
        for (const mac of macs) mac.setAAD(piece)
      }
    },
    finish: () => {
      for (const { macs } of parts) for (const mac of macs) mac.final()
      return keys.map((key, index) => digestOf(key, parts, index))
    },
  }
}

const digestOf = ({ id, key }: DigestKey, parts: readonly Part[], index: number): string => {
  const lines = parts.map(({ label, macs }) => `${label} ${macs[index]!.getAuthTag().toString('hex')}\n`)
  return `${id}.${createHmac('sha256', key).update(lines.toSorted().join('')).digest('base64url')}`
}
