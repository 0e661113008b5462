import type { Quad } from '@vivid/vision'
import sharp from 'sharp'
import type { Random } from '../random.js'
import type { DrawingTruth } from '../truth.js'
import type { Layer } from './paste-warped.js'

const SKINS = [
  ['#f2cdb4', '#c98f70'],
  ['#dca77c', '#a8714a'],
  ['#a86f48', '#70452a'],
  ['#6d4429', '#432716'],
] as const

/** The thumb itself, and the whole hand, in whose middle it is. */
const THUMB_MM = 17
const WIDTH_MM = 64
const LENGTH_MM = 170
/** How far the tip reaches over the edge: margins are printed on little. */
const REACH_MM = [2, 5] as const

/** A thumb that holds the document down, its tip upwards, and the hand it belongs to. */
export const drawThumb = async (random: Random): Promise<Layer> => {
  const [light, shade] = random.pick(SKINS)
  const [widthPx, heightPx] = [WIDTH_MM * 6, LENGTH_MM * 6]
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="-320 0 640 1700"><defs>` +
    `<linearGradient id="s"><stop offset="0" stop-color="${shade}"/><stop offset=".45" stop-color="${light}"/><stop offset="1" stop-color="${shade}"/></linearGradient></defs>` +
    '<path d="M-80 95Q-74 4 0 4Q74 4 80 95L86 400Q110 560 240 640Q320 760 320 1000V1700H-220V1000Q-230 760 -130 560Q-84 480 -80 380Z" fill="url(#s)"/>' +
    `<path d="M-37 104V58Q-33 22 0 22Q33 22 37 58V104Q0 126 -37 104Z" fill="${light}" stroke="${shade}" stroke-width="3" opacity=".85"/>` +
    `<path d="M-49 176Q0 194 49 176M-45 190Q0 206 45 190" fill="none" stroke="${shade}" stroke-width="3" opacity=".6"/></svg>`
  return { widthPx, heightPx, data: await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer() }
}

/** Where it lies, in the drawing's pixels: from the left or the right edge, above the machine readable zone. */
export const placeThumb = (random: Random, { drawing, mrz }: DrawingTruth): Quad => {
  const { widthPx, heightPx, pixelsPerMm } = drawing
  const [half, length] = [(WIDTH_MM * pixelsPerMm) / 2, LENGTH_MM * pixelsPerMm]
  const fromLeft = random.chance(0.5)
  const lowest = (mrz?.box.y ?? heightPx * 0.7) - THUMB_MM * pixelsPerMm * 0.6
  const y = random.between(heightPx * 0.2, lowest)
  const reach = random.between(...REACH_MM) * pixelsPerMm
  const tip = fromLeft ? reach : widthPx - reach
  const root = fromLeft ? tip - length : tip + length
  const slant = random.between(-0.2, 0.35) * length
  const up = fromLeft ? -half : half
  return [
    [tip, y + up],
    [tip, y - up],
    [root, y - up + slant],
    [root, y + up + slant],
  ]
}
