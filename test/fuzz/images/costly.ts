import sharp from 'sharp'
import { heicOf } from './craft-heif.js'
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

/**
 * A few hundred bytes to a megabyte that would unfold to hundreds of megabytes or seconds of work, and the largest allowed. To draw and
 * to decode them takes ten seconds.
 */
export const costlyPictures = async (): Promise<Crafted[]> => {
  const progressive = await square(4_000).jpeg({ progressive: true }).toBuffer()
  const drawn: [string, Promise<Buffer>][] = [
    ['AVIF of 2,400×2,400 with opacity: allowed', square(2_400, 4).avif({ quality: 10, effort: 0 }).toBuffer()],
    ['JPEG of 5,000×5,000, wide colours', square(5_000).withIccProfile('p3').jpeg({ quality: 40 }).toBuffer()],
    [
      'progressive JPEG of 5,000×5,000, 4:4:4: allowed',
      square(5_000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    ],
    ['WebP of 6,000×6,000, lossless, opacity', square(6_000, 4).webp({ lossless: true, effort: 0 }).toBuffer()],
    ['interlaced PNG of 5,000×5,000', square(5_000, 4).png({ progressive: true }).toBuffer()],
    ['GIF of 3,900×3,900: allowed', square(3_900).gif({ effort: 1 }).toBuffer()],
    [
      'TIFF of 4,000×4,000 in one tile of 4,096×4,096',
      square(4_000).tiff({ compression: 'deflate', tile: true, tileWidth: 4_096, tileHeight: 4_096 }).toBuffer(),
    ],
  ]
  const made: Crafted[] = []
  for (const [name, bytes] of drawn) made.push({ name, bytes: await bytes })
  return [
    ...(await hostilePictures()),
    ...made,
    { name: 'progressive JPEG of 4,000×4,000 with 400 scans', bytes: scansAgain(progressive, 400) },
    {
      name: 'PNG of 7,000×7,000 in 16 bits with opacity',
      bytes: png(7_000, 7_000, 16, 6, pngChunk('IDAT', zeros(56_001 * 700))),
    },
    { name: 'HEIC: 48 megapixels in tiles: allowed', bytes: heicOf({ tiles: [16, 9] }) },
  ]
}
