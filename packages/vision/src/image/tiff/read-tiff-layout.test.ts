import sharp from 'sharp'
import { expect, it } from 'vitest'
import { UndecodableImage } from '../undecodable-image.js'
import { readTiffLayout } from './read-tiff-layout.js'

const image = sharp({ create: { width: 500, height: 300, channels: 3, background: '#a33' } })

/** Little-endian; entries are tag, type, count, value. */
const tiffOf = (...entries: [tag: number, type: number, count: number, value: number][]) => {
  const bytes = Buffer.alloc(10 + 12 * entries.length + 4)
  bytes.write('II*\0\x08', 'latin1')
  bytes.writeUInt16LE(entries.length, 8)
  for (const [i, [tag, type, count, value]] of entries.entries()) {
    bytes.writeUInt16LE(tag, 10 + 12 * i)
    bytes.writeUInt16LE(type, 12 + 12 * i)
    bytes.writeUInt32LE(count, 14 + 12 * i)
    bytes.writeUInt32LE(value, 18 + 12 * i)
  }
  return bytes
}
const [SHORT, LONG, LONG8] = [3, 4, 16]

it('reads tiles and strips, and the scans of those that are JPEG', async () => {
  const tiled = readTiffLayout(
    await image.clone().tiff({ compression: 'lzw', tile: true, tileWidth: 128, tileHeight: 64 }).toBuffer(),
  )
  expect([tiled.pieceWidthPx, tiled.pieceHeightPx, tiled.pieces]).toEqual([128, 64, 4 * 5])
  expect(tiled.scans).toBeUndefined()
  const file = await image.clone().tiff({ compression: 'jpeg' }).toBuffer()
  const strips = readTiffLayout(file)
  expect([strips.pieceWidthPx, strips.pieces]).toEqual([500, Math.ceil(300 / strips.pieceHeightPx)])
  expect(strips.scans).toEqual({ heldPerPixel: 0, visitsPerPixel: 0 })
  expect(strips.codedBytes).toBeLessThan(file.length)
})

const size: [number, number, number, number][] = [
  [256, LONG, 1, 100],
  [257, LONG, 1, 100],
  [278, LONG, 1, 10],
]

it('counts the strips of every colour where each has its own', () => {
  expect(readTiffLayout(tiffOf(...size)).pieces).toBe(10)
  expect(readTiffLayout(tiffOf(...size, [277, SHORT, 1, 4], [284, SHORT, 1, 2])).pieces).toBe(40)
})

it('counts the bytes of every piece, also where they are the same', () => {
  const file = Buffer.concat([tiffOf(...size, [273, LONG, 10, 1000], [279, LONG, 10, 1040]), Buffer.alloc(3_000_000)])
  for (let i = 0; i < 10; i++) {
    file.writeUInt32LE(2000, 1000 + 4 * i)
    file.writeUInt32LE(100_000, 1040 + 4 * i)
  }
  expect(readTiffLayout(file).codedBytes).toBe(1e6)
  for (let i = 0; i < 10; i++) file.writeUInt32LE(2_900_000, 1040 + 4 * i)
  expect(() => readTiffLayout(file)).toThrow(/too-costly/)
  // A length of 0 is for the library to find out.
  for (let i = 0; i < 10; i++) file.writeUInt32LE(0, 1040 + 4 * i)
  expect(() => readTiffLayout(file)).toThrow(/too-costly/)
})

it('takes the first of two entries, as the library does, and no number for any', () => {
  expect(readTiffLayout(tiffOf(...size, [322, LONG, 1, 4096], [322, LONG, 1, 16])).pieceWidthPx).toBe(4096)
  for (const [type, count] of [
    [LONG8, 1],
    [LONG, 2],
  ] as const)
    expect(readTiffLayout(tiffOf(...size, [322, type, count, 16])).pieceWidthPx).toBe(Number.POSITIVE_INFINITY)
})

it('refuses a directory that takes longer to read than the picture', () => {
  const entries = Array.from({ length: 3000 }, (_, i): [number, number, number, number] => [1000 + i, LONG, 1, 7])
  expect(() => readTiffLayout(tiffOf(...entries))).toThrow(UndecodableImage)
})
