import { thresholds } from '../thresholds.js'
import { countTones, shareFrom, type Tile, tilesOf, tonePercentile } from './tiles.js'
import type { DocumentView } from './view-document.js'

export interface Exposure {
  /** 90th percentile of the whole document's tones. */
  readonly lightTone: number
  /** Tiles in the dark and burnt out ones, as shares of all. */
  readonly darkShare: number
  readonly burntShare: number
  readonly darkTiles: readonly Tile[]
  readonly burntTiles: readonly Tile[]
}

const TILE_PX = 24

/** Exposure tile by tile: a shadow across a third of the card is none of the table's business, and the other way round. */
export const measureExposure = ({ grey }: DocumentView): Exposure => {
  const tiles = tilesOf(grey, TILE_PX)
  const all = new Uint32Array(256)
  const darkTiles: Tile[] = []
  const burntTiles: Tile[] = []
  for (const tile of tiles) {
    const counts = countTones(grey, tile)
    for (let tone = 0; tone < 256; tone++) all[tone]! += counts[tone]!
    if (tonePercentile(counts, 0.9) < thresholds.darkTone) darkTiles.push(tile)
    if (shareFrom(counts, thresholds.burntTone) >= thresholds.burntTileShare) burntTiles.push(tile)
  }
  const count = Math.max(1, tiles.length)
  return {
    lightTone: tonePercentile(all, 0.9),
    darkShare: darkTiles.length / count,
    burntShare: burntTiles.length / count,
    darkTiles,
    burntTiles,
  }
}
