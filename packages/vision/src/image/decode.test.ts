import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { anyPicture, decode, jpegOnly } from './decode.js'
import { imageFormats } from './sniff-format.js'
import { UndecodableImage } from './undecodable-image.js'

/** Left half red, right half blue; enough texture that a cut file is missing visible rows. */
function halves(width = 320, height = 200) {
  const data = new Uint8Array(width * height * 3)
  for (let i = 0; i < width * height; i++) {
    data[i * 3 + (i % width < width / 2 ? 0 : 2)] = 200 + ((i * 7919) % 50)
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
}

const reasonOf = (bytes: Uint8Array, limits = anyPicture) =>
  decode(bytes, limits).then(
    () => 'decoded',
    (error) => (error instanceof UndecodableImage ? error.reason : `wrong error: ${error}`),
  )

describe('decode', () => {
  it.each(imageFormats)('reads %s', async (format) => {
    const bytes = await halves().toFormat(format).toBuffer()
    const { picture, format: seen } = await decode(bytes)
    expect([seen, picture.widthPx, picture.heightPx, picture.channels]).toEqual([format, 320, 200, 3])
    expect(picture.data[0]).toBeGreaterThan(150)
    expect(picture.data[2]).toBeLessThan(100)
  })

  it('turns the picture upright by its EXIF orientation', async () => {
    const bytes = await halves().withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { picture, originalWidthPx } = await decode(bytes, jpegOnly)
    expect([picture.widthPx, picture.heightPx, originalWidthPx]).toEqual([200, 320, 200])
    expect(picture.data[0]).toBeGreaterThan(150)
    const last = picture.data.length - 3
    expect(picture.data[last + 2]).toBeGreaterThan(150)
  })

  it('shrinks what is larger than the limit and says by how much', async () => {
    const bytes = await halves(1000, 500).jpeg().toBuffer()
    const { picture, scale, originalWidthPx } = await decode(bytes, { ...jpegOnly, maxLongSidePx: 400 })
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
    expect(await reasonOf(await halves().png().toBuffer(), jpegOnly)).toBe('format-not-allowed')
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
