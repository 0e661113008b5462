import { appendFile, open } from 'node:fs/promises'

/** Where audit lines go. */
export interface AuditLog {
  /** Resolves once the lines are with the system. */
  append(lines: readonly string[]): Promise<void>
  /** Those of them that are not in the log; of a stream that cannot be read again, all of them. */
  missing(lines: readonly string[]): Promise<string[]>
}

/** What is looked through for a line that may have been written: a minute of a thousand transactions a second. */
const TAIL_BYTES = 32 * 1024 * 1024

const text = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')

/** Standard output, one write for each call, so that lines of the process' own log do not come between. */
const stdout: AuditLog = {
  append: (lines) =>
    new Promise((resolve, reject) => {
      process.stdout.write(text(lines), (error) => (error ? reject(error) : resolve()))
    }),
  missing: async (lines) => [...lines],
}

const readTail = async (path: string): Promise<string> => {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const start = Math.max(0, size - TAIL_BYTES)
    const bytes = Buffer.alloc(size - start)
    const { bytesRead } = await file.read(bytes, 0, bytes.length, start)
    return bytes.toString('utf8', 0, bytesRead)
  } finally {
    await file.close()
  }
}

/** The file is opened for each write: it may be moved away and made anew at any time. Several processes may share it. */
const fileLog = (path: string): AuditLog => ({
  append: (lines) => appendFile(path, text(lines), { mode: 0o640 }),
  missing: async (lines) => {
    const tail = await readTail(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return ''
      throw error
    })
    const written = new Set(tail.split('\n'))
    return lines.filter((line) => !written.has(line))
  },
})

export const openAuditLog = (destination: string): AuditLog =>
  destination === 'stdout' ? stdout : fileLog(destination)
