import sharp from 'sharp'
import { expect, it } from 'vitest'
import { readDirectory } from '../tiff/read-directory.js'
import { slim } from './slim.js'

const image = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
const pixelsOf = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer()

it.each(['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif'] as const)(
  '%s with nothing to leave out is not copied',
  async (format) => {
    const bytes = await image().toFormat(format).toBuffer()
    expect(slim(bytes, format)).toBe(bytes)
  },
)

it('leaves out what a PNG says beside its picture', async () => {
  const png = await image().withMetadata({ orientation: 6 }).withIccProfile('p3').png().toBuffer()
  const text = Buffer.from('\0\0\0\x03tEXta\0b\0\0\0\0', 'latin1')
  // Behind the header, which takes 33 bytes with the signature.
  const told = Buffer.concat([png.subarray(0, 33), text, text, png.subarray(33)])
  const slimmed = slim(told, 'png')
  expect(Buffer.from(slimmed).includes('tEXt')).toBe(false)
  for (const name of ['IHDR', 'iCCP', 'eXIf', 'IDAT', 'IEND'])
    expect(Buffer.from(slimmed).includes(name), name).toBe(true)
  expect(await pixelsOf(slimmed)).toEqual(await pixelsOf(png))
})

it('leaves the first frame of a WebP, its colours and its orientation', async () => {
  const [red, blue] = [Buffer.alloc(64 * 64 * 3, 200), Buffer.alloc(64 * 64 * 3, 20)]
  const frames = sharp(Buffer.concat([red, blue, red]), {
    raw: { width: 64, height: 192, channels: 3, pageHeight: 64 },
  } as object)
  const animated = await frames
    .withIccProfile('p3')
    .webp({ loop: 0, delay: [90, 90, 90] })
    .toBuffer()
  const slimmed = slim(animated, 'webp')
  expect((await sharp(animated).metadata()).pages).toBe(3)
  const { pages, hasProfile, width, height } = await sharp(slimmed).metadata()
  expect([pages ?? 1, hasProfile, width, height]).toEqual([1, true, 64, 64])
  expect(await pixelsOf(slimmed)).toEqual(await pixelsOf(animated))
})

it('leaves the first page of a TIFF', async () => {
  const tiff = await image().tiff().toBuffer()
  const { nextAt } = readDirectory(tiff)
  const twoPages = Buffer.from(tiff)
  twoPages.writeUInt32LE(tiff.readUInt32LE(4), nextAt!)
  expect(slim(twoPages, 'tiff')).toEqual(tiff)
})

it('hands on what is cut short', async () => {
  for (const format of ['png', 'webp', 'tiff'] as const) {
    const whole = await image().toFormat(format).toBuffer()
    for (const length of [9, 13, 40, whole.length - 3]) {
      const cut = whole.subarray(0, length)
      expect(slim(cut, format).length, `${format}, ${length}`).toBe(length)
    }
  }
})
