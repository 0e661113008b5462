import { deflateSync } from 'node:zlib'
import { crc32 } from './crc32.js'

export const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
export const pngChunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
export const png = (width: number, height: number, depth: number, colour: number, ...chunks: Buffer[]): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, colour, 0, 0, 0], 8)
  return Buffer.concat([pngSignature, pngChunk('IHDR', header), ...chunks, pngChunk('IEND', Buffer.alloc(0))])
}
/** A stream that unfolds to so many zeros. */
export const zeros = (bytes: number) => deflateSync(Buffer.alloc(bytes), { level: 9 })
