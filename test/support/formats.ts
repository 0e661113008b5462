import sharp from 'sharp'
import { bmp } from '../fuzz/images/craft-bmp.js'

type Write = (jpeg: Buffer) => Promise<Buffer>

/** A photo as other devices and programs would send it; HEIC is missing, which nothing that runs on Node writes. */
export const formats = {
  PNG: (jpeg) => sharp(jpeg).png({ compressionLevel: 1 }).toBuffer(),
  WebP: (jpeg) => sharp(jpeg).webp({ quality: 90 }).toBuffer(),
  AVIF: (jpeg) => sharp(jpeg).avif({ quality: 75, effort: 0 }).toBuffer(),
  TIFF: (jpeg) => sharp(jpeg).tiff({ compression: 'lzw' }).toBuffer(),
  GIF: (jpeg) => sharp(jpeg).gif({ effort: 1 }).toBuffer(),
  BMP: async (jpeg) => {
    const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true })
    return bmp(data, info.width, info.height)
  },
} as const satisfies Record<string, Write>
