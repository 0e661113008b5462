import type { Quad } from '@vivid/vision'
import sharp from 'sharp'
import type { Random } from '../random.js'
import { drawClutter } from './clutter.js'
import type { Conditions } from './conditions.js'
import type { Frame } from './paste-warped.js'
import { scenes } from './scenes.js'

/** Size at which table surfaces are drawn before they are enlarged to the frame; they have no finer detail. */
const SURFACE_PX = 640

/** Of 255: lacquer shines a little too. */
const TABLE_GLOSS = 30

/** The table with what lies on it and the documents' own shadows, without the documents. */
export const renderScene = async (random: Random, conditions: Conditions, quads: readonly Quad[]): Promise<Frame> => {
  const { widthPx, heightPx } = conditions
  const shrink = Math.min(1, SURFACE_PX / Math.max(widthPx, heightPx))
  const [width, height] = [Math.round(widthPx * shrink), Math.round(heightPx * shrink)]
  const raw = { width, height, channels: 3 } as const
  const svg = (body: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`)
  // A page pressed onto a scanner throws next to no shadow.
  const depth = conditions.scene === 'scan' ? 0.15 : random.between(0.3, 0.6)
  const lamp = [random.between(-0.013, 0.013) * width, random.between(0.002, 0.014) * width] as const
  const clutter = drawClutter(random, conditions.clutter, width, height)
  const outlines = quads.map(
    (quad) => `<polygon points="${quad.map(([x, y]) => `${x * shrink},${y * shrink}`).join(' ')}"/>`,
  )
  const layers = [
    ...(clutter ? [await castShadow(svg(clutter), raw, lamp, depth), svg(clutter)] : []),
    await castShadow(svg(outlines.join('')), raw, lamp, depth),
  ]
  const covered = await sharp(paintSurface(random, conditions, width, height), { raw })
    .composite(layers.map((input) => ({ input })))
    .removeAlpha()
    .raw()
    .toBuffer()
  const data = await sharp(covered, { raw })
    .resize(widthPx, heightPx, { kernel: 'linear', fit: 'fill' })
    .raw()
    .toBuffer()
  return { widthPx, heightPx, data, gloss: new Uint8Array(widthPx * heightPx).fill(TABLE_GLOSS) }
}

/** Shadows are soft, so they are drawn small and enlarged; blurring them in SVG costs ten times as much. */
const SHADOW_SHRINK = 5

const castShadow = async (
  svg: Buffer,
  size: { width: number; height: number },
  lamp: readonly [number, number],
  depth: number,
) => {
  const [width, height] = [Math.ceil(size.width / SHADOW_SHRINK), Math.ceil(size.height / SHADOW_SHRINK)]
  const [dx, dy] = lamp.map((n) => Math.round(n / SHADOW_SHRINK)) as [number, number]
  const mask = await sharp(svg).resize(width, height, { fit: 'fill' }).extractChannel('alpha').raw().toBuffer()
  const shade = Buffer.alloc(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [fromX, fromY] = [x - dx, y - dy]
      const inside = fromX >= 0 && fromY >= 0 && fromX < width && fromY < height
      shade[(y * width + x) * 4 + 3] = inside ? mask[fromY * width + fromX]! * depth : 0
    }
  }
  return sharp(shade, { raw: { width, height, channels: 4 } })
    .blur(1.3)
    .resize(size.width, size.height, { kernel: 'cubic', fit: 'fill' })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

const paintSurface = (random: Random, conditions: Conditions, width: number, height: number): Uint8ClampedArray => {
  const surface = scenes[conditions.scene](random)
  const pixels = new Uint8ClampedArray(width * height * 3)
  const longer = Math.max(width, height)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const [red, green, blue] = surface(x / longer, y / longer)
      pixels[at] = red
      pixels[at + 1] = green
      pixels[at + 2] = blue
    }
  }
  return pixels
}
