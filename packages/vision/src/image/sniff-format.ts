export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' | 'avif' | 'heic' | 'bmp'

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

const startsWith = (bytes: Uint8Array, ...signature: number[]) =>
  bytes.length >= signature.length && signature.every((byte, i) => bytes[i] === byte)

/** Names a format by its magic bytes alone; file names and content types lie. SVG is never wanted. */
export const sniffFormat = (bytes: Uint8Array): ImageFormat | null => {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg'
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (startsWith(bytes, 0x49, 0x49, 0x2a, 0x00) || startsWith(bytes, 0x4d, 0x4d, 0x00, 0x2a)) return 'tiff'
  const head = ascii(bytes, 0, 6)
  if (head === 'GIF87a' || head === 'GIF89a') return 'gif'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  if (ascii(bytes, 4, 8) === 'ftyp') return formatOfBrands(bytes)
  // Two letters alone would also start a text: the header's own length follows at 14 (12 to 124, wingdi.h).
  if (head.startsWith('BM') && bytes.length > 18 && bytes[14]! >= 12 && bytes[14]! <= 124 && bytes[15] === 0)
    return 'bmp'
  return null
}

/** HEVC's brands (ISO 23008-12 Annex B), and the two that say only that it is an image file. */
const heifBrands = /heic|heix|heim|heis|hevc|hevx|mif1|msf1/

/** ISO base media: the major brand, then a minor version, then compatible brands up to the box's own length. */
const formatOfBrands = (bytes: Uint8Array): 'avif' | 'heic' | null => {
  const boxLength = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0)
  const brands = ascii(bytes, 8, Math.min(boxLength, bytes.length, 256))
  if (brands.includes('avif') || brands.includes('avis')) return 'avif'
  return heifBrands.test(brands) ? 'heic' : null
}
