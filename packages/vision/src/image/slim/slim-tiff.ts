import { readDirectory } from '../tiff/read-directory.js'

/** The first page alone: the library reads the directories of all others to count them, and a file has room for 800,000. */
export const slimTiff = (bytes: Uint8Array): Uint8Array => {
  const { nextAt } = readDirectory(bytes)
  const isLast = nextAt === null || bytes.subarray(nextAt, nextAt + 4).every((byte) => byte === 0)
  return isLast ? bytes : Buffer.from(bytes).fill(0, nextAt, nextAt + 4)
}
