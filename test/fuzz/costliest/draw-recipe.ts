import type { Fonts } from '@vivid/specimens'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { seededRandom } from '../../support/seeded-random.js'
import { drawPrint } from './draw-print.js'
import type { Layer, Recipe } from './recipe.js'
import type { Tiles } from './tiles.js'

/** What recipes are drawn with. */
export interface Easel {
  readonly tiles: Tiles
  /** JPEGs that a recipe may lay below its layers. */
  readonly photos: ReadonlyMap<string, Buffer>
  readonly fonts: Fonts
}

const tones: Readonly<Record<string, string>> = { white: '#fff', grey: '#808080', black: '#000' }
export const plainGrounds = [...Object.keys(tones), 'noise'] as const

/** Tried in this order until the file is small enough. */
const qualities = [95, 85, 70, 50, 30, 15, 5]

/** As a JPEG of at most so many bytes. */
export const drawRecipe = async (recipe: Recipe, easel: Easel, maxBytes: number): Promise<Buffer> => {
  const { widthPx, heightPx, turnDegrees, contrast } = recipe
  const layers = await Promise.all(recipe.layers.map((layer) => drawLayer(layer, recipe, easel)))
  const ground = await drawGround(recipe, easel)
  const print = recipe.print ? [drawPrint(recipe.print, recipe, easel.fonts)] : []
  const flat = await ground.image
    .composite([...ground.overlays, ...layers, ...print])
    .removeAlpha()
    .raw()
    .toBuffer()
  const image = sharp(flat, { raw: { width: widthPx, height: heightPx, channels: 3 }, limitInputPixels: false })
    .rotate(turnDegrees, { background: '#fff' })
    .linear(contrast, 128 * (1 - contrast))
  const drawn = await image.raw().toBuffer({ resolveWithObject: true })
  for (const quality of [recipe.quality, ...qualities.filter((one) => one < recipe.quality)]) {
    const { width, height } = drawn.info
    const jpeg = await sharp(drawn.data, { raw: { width, height, channels: 3 }, limitInputPixels: false })
      .jpeg({ quality })
      .toBuffer()
    if (jpeg.length <= maxBytes) return jpeg
  }
  // Noise as large as can be fits at no quality.
  return drawRecipe({ ...recipe, widthPx: Math.ceil(widthPx / 2), heightPx: Math.ceil(heightPx / 2) }, easel, maxBytes)
}

interface Ground {
  readonly image: Sharp
  readonly overlays: readonly OverlayOptions[]
}

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false })

const drawGround = async ({ widthPx, heightPx, ground }: Recipe, { photos }: Easel): Promise<Ground> => {
  const photo = photos.get(ground)
  if (photo) return { image: sharp(photo).resize(widthPx, heightPx, { fit: 'fill' }), overlays: [] }
  if (ground !== 'noise') return { image: plain(widthPx, heightPx, tones[ground]!), overlays: [] }
  return {
    image: plain(widthPx, heightPx, '#808080'),
    overlays: [{ input: await drawNoise(widthPx, heightPx), tile: true }],
  }
}

/** Small, and repeated: as costly to search as noise that never repeats, and quicker to make. */
const NOISE_PX = 240

/** No larger than the picture: the library lays nothing over a smaller one. */
const drawNoise = (widthPx: number, heightPx: number): Promise<Buffer> => {
  const random = seededRandom(1)
  const [width, height] = [Math.min(NOISE_PX, widthPx), Math.min(NOISE_PX, heightPx)]
  const data = Uint8Array.from({ length: width * height * 3 }, () => random() * 256)
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

const drawLayer = async (layer: Layer, { widthPx, heightPx }: Recipe, { tiles }: Easel): Promise<OverlayOptions> => {
  const tile = tiles.get(layer.tile)!
  const left = Math.round(layer.left * widthPx)
  const top = Math.round(layer.top * heightPx)
  const width = Math.max(1, Math.round(layer.right * widthPx) - left)
  const height = Math.max(1, Math.round(layer.bottom * heightPx) - top)
  const tilePx = Math.min(width, layer.tilePx)
  const gapPx = Math.round(layer.gap * tilePx)
  const tileHeightPx = Math.max(1, Math.round((tile.heightPx * tilePx) / tile.widthPx))
  const sized = await sharp(tile.png)
    .resize(tilePx, tileHeightPx, { fit: 'fill', kernel: tile.isModules ? 'nearest' : 'lanczos3' })
    .flatten({ background: '#fff' })
    .extend({ right: gapPx, bottom: gapPx, background: '#fff' })
    .png({ compressionLevel: 0 })
    .toBuffer()
  // The library cuts before it extends, and lays nothing over a smaller picture.
  const repeated = await sharp(sized)
    .extract({
      left: 0,
      top: 0,
      width: Math.min(width, tilePx + gapPx),
      height: Math.min(height, tileHeightPx + gapPx),
    })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const area = await plain(width, height, '#fff')
    .composite([{ input: repeated, tile: true, gravity: 'northwest' }])
    .png({ compressionLevel: 0 })
    .toBuffer()
  return { input: area, left, top }
}
