import { enough, type Seen, type SizeFormat } from './look.js'

const [WIDTH, LENGTH] = [256, 257]
const SHORT = 3
const ENTRY_BYTES = 12

/** From the header to the first directory (TIFF 6.0 §2), then entry by entry, in the order of their tags. */
export const tiff: SizeFormat = {
  bytes: ENTRY_BYTES,
  begin: () => {
    let isBig = false
    let left = 0
    let width = 0
    const [readShort, readLong] = [
      (bytes: Buffer, at: number) => (isBig ? bytes.readUInt16BE(at) : bytes.readUInt16LE(at)),
      (bytes: Buffer, at: number) => (isBig ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at)),
    ]
    const readEntry = (entry: Buffer): Seen => {
      const value = readShort(entry, 2) === SHORT ? readShort(entry, 8) : readLong(entry, 8)
      const tag = readShort(entry, 0)
      if (tag === WIDTH) width = value
      if (tag === LENGTH) return { pixels: width * value, skip: null }
      left -= 1
      return left > 0 ? { skip: ENTRY_BYTES } : enough
    }
    const readCount = (directory: Buffer): Seen => {
      left = readShort(directory, 0)
      look = readEntry
      return left > 0 ? { skip: 2 } : enough
    }
    const readHeader = (file: Buffer): Seen => {
      isBig = file[0] === 0x4d
      look = readCount
      const directory = readLong(file, 4)
      return directory < 8 ? enough : { skip: directory }
    }
    let look = readHeader
    return (bytes) => look(bytes)
  },
}
