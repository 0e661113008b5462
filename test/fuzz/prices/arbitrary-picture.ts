import { limits } from '@vivid/contract'
import fc from 'fast-check'
import { bmpOfBits } from '../images/craft-bmp.js'
import { gif } from '../images/craft-gif.js'
import { heicOf, heifOf } from '../images/craft-heif.js'
import { jpegOfScans } from '../images/craft-jpeg-scans.js'
import { pngOfZeros } from '../images/craft-png.js'
import { tiffOfPages } from '../images/craft-tiff-pages.js'
import { flat, type Painting, paint, type Size } from './paint.js'

/** A picture yet to be drawn. */
export interface Drawing {
  readonly name: string
  draw(): Promise<Buffer>
}

/** No larger file is taken. */
export const MAX_BYTES = limits.selfieBytes

/** Names a drawing by all that it is made from. */
const drawing =
  <Options extends object>(what: string, draw: (options: Options) => Promise<Buffer> | Buffer) =>
  (options: Options): Drawing => ({ name: `${what} ${JSON.stringify(options)}`, draw: async () => draw(options) })

/** As many of ten thousand pixels as of ten million; from squares to strips that are refused. */
const sizes = (mostPixels: number): fc.Arbitrary<Size> =>
  fc
    .tuple(fc.integer({ min: 400, max: Math.round(100 * Math.log10(mostPixels)) }), fc.integer({ min: -540, max: 540 }))
    .map(([size, ratio]) => {
      const [pixels, aspect] = [10 ** (size / 100), 2 ** (ratio / 100)]
      return [Math.ceil(Math.sqrt(pixels * aspect)), Math.ceil(Math.sqrt(pixels / aspect))]
    })

const paintings = (mostPixels: number) => ({
  size: sizes(mostPixels),
  isNoisy: fc.boolean(),
  hasOpacity: fc.boolean(),
  orientation: fc.constantFrom(1, 1, 1, 3, 6),
  profile: fc.constantFrom(null, null, 'p3' as const),
})

/** What the library writes itself. */
const painted = (mostPixels: number): fc.Arbitrary<Drawing>[] => {
  const common = paintings(mostPixels)
  const flag = fc.boolean()
  return [
    fc
      .record({ ...common, isProgressive: flag, chroma: fc.constantFrom('4:2:0', '4:4:4') })
      .map(
        drawing('JPEG', ({ isProgressive: progressive, chroma, ...painting }) =>
          paint(painting).jpeg({ progressive, chromaSubsampling: chroma }).toBuffer(),
        ),
      ),
    // Four inks take the library longer to write than to read.
    fc
      .record(paintings(mostPixels / 4))
      .map(drawing('CMYK', (painting: Painting) => paint(painting).toColourspace('cmyk').jpeg().toBuffer())),
    fc
      .record({ ...common, isInterlaced: flag, hasPalette: flag })
      .map(
        drawing('PNG', ({ isInterlaced: progressive, hasPalette: palette, ...painting }) =>
          paint(painting).png({ progressive, palette, compressionLevel: 1, effort: 1 }).toBuffer(),
        ),
      ),
    fc
      .record({ ...common, isLossless: flag })
      .map(
        drawing('WebP', ({ isLossless: lossless, ...painting }) =>
          paint(painting).webp({ lossless, effort: 0 }).toBuffer(),
        ),
      ),
    fc.record(common).map(drawing('GIF', (painting: Painting) => paint(painting).gif({ effort: 1 }).toBuffer())),
    fc
      .record({
        ...common,
        space: fc.constantFrom('srgb', 'rgb16', 'lab'),
        compression: fc.constantFrom('lzw', 'deflate', 'jpeg'),
      })
      .map(
        drawing('TIFF', ({ space, compression, ...painting }) =>
          paint(painting)
            .toColourspace(space)
            .tiff({ compression: compression as 'lzw' })
            .toBuffer(),
        ),
      ),
    fc
      .record(paintings(Math.min(mostPixels, 16e6)))
      .map(drawing('AVIF', (painting: Painting) => paint(painting).avif({ effort: 0, quality: 40 }).toBuffer())),
  ]
}

/** What it does not write: scans, layouts, pages, frames and tiles as no camera has them. */
const crafted = (mostPixels: number): fc.Arbitrary<Drawing>[] => {
  const size = sizes(mostPixels)
  const flag = fc.boolean()
  const upTo = (most: number) => fc.integer({ min: 1, max: Math.ceil(most) })
  return [
    fc
      .record({ size, ids: fc.constantFrom([1, 2, 3], [1, 1, 1]), isProgressive: flag, scans: upTo(120) })
      .map(drawing('JPEG of scans', ({ size: [width, height], ...rest }) => jpegOfScans({ width, height, ...rest }))),
    fc
      .record({ size, bits: fc.constantFrom(1, 8, 16), isInterlaced: flag, channels: upTo(4) })
      .map(drawing('PNG of zeros', ({ size: [width, height], ...rest }) => pngOfZeros({ width, height, ...rest }))),
    fc
      .record({ size, frames: upTo(2000) })
      .map(drawing('GIF of frames', ({ size: [width, height], frames }) => gif(width, height, frames))),
    fc
      .record({
        size,
        samples: upTo(4),
        bits: fc.constantFrom(8, 16),
        strip: fc.constantFrom(1, 16, 1000, 20_000),
        tile: fc.option(fc.tuple(upTo(100), upTo(100))),
        isPlanar: flag,
        pages: fc.constantFrom(1, 1, 1000),
        unknownEntries: fc.constantFrom(0, 0, 0, 500, 2500),
      })
      .map(
        drawing('TIFF of zeros', ({ size: [width, height], strip, tile, ...rest }) => {
          const layout = tile
            ? { tile: [16 * tile[0], 16 * tile[1]] as const }
            : { rowsPerStrip: Math.min(strip, height) }
          return tiffOfPages({ width, height, ...layout, ...rest })
        }),
      ),
    fc
      .constantFrom(1, 4, 8, 16, 24, 32)
      .chain((bits) =>
        fc.record({ size: sizes(Math.min(mostPixels, (8 * MAX_BYTES) / bits)), bits: fc.constant(bits) }),
      )
      .map(drawing('BMP', ({ size: [width, height], bits }) => bmpOfBits(width, height, bits))),
    fc
      .record({
        size: sizes(Math.min(mostPixels, 4e6)),
        tiles: fc.tuple(upTo(5), upTo(5)),
        frames: fc.constantFrom(1, 1, 2, 20),
      })
      .map(
        drawing('AVIF of tiles', async ({ size: of, ...rest }) =>
          heifOf(await flat(of).avif({ effort: 0 }).toBuffer(), rest),
        ),
      ),
    fc
      .record({
        tiles: fc.tuple(upTo(Math.sqrt(mostPixels) / 480), upTo(Math.sqrt(mostPixels) / 640)),
        frames: fc.constantFrom(1, 1, 5),
        isCut: flag,
      })
      .map(drawing('HEIC of tiles', ({ isCut, ...rest }) => heicOf(isCut ? { ...rest, shown: [300, 300] } : rest))),
  ]
}

/** Pictures of every format that is taken, and some that are refused, up to so many pixels. */
export const arbitraryPicture = (mostPixels: number): fc.Arbitrary<Drawing> =>
  fc.oneof(...painted(mostPixels), ...crafted(mostPixels))
