import sharp from 'sharp'
import { expect, it } from 'vitest'
import { readTiffLayout } from './read-tiff-layout.js'
import { UndecodableImage } from './undecodable-image.js'

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

it('reads tiles and strips', async () => {
  const tiled = await image.clone().tiff({ compression: 'lzw', tile: true, tileWidth: 128, tileHeight: 64 }).toBuffer()
  expect(readTiffLayout(tiled)).toEqual({ isJpegInside: false, pieceWidthPx: 128, pieceHeightPx: 64, pieces: 4 * 5 })
  const strips = readTiffLayout(await image.clone().tiff({ compression: 'jpeg' }).toBuffer())
  expect([strips.isJpegInside, strips.pieceWidthPx]).toEqual([true, 500])
  expect(strips.pieces).toBe(Math.ceil(300 / strips.pieceHeightPx))
})

it('counts the strips of every colour where each has its own', () => {
  const size: [number, number, number, number][] = [
    [256, LONG, 1, 100],
    [257, LONG, 1, 100],
    [278, LONG, 1, 10],
  ]
  expect(readTiffLayout(tiffOf(...size)).pieces).toBe(10)
  expect(readTiffLayout(tiffOf(...size, [277, SHORT, 1, 4], [284, SHORT, 1, 2])).pieces).toBe(40)
})

it('takes the first of two entries, as the library does, and no number for any', () => {
  expect(readTiffLayout(tiffOf([322, LONG, 1, 4096], [322, LONG, 1, 16])).pieceWidthPx).toBe(4096)
  for (const [type, count] of [
    [LONG8, 1],
    [LONG, 2],
  ] as const)
    expect(readTiffLayout(tiffOf([322, type, count, 16])).pieceWidthPx).toBe(Number.POSITIVE_INFINITY)
})

it('refuses a directory that takes longer to read than the picture', () => {
  const entries = Array.from({ length: 3000 }, (_, i): [number, number, number, number] => [1000 + i, LONG, 1, 7])
  expect(() => readTiffLayout(tiffOf(...entries))).toThrow(UndecodableImage)
})
