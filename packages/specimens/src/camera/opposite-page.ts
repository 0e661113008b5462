import sharp from 'sharp'
import type { Blank } from '../art/canvas.js'
import { drawEmblem } from '../art/insignia.js'
import { drawGround, drawRosette, drawWaves } from '../art/security-print.js'
import { roundCorners } from '../draw/round-corners.js'
import { formatSizes } from '../layouts/layout.js'
import { states } from '../layouts/states.js'
import { createRandom } from '../random.js'
import type { DrawingTruth } from '../truth.js'
import type { Layer } from './paste-warped.js'

/** A page without data, as it lies above a passport's data page. */
const drawPage = (blank: Blank): string =>
  drawGround({ art: 'ground', from: 'wash', to: 'tint', angleDegrees: 80 }, blank) +
  drawWaves(
    { art: 'waves', box: [0, 6, 125, 78], lines: 60, amplitudeMm: 3, periodMm: 30, paint: 'second', opacity: 0.3 },
    blank,
  ) +
  drawRosette({ art: 'rosette', at: [62.5, 44], radiusMm: 30, petals: 16, paint: 'accent', opacity: 0.3 }, blank) +
  drawEmblem({ art: 'emblem', at: [62.5, 44], sizeMm: 34, paint: 'accent', opacity: 0.16 }, blank)

/** The page is out of the reader's interest, so half the drawing's resolution does. */
export const drawOppositePage = async (truth: DrawingTruth): Promise<Layer> => {
  const state = states[truth.issuer]
  const { widthMm, heightMm, cornerMm } = formatSizes[truth.format]
  const [widthPx, heightPx] = [Math.round(truth.drawing.widthPx / 2), Math.round(truth.drawing.heightPx / 2)]
  const plate = createRandom(`opposite/${truth.issuer}`)
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="0 0 ${widthMm} ${heightMm}">` +
    `${drawPage({ state, widthMm, heightMm, plate })}<rect y="${heightMm - 5}" width="${widthMm}" height="5" fill="#000" opacity=".12"/></svg>`
  const data = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
  roundCorners(data, widthPx, heightPx, (cornerMm * widthPx) / widthMm)
  return { widthPx, heightPx, data }
}
