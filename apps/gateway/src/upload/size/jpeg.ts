import { enough, type SizeFormat } from './look.js'

/** Baseline, extended, progressive and lossless frames; between them lie tables (C4, CC) and a reserved one (C8). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const isWithoutLength = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
const [FILL, START_OF_SCAN, END] = [0xff, 0xda, 0xd9]

/** From marker to marker (ISO 10918-1 B.1) up to the frame: marker, length, precision, height, width. */
export const jpeg: SizeFormat = {
  bytes: 9,
  begin: () => (bytes) => {
    const marker = bytes[1]!
    if (bytes[0] !== 0xff || marker === START_OF_SCAN || marker === END) return enough
    if (marker === FILL) return { skip: 1 }
    if (isFrame(marker)) return { pixels: bytes.readUInt16BE(5) * bytes.readUInt16BE(7), skip: null }
    return { skip: isWithoutLength(marker) ? 2 : 2 + bytes.readUInt16BE(2) }
  },
}
