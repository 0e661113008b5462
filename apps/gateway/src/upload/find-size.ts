/** Marker, length, precision, height, width. */
const FRAME_BYTES = 9
/** Baseline, extended, progressive and lossless frames; between them lie tables (C4, CC) and a reserved one (C8). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const isWithoutLength = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** Finds the pixels of a JPEG while it streams in: its price is known before anybody decodes it. */
export interface SizeFinder {
  add(piece: Buffer): void
  /** 0 for what has not been found: other formats, broken files. */
  pixels(): number
}

export const createSizeFinder = (): SizeFinder => {
  let pixels = 0
  let isOver = false
  let rest = Buffer.alloc(0)
  let skipBytes = 0

  /** Reads one marker at the beginning of `bytes`: how many bytes lie before the next. */
  const readMarker = (bytes: Buffer): number => {
    const marker = bytes[1]!
    if (bytes[0] !== 0xff || marker === 0xda || marker === 0xd9) isOver = true
    else if (marker === 0xff) return 1
    else if (isFrame(marker)) {
      pixels = bytes.readUInt16BE(5) * bytes.readUInt16BE(7)
      isOver = true
    }
    return isWithoutLength(marker) ? 2 : 2 + bytes.readUInt16BE(2)
  }

  return {
    add: (piece) => {
      if (isOver) return
      let bytes = rest.length === 0 ? piece : Buffer.concat([rest, piece])
      while (!isOver) {
        const skipped = Math.min(skipBytes, bytes.length)
        skipBytes -= skipped
        bytes = bytes.subarray(skipped)
        if (bytes.length < FRAME_BYTES) break
        skipBytes = readMarker(bytes)
      }
      rest = isOver ? Buffer.alloc(0) : Buffer.from(bytes)
    },
    pixels: () => pixels,
  }
}
