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

const sizeOf = (pieces: readonly Buffer[]) => {
  const finder = createSizeFinder()
  for (const piece of pieces) finder.add(piece)
  return finder.pixels()
}

test.each([0xc0, 0xc1, 0xc2])('finds the size behind a thumbnail and tables, frame %i', (marker) => {
  const file = Buffer.concat([start, exif, segment(0xc4, Buffer.alloc(30)), frame(marker, 7000, 5000), scan])
  expect(sizeOf([file])).toBe(35e6)
})

test('finds the same however the file is cut into pieces', () => {
  const file = Buffer.concat([start, exif, Buffer.from([0xff, 0xff]), frame(0xc2, 640, 480).subarray(1), scan])
  fc.assert(
    fc.property(fc.array(fc.nat(file.length), { maxLength: 12 }), (cuts) => {
      const sorted = [0, ...cuts.sort((a, b) => a - b), file.length]
      expect(sizeOf(sorted.slice(1).map((end, i) => file.subarray(sorted[i], end)))).toBe(640 * 480)
    }),
  )
})

test('says nothing of what is no JPEG or has no frame, whatever the bytes', () => {
  expect(sizeOf([Buffer.from('not a picture at all')])).toBe(0)
  expect(sizeOf([start, scan, frame(0xc0, 100, 100)])).toBe(0)
  fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => sizeOf([Buffer.from(bytes)]) >= 0))
})
