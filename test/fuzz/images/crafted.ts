import sharp from 'sharp'
import type { BasePicture } from './base-pictures.js'
import { claimingPictures } from './claiming.js'
import { gif } from './craft-gif.js'
import { exif, jpegOfSize, jpegWith } from './craft-jpeg.js'
import { png, pngChunk, pngSignature, zeros } from './craft-png.js'
import { tiff, tiffOf } from './craft-tiff.js'

export interface Crafted {
  name: string
  bytes: Buffer
}

const svg = (inside: string) =>
  Buffer.from(
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="64" height="64">${inside}</svg>`,
  )

/** Files that no mutation would arrive at, each an attack or an oddity of its own. */
export const craftPictures = async (bases: readonly BasePicture[]): Promise<Crafted[]> => {
  const jpeg = bases.find(({ format }) => format === 'jpeg')!.bytes
  const pngBytes = bases.find(({ format }) => format === 'png')!.bytes
  const small = await Promise.all(
    (['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif'] as const).map(async (format) => ({
      name: `1×1 ${format}`,
      bytes: await sharp({ create: { width: 1, height: 1, channels: 3, background: '#888' } })
        .toFormat(format)
        .toBuffer(),
    })),
  )
  const svgs = [
    '<image xlink:href="http://127.0.0.1:9/x.png" width="9" height="9"/>',
    '<text>&x;</text>',
    '<image xlink:href="file:///etc/passwd"/>',
    '<use xlink:href="#a" id="a"/>',
  ]
  const documents = [
    '%PDF-1.7\n%âãÏÓ\n1 0 obj<</Type/Catalog>>endobj',
    '%!PS-Adobe-3.0\n(x) show',
    "push graphic-context\nviewbox 0 0 9 9\nimage over 0,0 0,0 'https://127.0.0.1/x'",
    '<html><script>1</script></html>',
    'PK\x03\x04',
    'P6 30000 30000 255\n',
    '#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 30000 +X 30000\n',
    'SIMPLE  =                    T',
    'BM',
    '\0\0\x01\0',
    '\x76\x2f\x31\x01',
    '\0\0\0\x0cjP  \r\n\x87\n',
    '8BPS',
  ]
  return [
    ...small,
    ...(await claimingPictures()),
    {
      name: 'PNG of 30,000×30,000 zeros, 16-bit RGBA',
      bytes: png(30_000, 30_000, 16, 6, pngChunk('IDAT', zeros(2_000_000))),
    },
    {
      name: 'PNG of 6,300×6,300, all there: just below the limit',
      bytes: png(6_300, 6_300, 8, 0, pngChunk('IDAT', zeros(6_301 * 6_300))),
    },
    { name: 'PNG of 2^31-1 × 1', bytes: png(0x7fffffff, 1, 8, 2, pngChunk('IDAT', zeros(100))) },
    { name: 'PNG of 0×0', bytes: png(0, 0, 8, 2, pngChunk('IDAT', zeros(1))) },
    {
      name: 'PNG with a colour profile that unfolds to 100 MB',
      bytes: png(
        64,
        64,
        8,
        2,
        pngChunk('iCCP', Buffer.concat([Buffer.from('x\0\0', 'latin1'), zeros(1e8)])),
        pngChunk('IDAT', zeros(64 * 193)),
      ),
    },
    {
      name: 'PNG with a text that unfolds to 100 MB',
      bytes: png(
        64,
        64,
        8,
        2,
        pngChunk('zTXt', Buffer.concat([Buffer.from('x\0\0', 'latin1'), zeros(1e8)])),
        pngChunk('IDAT', zeros(64 * 193)),
      ),
    },
    {
      name: 'PNG with 20,000 chunks',
      bytes: png(
        64,
        64,
        8,
        2,
        ...Array.from({ length: 20_000 }, () => pngChunk('tEXt', Buffer.from('a\0b'))),
        pngChunk('IDAT', zeros(64 * 193)),
      ),
    },
    ...[
      [1, 1],
      [65_500, 65_500],
      [30_000, 30_000],
      [65_535, 1],
      [0, 64],
    ].map(([width, height]) => ({
      name: `JPEG that claims ${width}×${height}`,
      bytes: jpegOfSize(jpeg, width!, height!),
    })),
    { name: 'GIF of 65,535×65,535', bytes: gif(65_535, 65_535, 1) },
    { name: 'GIF of 5,000 frames', bytes: gif(500, 500, 5_000) },
    { name: 'TIFF of 30,000×30,000', bytes: tiffOf(30_000, 30_000) },
    { name: 'TIFF whose directories go in a circle', bytes: tiffOf(64, 64, 8) },
    {
      name: 'TIFF with 4 billion values in an entry',
      bytes: tiff(
        [
          [256, 4, 0xffffffff, 8],
          [257, 4, 0xffffffff, 8],
          [273, 4, 0xffffffff, 8],
        ],
        0,
      ),
    },
    ...[0, 5, 9, 255, 65_535].map((orientation) => ({
      name: `JPEG with EXIF orientation ${orientation}, directories in a circle`,
      bytes: jpegWith(jpeg, 0xe1, exif(orientation, 8)),
    })),
    {
      name: 'JPEG with an ICC profile of noise',
      bytes: jpegWith(
        jpeg,
        0xe2,
        Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), Buffer.alloc(4_000, 0x5a)]),
      ),
    },
    {
      name: 'JPEG with an ICC profile in 255 parts of which one is there',
      bytes: jpegWith(jpeg, 0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0\x07\xff', 'latin1'), Buffer.alloc(4_000)])),
    },
    {
      name: 'JPEG with 2,000 comments',
      bytes: Buffer.concat([
        jpeg.subarray(0, 2),
        ...Array.from({ length: 2_000 }, () => Buffer.from([0xff, 0xfe, 0, 4, 65, 65])),
        jpeg.subarray(2),
      ]),
    },
    { name: 'JPEG twice', bytes: Buffer.concat([jpeg, jpeg]) },
    {
      name: 'JPEG with a ZIP behind it',
      bytes: Buffer.concat([jpeg, Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(400)]),
    },
    { name: 'JPEG magic, then a PNG', bytes: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), pngBytes]) },
    { name: 'PNG magic, then a JPEG', bytes: Buffer.concat([pngSignature, jpeg]) },
    { name: 'GIF that is a script', bytes: Buffer.from('GIF89a=1;alert(1)//') },
    ...svgs.flatMap((inside, index) => [
      { name: `SVG ${index} with a link or an entity`, bytes: svg(inside) },
      { name: `SVG ${index} behind JPEG magic`, bytes: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), svg(inside)]) },
      { name: `SVG ${index} in a comment of a JPEG`, bytes: jpegWith(jpeg, 0xfe, svg(inside)) },
    ]),
    ...documents.map((text) => ({
      name: `no picture: ${JSON.stringify(text.slice(0, 12))}`,
      bytes: Buffer.from(text, 'latin1'),
    })),
    { name: 'nothing', bytes: Buffer.alloc(0) },
    { name: 'one byte', bytes: Buffer.from([0xff]) },
    { name: '2 MB of zeros', bytes: Buffer.alloc(2 * 1024 * 1024) },
  ]
}
