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

/** Adam7 (ISO 15948 §8.2): the first column and row of each pass, and the steps between its columns and rows. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const
const whole = [[0, 0, 1, 1]] as const

export interface ZerosOptions {
  readonly width: number
  readonly height: number
  readonly bits: number
  readonly channels: number
  readonly isInterlaced: boolean
}

/** A picture of which every pixel is there. */
export const pngOfZeros = ({ width, height, bits, channels, isInterlaced }: ZerosOptions): Buffer => {
  const colour = [0, 4, 2, 6][channels - 1]!
  // Below eight bits there is only grey.
  const depth = channels > 1 ? Math.max(8, bits) : bits
  const unfolded = (isInterlaced ? passes : whole).reduce((sum, [x, y, dx, dy]) => {
    const [columns, rows] = [Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)]
    return columns > 0 && rows > 0 ? sum + rows * (1 + Math.ceil((columns * depth * channels) / 8)) : sum
  }, 0)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, colour, 0, 0, isInterlaced ? 1 : 0], 8)
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', zeros(unfolded)), pngChunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([pngSignature, ...chunks])
}
