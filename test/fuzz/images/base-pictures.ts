import sharp from 'sharp'
import { bmp } from './craft-bmp.js'
import { drawnHeic, heicOf } from './craft-heif.js'

export type Format = 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' | 'avif' | 'heic' | 'bmp'

/** A whole picture that mutations start from. */
export interface BasePicture {
  name: string
  format: Format
  bytes: Buffer
}

const [width, height] = [96, 64]

/** Edges, a gradient and texture, so that every part of a decoder has something to do. */
const pixels = (): Buffer => {
  const data = Buffer.alloc(width * height * 3)
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [i % width, Math.floor(i / width)]
    data[i * 3] = (x * 255) / width
    data[i * 3 + 1] = (x >> 4) % 2 === (y >> 4) % 2 ? 200 : 40
    data[i * 3 + 2] = (i * 7919) % 256
  }
  return data
}

/** Small ones of every format and of the variants that decoders treat apart. */
export const drawBasePictures = async (): Promise<BasePicture[]> => {
  const data = pixels()
  const image = () => sharp(data, { raw: { width, height, channels: 3 } })
  const frames = sharp(Buffer.concat([data, data, data]), {
    raw: { width, height: height * 3, channels: 3, pageHeight: height },
  } as object)
  const made: [string, Format, Promise<Buffer>][] = [
    ['baseline', 'jpeg', image().jpeg({ quality: 80 }).toBuffer()],
    ['progressive', 'jpeg', image().jpeg({ progressive: true }).toBuffer()],
    ['CMYK', 'jpeg', image().toColourspace('cmyk').jpeg().toBuffer()],
    ['grey', 'jpeg', image().greyscale().jpeg().toBuffer()],
    ['with EXIF and ICC', 'jpeg', image().withMetadata({ orientation: 6 }).withIccProfile('p3').jpeg().toBuffer()],
    ['plain', 'png', image().png().toBuffer()],
    ['16-bit', 'png', image().toColourspace('rgb16').png().toBuffer()],
    ['palette', 'png', image().png({ palette: true }).toBuffer()],
    ['interlaced, opacity', 'png', image().ensureAlpha(0.5).png({ progressive: true }).toBuffer()],
    ['lossy', 'webp', image().webp({ quality: 60 }).toBuffer()],
    ['lossless, opacity', 'webp', image().ensureAlpha(0.5).webp({ lossless: true }).toBuffer()],
    ['animated', 'webp', frames.clone().webp({ loop: 0 }).toBuffer()],
    ['plain', 'gif', image().gif().toBuffer()],
    ['animated', 'gif', frames.clone().gif().toBuffer()],
    ['LZW', 'tiff', image().tiff({ compression: 'lzw' }).toBuffer()],
    [
      'tiled, deflate',
      'tiff',
      image().tiff({ compression: 'deflate', tile: true, tileWidth: 32, tileHeight: 32 }).toBuffer(),
    ],
    ['JPEG inside', 'tiff', image().tiff({ compression: 'jpeg' }).toBuffer()],
    ['16-bit', 'tiff', image().toColourspace('rgb16').tiff().toBuffer()],
    ['plain', 'avif', image().avif({ quality: 40, effort: 0 }).toBuffer()],
    ['plain', 'heic', Promise.resolve(drawnHeic())],
    ['tiled, turned', 'heic', Promise.resolve(heicOf({ tiles: [2, 2], turns: 3 }))],
    ['24 bits', 'bmp', Promise.resolve(bmp(data, width, height))],
  ]
  return Promise.all(
    made.map(async ([name, format, bytes]) => ({ name: `${format} ${name}`, format, bytes: await bytes })),
  )
}
