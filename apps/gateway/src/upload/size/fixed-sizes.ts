import { atOnce } from './look.js'

/** `IHDR` is the first chunk (ISO 15948 §11.2.2). */
export const png = atOnce(24, (file) => file.readUInt32BE(16) * file.readUInt32BE(20))

/** The logical screen (GIF89a §18). */
export const gif = atOnce(10, (file) => file.readUInt16LE(6) * file.readUInt16LE(8))

const BITMAP_CORE_HEADER = 12
/** Rows from the top have a negative height (wingdi.h). */
export const bmp = atOnce(26, (file) =>
  file.readUInt32LE(14) === BITMAP_CORE_HEADER
    ? file.readUInt16LE(18) * file.readUInt16LE(20)
    : Math.max(0, file.readInt32LE(18)) * Math.abs(file.readInt32LE(22)),
)

/** By the first chunk (RFC 9649): sides of 14 bits behind a start code, 14 bits less one, 24 bits less one. */
const webpSizes: Record<string, (file: Buffer) => number> = {
  'VP8 ': (file) => (file.readUInt16LE(26) & 0x3fff) * (file.readUInt16LE(28) & 0x3fff),
  VP8L: (file) => ((file.readUInt32LE(21) & 0x3fff) + 1) * (((file.readUInt32LE(21) >>> 14) & 0x3fff) + 1),
  VP8X: (file) => (file.readUIntLE(24, 3) + 1) * (file.readUIntLE(27, 3) + 1),
}
export const webp = atOnce(30, (file) => webpSizes[file.toString('latin1', 12, 16)]?.(file) ?? 0)
