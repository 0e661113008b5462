import { readFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { expect, it } from 'vitest'
import { checkPrice } from './price.js'
import { type PictureHeader, readHeader } from './read-header.js'
import { type ImageFormat, sniffFormat } from './sniff-format.js'
import { UndecodableImage } from './undecodable-image.js'

const reasonOf = (header: PictureHeader, atMostPixels = 50e6) => {
  try {
    checkPrice(header, atMostPixels)
    return 'accepted'
  } catch (error) {
    return error instanceof UndecodableImage ? error.reason : `wrong error: ${error}`
  }
}
const squareOf = (format: ImageFormat, sidePx: number, more: Partial<PictureHeader> = {}): PictureHeader => ({
  format,
  widthPx: sidePx,
  heightPx: sidePx,
  unpackedBytesPerPixel: 3,
  isConverted: false,
  isCmyk: false,
  ...more,
})

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

it('takes what phones send: 48 and 50 megapixels, 13 in AVIF', () => {
  expect(reasonOf({ ...squareOf('heic', 0), widthPx: 8064, heightPx: 6048 })).toBe('accepted')
  expect(reasonOf({ ...squareOf('jpeg', 0), widthPx: 8160, heightPx: 6120 })).toBe('accepted')
  expect(reasonOf({ ...squareOf('avif', 0), widthPx: 4208, heightPx: 3120 })).toBe('accepted')
})

it('counts what must be held at once', () => {
  expect(reasonOf(squareOf('png', 6900, { unpackedBytesPerPixel: 8 }))).toBe('too-costly')
  expect(reasonOf(squareOf('png', 4900, { unpackedBytesPerPixel: 8 }))).toBe('accepted')
  expect(reasonOf(squareOf('jpeg', 4100, { isCmyk: true }))).toBe('too-costly')
  expect(reasonOf(squareOf('jpeg', 3900, { isCmyk: true }))).toBe('accepted')
  const tiff = (tilePixels: number, isJpegInside = false) => ({ tiff: { tilePixels, isJpegInside } })
  expect(reasonOf(squareOf('tiff', 64, tiff(30_000 ** 2)))).toBe('too-costly')
  expect(reasonOf(squareOf('tiff', 3000, tiff(256 ** 2)))).toBe('accepted')
  expect(reasonOf(squareOf('tiff', 3000, tiff(0, true)))).toBe('too-costly')
})

const headerOf = (bytes: Uint8Array) => readHeader(bytes, sniffFormat(bytes)!)
const grey = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#789' } })

it('reads the scans of a JPEG: one pass holds nothing, progressive ones hold and visit coefficients', async () => {
  const scansOf = async (image: Sharp) => (await headerOf(await image.toBuffer())).scans!
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
  expect(reasonOf(await headerOf(jpeg))).toBe('accepted')
  // The last scan once more, a hundred times: a few kilobytes.
  const scanAt = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]))
  const scan = jpeg.subarray(scanAt, -2)
  const bomb = Buffer.concat([jpeg.subarray(0, -2), ...Array.from({ length: 100 }, () => scan), jpeg.subarray(-2)])
  expect(bomb.length).toBeLessThan(2_097_152)
  expect(reasonOf(await headerOf(bomb))).toBe('too-costly')
})

it('knows of CMYK and of an AVIF above its limit before it decodes them', async () => {
  const cmyk = await headerOf(await grey(64).toColourspace('cmyk').jpeg().toBuffer())
  expect([cmyk.isCmyk, cmyk.isConverted]).toEqual([true, true])
  const avif = readFileSync(new URL('../../../../test/fixtures/flat-6300.avif', import.meta.url))
  expect(reasonOf(await headerOf(avif))).toBe('too-many-pixels')
})
