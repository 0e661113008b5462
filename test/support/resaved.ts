import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from './service.js'

const sharp = createRequire(join(root, 'packages/vision/package.json'))('sharp')

/** The picture as a messenger or a form might hand it on. */
export async function resaved(jpeg: Uint8Array, way: 'quality75' | 'scale70'): Promise<Buffer> {
  const picture = sharp(jpeg).autoOrient()
  if (way === 'quality75') return picture.jpeg({ quality: 75 }).toBuffer()
  const { autoOrient } = await sharp(jpeg).metadata()
  return picture
    .resize({ width: Math.round(autoOrient.width * 0.7) })
    .jpeg({ quality: 90 })
    .toBuffer()
}
