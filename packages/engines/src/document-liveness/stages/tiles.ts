import { type Picture, project, type Quad, rectangleToQuad } from '@vivid/vision'
import type { DocumentView } from './view-document.js'

export interface Tile {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Around the document's border: table, rounded corners and the error of its own corners. */
const RIM = 0.03

/** Whole squares that cover a rectified document without its rim. */
export const tilesOf = ({ widthPx, heightPx }: Picture, sidePx: number): Tile[] => {
  const rim = Math.round(RIM * widthPx)
  const tiles: Tile[] = []
  for (let top = rim; top + sidePx <= heightPx - rim; top += sidePx) {
    for (let left = rim; left + sidePx <= widthPx - rim; left += sidePx) {
      tiles.push({ left, top, right: left + sidePx, bottom: top + sidePx })
    }
  }
  return tiles
}

/** How many pixels of a tile have each tone. */
export const countTones = ({ widthPx, data }: Picture, { left, top, right, bottom }: Tile): Uint32Array => {
  const counts = new Uint32Array(256)
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) counts[data[y * widthPx + x]!]!++
  }
  return counts
}

/** The tone below which this share of the counted pixels lies. */
export const tonePercentile = (counts: Uint32Array, share: number): number => {
  let total = 0
  for (const count of counts) total += count
  let seen = 0
  for (let tone = 0; tone < 256; tone++) {
    seen += counts[tone]!
    if (seen > share * total) return tone
  }
  return 255
}

/** Share of the counted pixels at or above a tone. */
export const shareFrom = (counts: Uint32Array, tone: number): number => {
  let [above, total] = [0, 0]
  for (let i = 0; i < 256; i++) {
    total += counts[i]!
    if (i >= tone) above += counts[i]!
  }
  return total === 0 ? 0 : above / total
}

/** The value below which this share of the numbers lies; 0 without numbers. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

/** Where a tile of a document's view lies in the picture. */
export const tileQuad = ({ quad, grey }: DocumentView, { left, top, right, bottom }: Tile): Quad => {
  const toPicture = rectangleToQuad(grey.widthPx, grey.heightPx, quad)
  const corners = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const
  return corners.map((corner) => project(toPicture, corner)) as unknown as Quad
}
