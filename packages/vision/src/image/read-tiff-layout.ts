/** TIFF 6.0 §2 and §15: what decides how much of the picture a decoder must hold at once. */
export interface TiffLayout {
  readonly isJpegInside: boolean
  /** Pixels of one tile, 0 where it has strips. */
  readonly tilePixels: number
}

const [COMPRESSION, TILE_WIDTH, TILE_LENGTH] = [259, 322, 323]
const SHORT = 3

/** Of the first directory, which is the only picture read. Entries that lie elsewhere are the decoder's to refuse. */
export const readTiffLayout = (bytes: Uint8Array): TiffLayout => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const little = bytes[0] === 0x49
  const directory = view.byteLength < 8 ? 0 : view.getUint32(4, little)
  const values = new Map<number, number>()
  if (directory >= 8 && directory + 2 <= view.byteLength) {
    const count = view.getUint16(directory, little)
    for (let i = 0, at = directory + 2; i < count && at + 12 <= view.byteLength; i++, at += 12) {
      const isShort = view.getUint16(at + 2, little) === SHORT
      values.set(view.getUint16(at, little), isShort ? view.getUint16(at + 8, little) : view.getUint32(at + 8, little))
    }
  }
  const compression = values.get(COMPRESSION)
  return {
    isJpegInside: compression === 6 || compression === 7,
    tilePixels: (values.get(TILE_WIDTH) ?? 0) * (values.get(TILE_LENGTH) ?? 0),
  }
}
