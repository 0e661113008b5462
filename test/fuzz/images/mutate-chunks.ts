import { pick } from '../../support/seeded-random.js'
import type { Format } from './base-pictures.js'
import { crc32 } from './crc32.js'
import { below, mutateBytes, type Random } from './mutate-bytes.js'

/** A file as its format cuts it: JPEG segments, PNG chunks, RIFF chunks, boxes. Joined again they are the file. */
type Split = (bytes: Buffer) => Buffer[]

/** ISO 10918-1 B.1.1: markers with a length, then the scan up to the next marker that is none of its own. */
const jpegSegments: Split = (bytes) => {
  const segments = [bytes.subarray(0, 2)]
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]!
    let end = at + 2 + bytes.readUInt16BE(at + 2)
    if (marker === 0xda) {
      while (end < bytes.length && !(bytes[end] === 0xff && bytes[end + 1]! !== 0 && (bytes[end + 1]! & 0xf8) !== 0xd0))
        end++
    }
    segments.push(bytes.subarray(at, end))
    at = end
  }
  return [...segments, bytes.subarray(at)]
}

const lengthPrefixed =
  (options: { start: number; sizeAt: number; little: boolean; overhead: number; padded: boolean }): Split =>
  (bytes) => {
    const chunks = [bytes.subarray(0, options.start)]
    let at = options.start
    while (at + 8 <= bytes.length) {
      const where = at + options.sizeAt
      const size = (options.little ? bytes.readUInt32LE(where) : bytes.readUInt32BE(where)) + options.overhead
      const end = at + Math.max(8, options.padded ? size + (size & 1) : size)
      chunks.push(bytes.subarray(at, end))
      at = end
    }
    return chunks
  }

/** GIF, TIFF and BMP have no chunks that can be told apart without reading them: blocks stand for them. */
const blocks: Split = (bytes) =>
  Array.from({ length: Math.ceil(bytes.length / 64) }, (_, index) => bytes.subarray(64 * index, 64 * index + 64))

const splits: Record<Format, Split> = {
  jpeg: jpegSegments,
  png: lengthPrefixed({ start: 8, sizeAt: 0, little: false, overhead: 12, padded: false }),
  webp: lengthPrefixed({ start: 12, sizeAt: 4, little: true, overhead: 8, padded: true }),
  avif: lengthPrefixed({ start: 0, sizeAt: 0, little: false, overhead: 0, padded: false }),
  heic: lengthPrefixed({ start: 0, sizeAt: 0, little: false, overhead: 0, padded: false }),
  gif: blocks,
  tiff: blocks,
  bmp: blocks,
}

/** A wrong checksum would be all that a decoder sees. */
const mendPngChunk = (chunk: Buffer): Buffer => {
  if (chunk.length < 12) return chunk
  const copy = Buffer.from(chunk)
  copy.writeUInt32BE(copy.length - 12, 0)
  copy.writeUInt32BE(crc32(copy.subarray(4, -4)), copy.length - 4)
  return copy
}

const mutateBody = (chunk: Buffer, format: Format, random: Random): Buffer => {
  const header = format === 'jpeg' ? 4 : 8
  if (chunk.length <= header + 1) return chunk
  const body = Buffer.concat([chunk.subarray(0, header), mutateBytes(chunk.subarray(header), random)])
  if (format === 'png') return mendPngChunk(body)
  if (format === 'jpeg' && random() < 0.5) body.writeUInt16BE(Math.min(0xffff, body.length - 2), 2)
  return body
}

/** Drops, doubles, swaps, moves or rewrites whole parts, lengths and checksums kept true where the format has them. */
export const mutateChunks = (bytes: Buffer, format: Format, random: Random): Buffer => {
  const chunks = splits[format](bytes)
  for (let times = 1 + below(random, 3); times > 0; times--) {
    const at = 1 + below(random, Math.max(1, chunks.length - 1))
    const chunk = chunks[at]
    if (!chunk) continue
    const how = below(random, 6)
    if (how === 0) chunks.splice(at, 1)
    else if (how === 1) chunks.splice(at, 0, ...Array.from({ length: 1 + below(random, 50) }, () => chunk))
    else if (how === 2) chunks.splice(1 + below(random, chunks.length), 0, ...chunks.splice(at, 1))
    else chunks[at] = mutateBody(chunk, format, random)
  }
  return Buffer.concat(chunks)
}

/** The file cut at each of its parts, once before and once after the part's head. */
export const cutAtChunk = (bytes: Buffer, format: Format, random: Random): Buffer => {
  const chunks = splits[format](bytes)
  const upTo = below(random, chunks.length + 1)
  const head = pick(random, [0, 1, 2, 4, 8])
  return Buffer.concat([...chunks.slice(0, upTo), (chunks[upTo] ?? Buffer.alloc(0)).subarray(0, head)])
}
