const starts = (bytes: Uint8Array, offset: number, ...expected: number[]) =>
  expected.every((value, index) => bytes[offset + index] === value)
const ascii = (text: string) => [...text].map((char) => char.charCodeAt(0))

const typeBytes = 12
/** A caller may send its picture byte by byte. */
const beginningOf = (pieces: readonly Uint8Array[]): Buffer => Buffer.concat(pieces.slice(0, typeBytes), typeBytes)
const jpeg = (bytes: Uint8Array) => starts(bytes, 0, 0xff, 0xd8, 0xff)

export const isJpeg = (pieces: readonly Uint8Array[]): boolean => jpeg(beginningOf(pieces))

/** The raster formats that the engines' decoder reads. A name or content type proves nothing; the first bytes do. */
export const isPicture = (pieces: readonly Uint8Array[]): boolean => isRaster(beginningOf(pieces))

const isRaster = (bytes: Buffer): boolean =>
  jpeg(bytes) ||
  starts(bytes, 0, 0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a) ||
  (starts(bytes, 0, ...ascii('RIFF')) && starts(bytes, 8, ...ascii('WEBP'))) ||
  starts(bytes, 0, ...ascii('GIF8')) ||
  starts(bytes, 0, ...ascii('II'), 0x2a, 0) ||
  starts(bytes, 0, ...ascii('MM'), 0, 0x2a) ||
  (starts(bytes, 4, ...ascii('ftyp')) &&
    /^(avif|avis|heic|heix|mif1|msf1)/.test(String.fromCharCode(...bytes.slice(8, 12))))
