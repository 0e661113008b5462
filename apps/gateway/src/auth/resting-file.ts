import { readFile, stat } from 'node:fs/promises'

interface Seen {
  /** Tells one content of the file from another. */
  version: string
  /** How long nobody has changed the file. */
  restedMs: number
}

export interface RestingFile {
  /** Throws where there is no such file. */
  look(): Promise<Seen>
  /** Null when the file is no longer, or did not stay, the one that was seen. */
  read(seen: Seen): Promise<string | null>
}

/** The inode and the change time tell also of a file of the same size, or one whose modification time was put back. */
const statVersion = async (path: string) => {
  const { ino, size, mtimeNs, ctimeNs, ctimeMs } = await stat(path, { bigint: true })
  return { version: [ino, size, mtimeNs, ctimeNs].join(':'), changedAtMs: Number(ctimeMs) }
}

/**
 * A file that others rewrite in place. Between truncating it and writing the last line, it is shorter than its writer means
 * it to be; only that it rests tells that the writer is done.
 */
export const openRestingFile = (path: string, now: () => number): RestingFile => {
  let last: { version: string; sinceMs: number } | null = null
  return {
    look: async () => {
      const { version, changedAtMs } = await statVersion(path)
      // A file that was there before us rests since its last change. Later only our own clock counts: a file server's may differ.
      if (last === null) last = { version, sinceMs: Math.min(changedAtMs, now()) }
      else if (last.version !== version) last = { version, sinceMs: now() }
      return { version, restedMs: now() - last.sinceMs }
    },
    read: async ({ version }) => {
      const text = await readFile(path, 'utf8')
      return (await statVersion(path)).version === version ? text : null
    },
  }
}
