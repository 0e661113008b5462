import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from '../../support/service.js'
import { bmp } from './craft-bmp.js'
import { type HeifOptions, heicOf } from './craft-heif.js'
import { jpegOfSize } from './craft-jpeg.js'
import type { Crafted } from './crafted.js'

export const hugeAvif = (): Buffer => readFileSync(join(root, 'test/fixtures/flat-6300.avif'))

const heic: [string, HeifOptions][] = [
  ['a claim of 65,000×65,000', { claims: [65_000, 65_000] }],
  ['a claim of 64×64', { claims: [64, 64] }],
  ['a picture drawn 2,000 times', { overlays: 2_000 }],
  ['50 grids within each other', { tiles: [10, 8], nested: 50 }],
]

/** Files that hold less, or something else, than their headers say. */
export const claimingPictures = async (): Promise<Crafted[]> => {
  const flat = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#5a78a0' } })
  // Its header alone is what it costs: drawing all of it takes six seconds.
  const cmyk = await flat(440).toColourspace('cmyk').jpeg({ quality: 60 }).toBuffer()
  const jpeg = await flat(900).jpeg().toBuffer()
  return [
    { name: 'AVIF of 6,300×6,300', bytes: hugeAvif() },
    { name: 'CMYK JPEG that claims 4,400×4,400', bytes: jpegOfSize(cmyk, 4_400, 4_400) },
    { name: 'JPEG without its end', bytes: jpeg.subarray(0, -2) },
    ...heic.map(([name, options]) => ({ name: `HEIC: ${name}`, bytes: heicOf(options) })),
    { name: 'HEIC cut short', bytes: heicOf({ tiles: [2, 2] }).subarray(0, 4_000) },
    { name: 'BMP that claims 30,000×30,000', bytes: bmp(Buffer.alloc(3_000), 30_000, 30_000) },
    { name: 'BMP that claims 3,900×3,900', bytes: bmp(Buffer.alloc(3_000), 3_900, 3_900) },
    { name: 'BMP that claims 2^31-1 rows', bytes: bmp(Buffer.alloc(3_000), 64, 0x7fffffff) },
  ]
}
