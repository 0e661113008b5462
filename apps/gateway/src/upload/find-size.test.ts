import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSizeFinder } from './find-size.js'

const segment = (marker: number, content: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}
const frame = (marker: number, width: number, height: number) => {
  const content = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  content.writeUInt16BE(height, 1)
  content.writeUInt16BE(width, 3)
  return segment(marker, content)
}
const start = Buffer.from([0xff, 0xd8])
const scan = segment(0xda, Buffer.alloc(6))
/** A thumbnail has a size of its own. */
const exif = segment(0xe1, Buffer.concat([Buffer.alloc(40_000, 7), start, frame(0xc0, 160, 120), scan]))

/** Numbers of so many bytes each, in one order of bytes. */
const numbers = (order: 'BE' | 'LE', ...parts: [bytes: number, value: number][]) =>
  Buffer.concat(
    parts.map(([bytes, value]) => {
      const number = Buffer.alloc(bytes)
      if (order === 'BE') number.writeUIntBE(value, 0, bytes)
      else number.writeUIntLE(value, 0, bytes)
      return number
    }),
  )
const text = (characters: string) => Buffer.from(characters, 'latin1')
const padding = Buffer.alloc(40)

const box = (name: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts)
  return Buffer.concat([numbers('BE', [4, body.length + 8]), text(name), body])
}
const ispe = (width: number, height: number) => box('ispe', numbers('BE', [4, 0], [4, width], [4, height]))

const tiff = (order: 'BE' | 'LE', directoryAt: number) =>
  Buffer.concat([
    order === 'BE' ? text('MM\0*') : text('II*\0'),
    numbers(order, [4, directoryAt]),
    Buffer.alloc(directoryAt - 8),
    numbers(order, [2, 3], [2, 254], [2, 4], [4, 1], [4, 0]),
    numbers(order, [2, 256], [2, 4], [4, 1], [4, 640]),
    numbers(order, [2, 257], [2, 3], [4, 1], [2, 480], [2, 0]),
    Buffer.alloc(4),
  ])

const webp = (chunk: string, ...parts: Buffer[]) =>
  Buffer.concat([text(`RIFF\0\0\0\0WEBP${chunk}\0\0\0\0`), ...parts, padding])

const bmp = (...header: Buffer[]) => Buffer.concat([text('BM'), Buffer.alloc(12), ...header, padding])

/** Each of 640×480 pixels. */
const files: Record<string, Buffer> = {
  JPEG: Buffer.concat([start, exif, Buffer.from([0xff, 0xff]), frame(0xc2, 640, 480).subarray(1), scan]),
  PNG: Buffer.concat([text('\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR'), numbers('BE', [4, 640], [4, 480]), padding]),
  GIF: Buffer.concat([text('GIF89a'), numbers('LE', [2, 640], [2, 480]), padding]),
  'BMP, rows from the bottom': bmp(numbers('LE', [4, 40], [4, 640], [4, 480])),
  'BMP, rows from the top': bmp(numbers('LE', [4, 40], [4, 640], [4, 2 ** 32 - 480])),
  'BMP of the oldest kind': bmp(numbers('LE', [4, 12], [2, 640], [2, 480])),
  'lossy WebP': webp('VP8 ', text('\0\0\0\x9d\x01\x2a'), numbers('LE', [2, 640 + 0x4000], [2, 480])),
  'lossless WebP': webp('VP8L', text('\x2f'), numbers('LE', [4, 639 + 479 * 2 ** 14])),
  'extended WebP': webp('VP8X', numbers('LE', [4, 0], [3, 639], [3, 479])),
  'TIFF, little end first': tiff('LE', 8),
  'TIFF, big end first, directory behind the pixels': tiff('BE', 30_000),
  HEIC: Buffer.concat([
    box('ftyp', text('heic\0\0\0\0mif1')),
    box(
      'meta',
      Buffer.alloc(4),
      box('hdlr', Buffer.alloc(24)),
      box('iloc', Buffer.alloc(5000)),
      box('iprp', box('ipco', ispe(160, 120), box('colr', Buffer.alloc(600)), ispe(640, 480), ispe(320, 240)), padding),
    ),
    box('mdat', ispe(9000, 900), padding),
  ]),
}

const sizeOf = (pieces: readonly Buffer[]) => {
  const finder = createSizeFinder()
  for (const piece of pieces) finder.add(piece)
  return finder.pixels()
}

test.each(Object.entries(files))('finds the size of %s, however it is cut into pieces', (_, file) => {
  expect(sizeOf([file])).toBe(640 * 480)
  fc.assert(
    fc.property(fc.array(fc.nat(file.length), { maxLength: 12 }), (cuts) => {
      const sorted = [0, ...cuts.sort((a, b) => a - b), file.length]
      expect(sizeOf(sorted.slice(1).map((end, i) => file.subarray(sorted[i], end)))).toBe(640 * 480)
    }),
  )
})

test.each([0xc0, 0xc1, 0xc2])('finds the size behind a thumbnail and tables, frame %i', (marker) => {
  const file = Buffer.concat([start, exif, segment(0xc4, Buffer.alloc(30)), frame(marker, 7000, 5000), scan])
  expect(sizeOf([file])).toBe(35e6)
})

test.each([
  ['drawn-selfie.heic', 480 * 640],
  ['flat-6300.avif', 6300 * 6300],
])('finds the size of %s, as an encoder writes it', (name, pixels) => {
  expect(sizeOf([readFileSync(new URL(`../../../../test/fixtures/${name}`, import.meta.url))])).toBe(pixels)
})

test('says nothing of what is no picture or has no size, whatever the bytes', () => {
  expect(sizeOf([Buffer.from('not a picture at all')])).toBe(0)
  expect(sizeOf([start, scan, frame(0xc0, 100, 100)])).toBe(0)
  const beginnings = Object.values(files).map((file) => file.subarray(0, 12))
  const hostile = fc.tuple(fc.constantFrom(...beginnings), fc.uint8Array({ maxLength: 300 }))
  fc.assert(
    fc.property(hostile, ([beginning, bytes]) => {
      const pixels = sizeOf([beginning, Buffer.from(bytes)])
      expect(pixels).toBeGreaterThanOrEqual(0)
      expect(pixels).toBeLessThanOrEqual(50e6)
    }),
  )
})

test('charges nothing for more pixels than any decoder takes: they are refused unseen', () => {
  expect(sizeOf([Buffer.concat([start, frame(0xc0, 7000, 7000), scan])])).toBe(49e6)
  expect(sizeOf([Buffer.concat([start, frame(0xc0, 65_535, 65_535), scan])])).toBe(0)
})

test('looks no further than any photo has its size', () => {
  const finder = createSizeFinder()
  const filled = Buffer.concat([start, Buffer.alloc(10_000_000, 0xff), frame(0xc0, 640, 480).subarray(1)])
  const before = process.cpuUsage()
  finder.add(filled)
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(500)
  expect(finder.pixels()).toBe(0)
})
