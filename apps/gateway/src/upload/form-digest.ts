import { createHash, type Hash } from 'node:crypto'

/**
 * Tells whether two forms are the same, without keeping either: a hash over the names and contents of their parts, in the
 * order of their names. Boundaries, file names and content types are not part of what is asked.
 */
export interface FormDigest {
  /** To be fed as the part streams in. */
  part(type: string, name: string): Pick<Hash, 'update'>
  finish(): string
}

export const createFormDigest = (): FormDigest => {
  const parts: { label: string; hash: Hash }[] = []
  return {
    part: (type, name) => {
      const hash = createHash('sha256')
      parts.push({ label: JSON.stringify([type, name]), hash })
      return hash
    },
    finish: () => {
      const all = createHash('sha256')
      const lines = parts.map(({ label, hash }) => `${label} ${hash.digest('hex')}\n`)
      for (const line of lines.toSorted()) all.update(line)
      return all.digest('base64url')
    },
  }
}
