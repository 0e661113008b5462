import { readFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { expect, it } from 'vitest'
import { type PictureHeader, readHeader } from '../read-header.js'
import { type ImageFormat, sniffFormat } from '../sniff-format.js'
import { UndecodableImage } from '../undecodable-image.js'
import { checkPrice, priceOf } from './price.js'

const factorOf = ({ widthPx, heightPx }: PictureHeader) => (Math.max(widthPx, heightPx) > 4300 ? 2 : 1)

const reasonOf = (header: PictureHeader, atMostPixels = 50e6) => {
  try {
    checkPrice(header, factorOf(header), atMostPixels)
    return 'accepted'
  } catch (error) {
    return error instanceof UndecodableImage ? error.reason : `wrong error: ${error}`
  }
}

/** As a camera of the format writes it: one pass, one strip, one frame, two megabytes. */
const headerOf = (format: ImageFormat, widthPx: number, heightPx: number, more: Partial<PictureHeader> = {}) => ({
  format,
  fileBytes: 2e6,
  widthPx,
  heightPx,
  rowPx: widthPx,
  unpackedBytesPerPixel: 3,
  isInterlaced: false,
  isTurned: false,
  isConverted: false,
  isCmyk: false,
  isProfileIgnored: false,
  scans: { firstScanAt: 600, count: 1, heldPerPixel: 0, visitsPerPixel: 0 },
  tiff: { pieceWidthPx: widthPx, pieceHeightPx: 16, pieces: heightPx / 16, codedBytes: 2e6 },
  webpGroups: 2000,
  heif: { widthPx, heightPx, coded: { pixels: widthPx * heightPx, bytes: 2e6 }, profile: null },
  ...more,
})
const squareOf = (format: ImageFormat, sidePx: number, more: Partial<PictureHeader> = {}): PictureHeader =>
  headerOf(format, sidePx, sidePx, more)

it.each<[ImageFormat, number, number]>([
  ['jpeg', 7000, 7100],
  ['heic', 7000, 7100],
  ['png', 7000, 7100],
  ['webp', 7000, 7100],
  ['tiff', 4800, 4950],
  ['gif', 4000, 4100],
  ['bmp', 4000, 4100],
  ['avif', 3700, 3800],
])('%s has its own limit', (format, within, above) => {
  expect(reasonOf(squareOf(format, within))).toBe('accepted')
  expect(reasonOf(squareOf(format, above))).toBe('too-many-pixels')
  expect(reasonOf(squareOf(format, within), 1e6)).toBe('too-many-pixels')
})

it('takes what phones send: 48 and 50 megapixels, dense ones, panoramas, 13 in AVIF', () => {
  const selfie = { fileBytes: 10e6 }
  const turned = { ...selfie, isTurned: true, isConverted: true }
  const progressive = { firstScanAt: 600, count: 10, heldPerPixel: 1.5, visitsPerPixel: 8 }
  const heif = { widthPx: 8064, heightPx: 6048, coded: { pixels: 8064 * 6048, bytes: 10e6 }, profile: null }
  expect(reasonOf(headerOf('heic', 8064, 6048, { ...turned, heif }))).toBe('accepted')
  expect(reasonOf(headerOf('jpeg', 8160, 6120, turned))).toBe('accepted')
  expect(reasonOf(headerOf('jpeg', 8160, 6120, { ...selfie, scans: progressive }))).toBe('accepted')
  expect(reasonOf(headerOf('jpeg', 16_382, 2900, turned))).toBe('accepted')
  expect(reasonOf(headerOf('webp', 8160, 6120, { ...turned, unpackedBytesPerPixel: 4 }))).toBe('accepted')
  expect(reasonOf(headerOf('png', 8160, 6120, { ...turned, unpackedBytesPerPixel: 4 }))).toBe('accepted')
  expect(reasonOf(headerOf('avif', 4208, 3120, { ...turned, unpackedBytesPerPixel: 6 }))).toBe('accepted')
})

it('refuses sides that no camera has: rows are held by the hundred', () => {
  expect(reasonOf(headerOf('png', 16_384, 3000))).toBe('accepted')
  expect(reasonOf(headerOf('png', 16_385, 3000))).toBe('too-long')
  expect(reasonOf(headerOf('png', 3000, 16_385))).toBe('too-long')
  expect(reasonOf(headerOf('png', 3_125_000, 16))).toBe('too-long')
  expect(reasonOf(headerOf('jpeg', 16 * 32, 16))).toBe('accepted')
  expect(reasonOf(headerOf('jpeg', 16, 16 * 33))).toBe('too-long')
})

it('counts what must be held at once', () => {
  expect(reasonOf(squareOf('png', 6900, { unpackedBytesPerPixel: 8, isInterlaced: true }))).toBe('too-costly')
  expect(reasonOf(squareOf('png', 4900, { unpackedBytesPerPixel: 8, isInterlaced: true }))).toBe('accepted')
  const cmyk = { isCmyk: true, isConverted: true, unpackedBytesPerPixel: 4 }
  expect(reasonOf(squareOf('jpeg', 4290, cmyk))).toBe('too-costly')
  expect(reasonOf(squareOf('jpeg', 3900, cmyk))).toBe('accepted')
})

it('counts what a TIFF is cut into, and what is inside', () => {
  const tiff = (pieceWidthPx: number, pieceHeightPx: number, more = {}) => ({
    tiff: { pieceWidthPx, pieceHeightPx, pieces: 1, codedBytes: 2e6, ...more },
  })
  expect(reasonOf(squareOf('tiff', 3000, tiff(256, 256)))).toBe('accepted')
  expect(reasonOf(squareOf('tiff', 64, tiff(30_000, 30_000)))).toBe('too-costly')
  expect(reasonOf(squareOf('tiff', 64, tiff(Number.POSITIVE_INFINITY, 16)))).toBe('too-costly')
  expect(reasonOf(squareOf('tiff', 3000, tiff(256, 256, { pieces: 190_000 })))).toBe('too-costly')
  expect(reasonOf(squareOf('tiff', 64, tiff(64, 1, { codedBytes: 25e6 })))).toBe('too-costly')
  const scans = (visitsPerPixel: number) => ({ scans: { heldPerPixel: 1.5, visitsPerPixel } })
  expect(reasonOf(squareOf('tiff', 3000, tiff(3000, 16, scans(8))))).toBe('accepted')
  expect(reasonOf(squareOf('tiff', 3000, tiff(3000, 16, scans(300))))).toBe('too-costly')
})

it('counts the tables of a lossless WebP', () => {
  expect(reasonOf(squareOf('webp', 7000, { webpGroups: 2600 }))).toBe('accepted')
  expect(reasonOf(squareOf('webp', 1024, { webpGroups: 65_536 }))).toBe('too-costly')
})

it('counts every tile and frame of HEIC and AVIF, whatever they show', () => {
  const heif = (pixels: number) => ({
    heif: { widthPx: 700, heightPx: 700, coded: { pixels, bytes: 1e6 }, profile: null },
  })
  expect(reasonOf(squareOf('avif', 700, heif(5e6)))).toBe('accepted')
  expect(reasonOf(squareOf('avif', 700, heif(200e6)))).toBe('too-costly')
  expect(reasonOf(squareOf('heic', 700, heif(50e6)))).toBe('accepted')
  expect(reasonOf(squareOf('heic', 700, heif(200e6)))).toBe('too-costly')
})

const readBytes = (bytes: Uint8Array) => readHeader(bytes, sniffFormat(bytes)!)
const grey = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#789' } })

it('reads the scans of a JPEG: one pass holds nothing, progressive ones hold and visit coefficients', async () => {
  const scansOf = async (image: Sharp) => (await readBytes(await image.toBuffer())).scans!
  expect(await scansOf(grey(64).jpeg())).toMatchObject({ heldPerPixel: 0, visitsPerPixel: 0 })
  const usual = await scansOf(grey(64).jpeg({ progressive: true }))
  expect(usual.heldPerPixel).toBe(1.5)
  expect(usual.visitsPerPixel).toBeLessThan(9)
  const full = await scansOf(grey(64).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }))
  expect(full.heldPerPixel).toBe(3)
  expect(full.visitsPerPixel).toBeLessThan(16)
})

it('refuses a progressive JPEG whose scans go over it too often', async () => {
  const jpeg = await grey(4000).jpeg({ progressive: true }).toBuffer()
  expect(reasonOf(await readBytes(jpeg))).toBe('accepted')
  // The last scan once more, a hundred times: a few kilobytes.
  const scanAt = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]))
  const scan = jpeg.subarray(scanAt, -2)
  const bomb = Buffer.concat([jpeg.subarray(0, -2), ...Array.from({ length: 100 }, () => scan), jpeg.subarray(-2)])
  expect(bomb.length).toBeLessThan(2_097_152)
  expect(reasonOf(await readBytes(bomb))).toBe('too-costly')
})

it('knows of CMYK and of an AVIF above its limit before it decodes them', async () => {
  const cmyk = await readBytes(await grey(64).toColourspace('cmyk').jpeg().toBuffer())
  expect([cmyk.isCmyk, cmyk.isConverted]).toEqual([true, true])
  const avif = readFileSync(new URL('../../../../../test/fixtures/flat-6300.avif', import.meta.url))
  expect(reasonOf(await readBytes(avif))).toBe('too-many-pixels')
})

it('costs more the larger it is, and less once it is shrunk', () => {
  const [small, large] = [priceOf(squareOf('jpeg', 1000), 1), priceOf(squareOf('jpeg', 4000), 1)]
  expect(large.peakMb).toBeGreaterThan(small.peakMb)
  expect(large.cpuMs).toBeGreaterThan(small.cpuMs)
  expect(priceOf(squareOf('jpeg', 4000), 2).peakMb).toBeLessThan(large.peakMb)
})
