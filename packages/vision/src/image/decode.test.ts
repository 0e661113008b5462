import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { decode } from './decode.js'
import { anyPicture } from './examine.js'
import type { Picture } from './picture.js'
import { UndecodableImage } from './undecodable-image.js'

/** Left half red, right half blue; enough texture that a cut file is missing visible rows. */
const halves = (width = 320, height = 200) => {
  const data = new Uint8Array(width * height * 3)
  for (let i = 0; i < width * height; i++) {
    data[i * 3 + (i % width < width / 2 ? 0 : 2)] = 200 + ((i * 7919) % 50)
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
}

/** Those that the image library also writes. */
const written = ['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif'] as const

/** The two halves of a picture: where it is red, where blue. */
const isRed = (data: Uint8Array, pixel: number) => data[3 * pixel]! > 150 && data[3 * pixel + 2]! < 100

const leftMean = ({ widthPx, heightPx, data }: Picture, channel: number) => {
  let sum = 0
  for (let y = 0; y < heightPx; y++) for (let x = 0; x < widthPx / 4; x++) sum += data[3 * (y * widthPx + x) + channel]!
  return sum / ((heightPx * widthPx) / 4)
}

const reasonOf = (bytes: Uint8Array, limits = anyPicture) =>
  decode(bytes, limits).then(
    () => 'decoded',
    (error) => (error instanceof UndecodableImage ? error.reason : `wrong error: ${error}`),
  )

describe('decode', () => {
  it.each(written)('reads %s', async (format) => {
    const bytes = await halves().toFormat(format).toBuffer()
    const { picture, format: seen } = await decode(bytes)
    expect([seen, picture.widthPx, picture.heightPx, picture.channels]).toEqual([format, 320, 200, 3])
    expect(picture.data[0]).toBeGreaterThan(150)
    expect(picture.data[2]).toBeLessThan(100)
  })

  it('turns the picture upright by its EXIF orientation', async () => {
    const bytes = await halves().withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { picture, originalWidthPx } = await decode(bytes)
    expect([picture.widthPx, picture.heightPx, originalWidthPx]).toEqual([200, 320, 200])
    expect(picture.data[0]).toBeGreaterThan(150)
    const last = picture.data.length - 3
    expect(picture.data[last + 2]).toBeGreaterThan(150)
  })

  it.each(['jpeg', 'png', 'webp', 'tiff', 'avif'] as const)('turns %s upright', async (format) => {
    const { picture } = await decode(await halves().withMetadata({ orientation: 8 }).toFormat(format).toBuffer())
    expect([picture.widthPx, picture.heightPx]).toEqual([200, 320])
    // A quarter turn against the clock: the right half, blue, is at the top.
    expect([isRed(picture.data, 100), isRed(picture.data, 200 * 319 + 100)]).toEqual([false, true])
  })

  it.each(['gif', 'webp'] as const)('reads the first frame of an animated %s', async (format) => {
    const first = await halves(64, 64).raw().toBuffer()
    const both = sharp(Buffer.concat([first, Buffer.alloc(first.length, 255)]), {
      raw: { width: 64, height: 128, channels: 3, pageHeight: 64 },
    } as object)
    const { picture } = await decode(await both.toFormat(format, { loop: 0, delay: [90, 90] }).toBuffer())
    expect([picture.widthPx, picture.heightPx, isRed(picture.data, 70)]).toEqual([64, 64, true])
  })

  it('reads a JPEG without its end marker when its picture is there, and only then', async () => {
    for (const progressive of [false, true]) {
      const whole = await halves().jpeg({ progressive }).toBuffer()
      const { picture } = await decode(whole.subarray(0, -2))
      expect(Buffer.compare(picture.data, (await decode(whole)).picture.data)).toBe(0)
      expect(await reasonOf(whole.subarray(0, -1))).toBe('decoded')
      expect(await reasonOf(whole.subarray(0, -20))).toBe('broken')
    }
  })

  it.each([
    ['CMYK', (image: Sharp) => image.toColourspace('cmyk').jpeg({ quality: 95 })],
    ['CMYK with a profile', (image: Sharp) => image.toColourspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 95 })],
    ['wide colours', (image: Sharp) => image.withIccProfile('p3').jpeg({ quality: 95 })],
    ['wide colours with opacity', (image: Sharp) => image.ensureAlpha(1).withIccProfile('p3').webp()],
  ])('converts %s to the same colours, shrunk first or not', async (_, encode) => {
    // Muted: what lies outside of sRGB is cut off, and means before and after that differ.
    const muted = halves(640, 400).modulate({ saturation: 0.4, brightness: 0.8 })
    const bytes = await encode(sharp(await muted.png().toBuffer())).toBuffer()
    const [small, whole] = await Promise.all([decode(bytes, { ...anyPicture, maxLongSidePx: 320 }), decode(bytes)])
    expect([small.picture.widthPx, small.scale]).toEqual([320, 0.5])
    for (let c = 0; c < 3; c++)
      expect(Math.abs(leftMean(small.picture, c) - leftMean(whole.picture, c))).toBeLessThan(4)
    expect(leftMean(small.picture, 0) - leftMean(small.picture, 2)).toBeGreaterThan(30)
  })

  it('shrinks what is larger than the limit and says by how much', async () => {
    const bytes = await halves(1000, 500).jpeg().toBuffer()
    const { picture, scale, originalWidthPx } = await decode(bytes, { ...anyPicture, maxLongSidePx: 400 })
    expect([picture.widthPx, picture.heightPx, scale, originalWidthPx]).toEqual([250, 125, 0.25, 1000])
  })

  it.each([
    ['grey', (image: Sharp) => image.greyscale().jpeg()],
    ['CMYK', (image: Sharp) => image.toColourspace('cmyk').jpeg()],
    ['16-bit', (image: Sharp) => image.toColourspace('rgb16').png()],
    ['grey with opacity', (image: Sharp) => image.greyscale().ensureAlpha(0.5).png()],
    ['palette', (image: Sharp) => image.png({ palette: true })],
  ])('brings %s to three channels', async (_, encode) => {
    const { picture } = await decode(await encode(halves()).toBuffer())
    expect(picture.data.length).toBe(320 * 200 * 3)
  })

  it('refuses every cut of a file', async () => {
    const whole = await halves().jpeg().toBuffer()
    for (const share of [0.02, 0.3, 0.6, 0.9, 0.98]) {
      expect(await reasonOf(whole.subarray(0, Math.floor(whole.length * share)))).toBe('broken')
    }
    const png = await halves().png().toBuffer()
    expect(await reasonOf(png.subarray(0, png.length >> 1))).toBe('broken')
  })

  it('refuses what is no picture, or not the wanted kind', async () => {
    expect(await reasonOf(new Uint8Array(0))).toBe('empty')
    expect(await reasonOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))).toBe(
      'unknown-format',
    )
    expect(await reasonOf(Buffer.from('%PDF-1.7 hello'))).toBe('unknown-format')
    expect(await reasonOf(Uint8Array.of(0xff, 0xd8, 0xff))).toBe('broken')
    expect(await reasonOf(await halves(1, 1).jpeg().toBuffer())).toBe('too-small')
  })

  it('refuses a small file that unfolds to a huge picture', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
      .png()
      .toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(await reasonOf(bomb)).toBe('too-many-pixels')
  })
})
