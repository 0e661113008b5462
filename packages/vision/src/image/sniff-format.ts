export const imageFormats = ['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif'] as const
export type ImageFormat = (typeof imageFormats)[number]

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

const startsWith = (bytes: Uint8Array, ...signature: number[]) =>
  bytes.length >= signature.length && signature.every((byte, i) => bytes[i] === byte)

/**
 * Names a format by its magic bytes alone; file names and content types lie.
 * Only what the prebuilt image library reads is named: HEIC (HEVC) and BMP are not among it, and SVG is never wanted.
 */
export function sniffFormat(bytes: Uint8Array): ImageFormat | null {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg'
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (startsWith(bytes, 0x49, 0x49, 0x2a, 0x00) || startsWith(bytes, 0x4d, 0x4d, 0x00, 0x2a)) return 'tiff'
  const head = ascii(bytes, 0, 6)
  if (head === 'GIF87a' || head === 'GIF89a') return 'gif'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  if (ascii(bytes, 4, 8) === 'ftyp' && isAvifBrand(bytes)) return 'avif'
  return null
}

/** ISO base media: the major brand, then a minor version, then compatible brands up to the box's own length. */
function isAvifBrand(bytes: Uint8Array): boolean {
  const boxLength = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0)
  const brands = ascii(bytes, 8, Math.min(boxLength, bytes.length, 256))
  return brands.includes('avif') || brands.includes('avis')
}
