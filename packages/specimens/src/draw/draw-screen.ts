import sharp from 'sharp'
import type { Drawing } from './draw-specimen.js'
import { truthOfNone } from './truth-of-none.js'

/** Of the longer side: bezel around the display. */
const BEZEL = 0.045
const SIDE_PX = 1500
/** Beats of the camera's sensor against the display's grid, in pixels of the drawing. */
const BEAT_PX = 9
/** A display's black is grey, its white bluish. */
const BLACK = [26, 28, 34] as const
const WHITE = [226, 238, 255] as const

/** A device that shows a picture, to be photographed like a document. `beatDepth`: by how much the beats darken, 0…1. */
export const drawScreen = async (jpeg: Uint8Array, name: string, beatDepth = 0.16): Promise<Drawing> => {
  const shown = await sharp(jpeg).resize(SIDE_PX, SIDE_PX, { fit: 'inside' }).removeAlpha().raw().toBuffer({
    resolveWithObject: true,
  })
  const { width, height } = shown.info
  const bezelPx = Math.round(Math.max(width, height) * BEZEL)
  const [widthPx, heightPx] = [width + 2 * bezelPx, height + 2 * bezelPx]
  const display = light(shown.data, width, height, beatDepth)
  const data = await sharp({
    create: { width: widthPx, height: heightPx, channels: 4, background: { r: 14, g: 14, b: 16, alpha: 1 } },
  })
    .composite([{ input: display, raw: { width, height, channels: 3 }, left: bezelPx, top: bezelPx }])
    .raw()
    .toBuffer()
  return {
    widthPx,
    heightPx,
    data,
    truth: truthOfNone({ kind: 'screen', group: 'screen', seed: name }, { widthPx, heightPx, pixelsPerMm: 10 }),
  }
}

/** The picture in the display's range of light, with the grid's beats; each colour's stripes stand a third apart. */
const light = (rgb: Uint8Array, width: number, height: number, beatDepth: number): Buffer => {
  const out = Buffer.alloc(rgb.length)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let c = 0; c < 3; c++, at++) {
        const across = Math.sin(((x + 0.18 * y) / BEAT_PX + c / 3) * 2 * Math.PI)
        const down = Math.sin(((y - 0.12 * x) / (BEAT_PX * 1.4) + c / 5) * 2 * Math.PI)
        const beat = 1 - beatDepth * (0.5 + 0.3 * across + 0.2 * down)
        out[at] = (BLACK[c]! + ((WHITE[c]! - BLACK[c]!) * rgb[at]!) / 255) * beat
      }
    }
  }
  return out
}
