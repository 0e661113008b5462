import type { Picture } from '@vivid/vision'
import type { Finding } from '../examined.js'
import { thresholds } from '../thresholds.js'
import { type Blob, findBlobs } from './find-blobs.js'
import { smoothed } from './smoothed.js'
import { countTones, type Tile, tileQuad, tonePercentile } from './tiles.js'
import type { DocumentView } from './view-document.js'

/** Share of the document's width and height left out along its border, where the table shows. */
const RIM = 0.03

/** Half the side of the square that tones are averaged over: print inside a white area darkens it, a reflection has none. */
const SMOOTH_PX = 2

/** Just outside a blob, and as far as a reflection reaches. */
const NEAR_PX = 5
const FAR_PX = 16

/**
 * 829: spots lighter than the document's own paper, burnt out in the middle, that fill their outline and fade within a few
 * millimetres. A white panel ends sharply, uneven light fades over the whole card, white paper is no lighter than the rest
 * of the paper, and a frame does not fill its outline.
 */
export const checkReflections = (view: DocumentView): Finding | null => {
  const { grey } = view
  const [rimX, rimY] = [Math.round(RIM * grey.widthPx), Math.round(RIM * grey.heightPx)]
  const within = { left: rimX, top: rimY, right: grey.widthPx - rimX, bottom: grey.heightPx - rimY }
  const paper = tonePercentile(countTones(grey, within), 0.5)
  const core = Math.max(thresholds.reflectionTone, paper + thresholds.reflectionLead)
  if (core > 255) return null
  const smooth = smoothed(grey, SMOOTH_PX)
  const least = thresholds.reflectionShare * (within.right - within.left) * (within.bottom - within.top)
  const spots = findBlobs(smooth, core, within).filter(
    (blob) => blob.pixels.length >= least && fills(blob) && fades(smooth, blob, paper, core, within),
  )
  if (spots.length === 0) return null
  const covered = spots.reduce((sum, { pixels }) => sum + pixels.length, 0)
  return {
    error: 'document_reflections',
    measured: covered / grey.data.length,
    areas: spots.map(({ box }) => tileQuad(view, box)),
  }
}

const fills = ({ box, pixels }: Blob) =>
  pixels.length >= thresholds.reflectionFill * (box.right - box.left) * (box.bottom - box.top)

const fades = (smooth: Picture, blob: Blob, paper: number, core: number, within: Tile): boolean => {
  const share = (tone: number | null, otherwise: number) =>
    tone === null ? otherwise : (tone - paper) / (core - paper)
  const near = share(toneOutside(smooth, blob, core, within, NEAR_PX), 1)
  const far = share(toneOutside(smooth, blob, core, within, FAR_PX), 0)
  return near >= thresholds.reflectionNear && far <= thresholds.reflectionFar
}

/** Median tone so far outside a blob's rim, along rows and columns, past print; null where that is outside the document. */
const toneOutside = ({ widthPx, data }: Picture, { pixels }: Blob, core: number, within: Tile, awayPx: number) => {
  const counts = new Uint32Array(256)
  let count = 0
  for (const at of pixels) {
    const [x, y] = [at % widthPx, Math.floor(at / widthPx)]
    for (const [dx, dy] of DIRECTIONS) {
      const [outX, outY] = [x + awayPx * dx, y + awayPx * dy]
      if (outX < within.left || outX >= within.right || outY < within.top || outY >= within.bottom) continue
      if (data[(y + dy) * widthPx + x + dx]! >= core) continue
      counts[data[outY * widthPx + outX]!]!++
      count++
    }
  }
  return count === 0 ? null : tonePercentile(counts, 0.5)
}

const DIRECTIONS = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const
