import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from './service.js'

const sharp = createRequire(join(root, 'packages/vision/package.json'))('sharp')

/** JPEG quality and size in relation to the original's. */
const resavings = {
  quality75: { quality: 75, scale: 1 },
  quality70: { quality: 70, scale: 1 },
  scale70: { quality: 90, scale: 0.7 },
  scale50: { quality: 90, scale: 0.5 },
  grey: { quality: 90, scale: 1 },
} as const
export type Resaving = keyof typeof resavings

/** The picture as a messenger or a form might hand it on. */
export const resaved = async (jpeg: Uint8Array, way: Resaving): Promise<Buffer> => {
  const { quality, scale } = resavings[way]
  const picture = sharp(jpeg)
    .autoOrient()
    .greyscale(way === 'grey')
  if (scale === 1) return picture.jpeg({ quality }).toBuffer()
  const { autoOrient } = await sharp(jpeg).metadata()
  return picture
    .resize({ width: Math.round(autoOrient.width * scale) })
    .jpeg({ quality })
    .toBuffer()
}
