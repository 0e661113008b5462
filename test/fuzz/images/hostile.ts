import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { heicOf, heifOf } from './craft-heif.js'
import { jpegOfScans } from './craft-jpeg-scans.js'
import { png, pngChunk, pngOfZeros, zeros } from './craft-png.js'
import { calculatingProfile } from './craft-profile.js'
import { tiffOfPages } from './craft-tiff-pages.js'
import { webpOfFrames, webpOfGroups } from './craft-webp.js'
import type { Crafted } from './crafted.js'

/** A picture whose bytes and pixels are few, and which costs seconds or gigabytes where they alone are counted. */
export interface Hostile extends Crafted {
  /** What it comes to: the decoder's reason to refuse it, or `decoded` where what is costly about it is never read. */
  readonly outcome: 'decoded' | 'too-costly' | 'too-long'
}

const square = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#5a78a0' } })
const text = () => pngChunk('zTXt', Buffer.concat([Buffer.from('x\0\0', 'latin1'), zeros(7_900_000)]))

const rows = (width: number, height: number, bits: number, channels: number) =>
  pngOfZeros({ width, height, bits, channels, isInterlaced: false })

export const hostilePictures = async (): Promise<Hostile[]> => {
  const avif = await square(3_700).avif({ quality: 10, effort: 0 }).toBuffer()
  const profile = Buffer.concat([Buffer.from('x\0\0', 'latin1'), deflateSync(calculatingProfile(20_000))])
  const texts = Array(240).fill(text())
  return [
    { name: 'RGBA PNG of 3,125,000×16', outcome: 'too-long', bytes: rows(3_125_000, 16, 8, 4) },
    { name: 'PNG of one bit, 3,125,000×16', outcome: 'too-long', bytes: rows(3_125_000, 16, 1, 1) },
    { name: 'PNG of 17×2,900,000', outcome: 'too-long', bytes: rows(17, 2_900_000, 8, 1) },
    { name: 'TIFF of 1,500,000×16', outcome: 'too-long', bytes: tiffOfPages({ width: 1_500_000, height: 16 }) },
    {
      name: 'JPEG of 99 scans whose components have one name',
      outcome: 'too-costly',
      bytes: jpegOfScans({ width: 7_000, height: 7_000, ids: [1, 1, 1], isProgressive: false, scans: 99 }),
    },
    {
      name: 'TIFF with 80,000 directories',
      outcome: 'decoded',
      bytes: tiffOfPages({ width: 64, height: 64, pages: 80_000 }),
    },
    {
      name: 'TIFF with 3,000 entries that nobody knows',
      outcome: 'too-costly',
      bytes: tiffOfPages({ width: 64, height: 64, unknownEntries: 3_000 }),
    },
    {
      name: 'TIFF of 2,000 strips, all of them one stream of a megabyte',
      outcome: 'too-costly',
      bytes: tiffOfPages({ width: 64, height: 2_000, rowsPerStrip: 1, emptyBlocks: 200_000 }),
    },
    {
      name: 'lossless WebP of 1,024×1,024 with 65,536 groups of prefix codes',
      outcome: 'too-costly',
      bytes: webpOfGroups(1_024),
    },
    {
      name: 'WebP of 35,000 frames',
      outcome: 'decoded',
      bytes: webpOfFrames(await square(16).webp({ lossless: true }).toBuffer(), 16, 35_000),
    },
    {
      name: 'PNG with 240 texts that unfold to 8 MB each',
      outcome: 'decoded',
      bytes: png(64, 64, 8, 2, ...texts, pngChunk('IDAT', zeros(64 * 193))),
    },
    { name: 'AVIF of 3,700×3,700, 20 frames', outcome: 'too-costly', bytes: heifOf(avif, { frames: 20 }) },
    {
      name: 'AVIF of 64 tiles of 3,700×3,700, one of which is shown',
      outcome: 'too-costly',
      bytes: heifOf(avif, { tiles: [8, 8], shown: [3_700, 3_700] }),
    },
    {
      name: 'HEIC of 900 tiles of which 700×700 pixels are shown',
      outcome: 'too-costly',
      bytes: heicOf({ tiles: [30, 30], shown: [700, 700] }),
    },
    {
      name: 'PNG of 623 bytes whose colour profile has 20,000 calculating elements',
      outcome: 'decoded',
      bytes: png(64, 64, 8, 2, pngChunk('iCCP', profile), pngChunk('IDAT', zeros(64 * 193))),
    },
  ]
}
