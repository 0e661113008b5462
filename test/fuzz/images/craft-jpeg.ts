import { tiff } from './craft-tiff.js'

/** The picture's frame header claims another size (ISO 10918-1 B.2.2). */
export const jpegOfSize = (jpeg: Buffer, width: number, height: number): Buffer => {
  const copy = Buffer.from(jpeg)
  const frame = copy.findIndex((byte, at) => byte === 0xff && (copy[at + 1] === 0xc0 || copy[at + 1] === 0xc2))
  copy.writeUInt16BE(height, frame + 5)
  copy.writeUInt16BE(width, frame + 7)
  return copy
}
export const jpegWith = (jpeg: Buffer, marker: number, body: Buffer): Buffer => {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(Math.min(0xffff, body.length + 2))
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, marker]), length, body, jpeg.subarray(2)])
}
/** An EXIF block whose directories point at each other, or whose orientation is none. */
export const exif = (orientation: number, next: number): Buffer =>
  Buffer.concat([
    Buffer.from('Exif\0\0', 'latin1'),
    tiff(
      [
        [0x112, 3, 1, orientation],
        [0x8769, 4, 1, 8],
        [0x8825, 4, 1, 8],
        [0x10e, 2, 0x7fffffff, 26],
      ],
      next,
    ),
  ])
