import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from '../../support/service.js'
import { bmp } from './craft-bmp.js'
import { type HeifOptions, heicOf } from './craft-heif.js'
import { jpegOfSize } from './craft-jpeg.js'
import { png, pngChunk, zeros } from './craft-png.js'
import type { Crafted } from './crafted.js'
import { hostilePictures } from './hostile.js'

const square = (side: number, channels: 3 | 4 = 3) => {
  const background = { r: 90, g: 120, b: 160, alpha: 0.5 }
  return sharp({ create: { width: side, height: side, channels, background }, limitInputPixels: false })
}

/** The last scan of a progressive JPEG so many times more: each goes over every block. */
const scansAgain = (jpeg: Buffer, times: number): Buffer => {
  const scan = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), -2)
  return Buffer.concat([jpeg.subarray(0, -2), ...Array.from({ length: times }, () => scan), jpeg.subarray(-2)])
}

export const hugeAvif = (): Buffer => readFileSync(join(root, 'test/fixtures/flat-6300.avif'))

/** A few hundred bytes to a megabyte that would unfold to hundreds of megabytes or seconds of work, and the largest allowed. */
export const costlyPictures = async (): Promise<Crafted[]> => {
  // Its header alone is what it costs: drawing all of it takes six seconds.
  const cmyk = await square(440).toColourspace('cmyk').jpeg({ quality: 60 }).toBuffer()
  const progressive = await square(4_000).jpeg({ progressive: true }).toBuffer()
  const drawn: [string, Promise<Buffer>][] = [
    ['AVIF of 2,400×2,400 with opacity: allowed', square(2_400, 4).avif({ quality: 10, effort: 0 }).toBuffer()],
    ['JPEG of 5,000×5,000, wide colours', square(5_000).withIccProfile('p3').jpeg({ quality: 40 }).toBuffer()],
    [
      'progressive JPEG of 5,000×5,000, 4:4:4: allowed',
      square(5_000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    ],
    ['JPEG without its end', square(900).jpeg().toBuffer()],
    ['WebP of 6,000×6,000, lossless, opacity', square(6_000, 4).webp({ lossless: true, effort: 0 }).toBuffer()],
    ['interlaced PNG of 5,000×5,000', square(5_000, 4).png({ progressive: true }).toBuffer()],
    ['GIF of 3,900×3,900: allowed', square(3_900).gif({ effort: 1 }).toBuffer()],
    [
      'TIFF of 4,000×4,000 in one tile of 4,096×4,096',
      square(4_000).tiff({ compression: 'deflate', tile: true, tileWidth: 4_096, tileHeight: 4_096 }).toBuffer(),
    ],
  ]
  const heic: [string, HeifOptions][] = [
    ['48 megapixels in tiles: allowed', { tiles: [16, 9] }],
    ['a claim of 65,000×65,000', { claims: [65_000, 65_000] }],
    ['a claim of 64×64', { claims: [64, 64] }],
    ['a picture drawn 2,000 times', { overlays: 2_000 }],
    ['50 grids within each other', { tiles: [10, 8], nested: 50 }],
  ]
  const made: Crafted[] = [{ name: 'AVIF of 6,300×6,300', bytes: hugeAvif() }]
  for (const [name, bytes] of drawn) made.push({ name, bytes: await bytes })
  const withoutEnd = made.find(({ name }) => name === 'JPEG without its end')!
  return [
    ...(await hostilePictures()),
    ...made.filter((each) => each !== withoutEnd),
    { name: 'CMYK JPEG that claims 4,400×4,400', bytes: jpegOfSize(cmyk, 4_400, 4_400) },
    { name: withoutEnd.name, bytes: withoutEnd.bytes.subarray(0, -2) },
    { name: 'progressive JPEG of 4,000×4,000 with 400 scans', bytes: scansAgain(progressive, 400) },
    {
      name: 'PNG of 7,000×7,000 in 16 bits with opacity',
      bytes: png(7_000, 7_000, 16, 6, pngChunk('IDAT', zeros(56_001 * 700))),
    },
    ...heic.map(([name, options]) => ({ name: `HEIC: ${name}`, bytes: heicOf(options) })),
    { name: 'HEIC cut short', bytes: heicOf({ tiles: [2, 2] }).subarray(0, 4_000) },
    { name: 'BMP that claims 30,000×30,000', bytes: bmp(Buffer.alloc(3_000), 30_000, 30_000) },
    { name: 'BMP that claims 3,900×3,900', bytes: bmp(Buffer.alloc(3_000), 3_900, 3_900) },
    { name: 'BMP that claims 2^31-1 rows', bytes: bmp(Buffer.alloc(3_000), 64, 0x7fffffff) },
  ]
}
