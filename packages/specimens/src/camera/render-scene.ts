import type { Quad } from '@vivid/vision'
import sharp from 'sharp'
import type { Random } from '../random.js'
import { drawClutter } from './clutter.js'
import type { Conditions } from './conditions.js'
import type { Frame } from './paste-warped.js'
import { scenes } from './scenes.js'

/** Surfaces hold no detail worth more; the frame is filled from here by enlarging. */
const SURFACE_PX = 800

/** The table with what lies on it and the documents' own shadows, without the documents. */
export async function renderScene(random: Random, conditions: Conditions, quads: readonly Quad[]): Promise<Frame> {
  const { widthPx, heightPx } = conditions
  const shrink = Math.min(1, SURFACE_PX / Math.max(widthPx, heightPx))
  const [width, height] = [Math.round(widthPx * shrink), Math.round(heightPx * shrink)]
  const surface = paintSurface(random, conditions, width, height)
  const cover = drawCover(random, conditions, quads, shrink, width, height)
  const covered = await sharp(surface, { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(cover) }])
    .removeAlpha()
    .raw()
    .toBuffer()
  const data = await sharp(covered, { raw: { width, height, channels: 3 } })
    .resize(widthPx, heightPx, { kernel: 'cubic', fit: 'fill' })
    .raw()
    .toBuffer()
  return { widthPx, heightPx, data }
}

function paintSurface(random: Random, conditions: Conditions, width: number, height: number): Uint8ClampedArray {
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

function drawCover(
  random: Random,
  conditions: Conditions,
  quads: readonly Quad[],
  shrink: number,
  width: number,
  height: number,
) {
  const soft = Math.max(width, height) * 0.008
  const [dx, dy] = [random.between(-1.6, 1.6) * soft, random.between(0.2, 1.8) * soft]
  // A page pressed onto a scanner throws next to no shadow.
  const depth = conditions.scene === 'scan' ? 0.12 : random.between(0.25, 0.55)
  const shadows = quads.map((quad) => {
    const points = quad.map(([x, y]) => `${x * shrink + dx},${y * shrink + dy}`).join(' ')
    return `<polygon points="${points}" fill="#000" fill-opacity="${depth}" filter="url(#soft)"/>`
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>` +
    `<filter id="soft"><feGaussianBlur stdDeviation="${soft}"/></filter>` +
    `<filter id="drop"><feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${soft * 0.7}" flood-opacity=".4"/></filter></defs>` +
    `${drawClutter(random, conditions.clutter, width, height)}${shadows.join('')}</svg>`
  )
}
