import type { Picture } from '@vivid/vision'
import { percentile, type Tile, tilesOf } from './tiles.js'
import type { DocumentView } from './view-document.js'

// These numbers were chosen with a look at the measuring set; the limit held against what they measure was not.

/** Side of a tile: small enough to hold one stroke or one edge. */
const TILE_PX = 12

/** Only tiles with print or edges in them are asked: this share of the strongest contrast, and never mere grain. */
const CONTRAST_SHARE = 0.5
const LEAST_CONTRAST = 16

/** Sharp print stands somewhere on every document; pale or soft print stands beside it. */
const SHARPEST = 0.95

/** Fewer than this many tiles with contrast say nothing. */
const LEAST_TILES = 6

/**
 * 0…1: the steepest step between neighbours as a share of the tile's contrast, in the sharpest twentieth of the tiles. Taken
 * along rows and along columns, and the lower counts: a shaken camera softens one direction only. Contrast cancels out,
 * so dim photos and grey copies compare with bright ones. Null where there is nothing to judge by.
 */
export const measureSharpness = ({ grey }: DocumentView): number | null => {
  const tiles = tilesOf(grey, TILE_PX).map((tile) => steepness(grey, tile))
  const strongest = percentile(
    tiles.map(({ contrast }) => contrast),
    0.95,
  )
  const asked = tiles.filter(({ contrast }) => contrast >= Math.max(LEAST_CONTRAST, CONTRAST_SHARE * strongest))
  if (asked.length < LEAST_TILES) return null
  const of = (pick: (tile: Steepness) => number) =>
    percentile(
      asked.map((tile) => pick(tile) / tile.contrast),
      SHARPEST,
    )
  return Math.min(
    of(({ alongRows }) => alongRows),
    of(({ alongColumns }) => alongColumns),
  )
}

interface Steepness {
  readonly contrast: number
  readonly alongRows: number
  readonly alongColumns: number
}

const steepness = ({ widthPx, data }: Picture, { left, top, right, bottom }: Tile): Steepness => {
  let [low, high, alongRows, alongColumns] = [255, 0, 0, 0]
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = y * widthPx + x
      const tone = data[at]!
      low = Math.min(low, tone)
      high = Math.max(high, tone)
      if (x > left) alongRows = Math.max(alongRows, Math.abs(tone - data[at - 1]!))
      if (y > top) alongColumns = Math.max(alongColumns, Math.abs(tone - data[at - widthPx]!))
    }
  }
  return { contrast: high - low, alongRows, alongColumns }
}
