import type { Corners } from '../card/corners.js'
import type { GreyFrame } from './grey-frame.js'

/** What the tiles of an area say together. */
export interface MeasuredArea {
  /** Median brightness of the tiles, 0…255. */
  readonly brightness: number
  /** Brightness that one tile in twenty exceeds. */
  readonly lightest: number
  /** Share that is burnt out. */
  readonly burnt: number
  /** Laplacian by contrast where there is print, in the direction in which it is lower: falls with blur and with shake. */
  readonly sharpness: number
}

/** Tiles across and down the area, and the side of each in pixels of the frame. */
const [COLUMNS, ROWS, SIDE] = [16, 10, 12]
/** At and above this no detail is left in a pixel, and with this share of such pixels none in a quarter of a tile: as the service asks. */
const BURNT = { grey: 248, share: 0.6 } as const
/** Standard deviation, in grey levels, from which a tile holds print or features. */
const DETAILED = 7
/** Sharpness is what a few tiles reach: much of a document is empty. */
const SHARPEST_SHARE = 0.25

/** Looks at a grid of tiles inside the corners, which are in shares of the frame, and leaves a rim out. */
export const measureTiles = (frame: GreyFrame, [a, b, c, d]: Corners): MeasuredArea => {
  const tiles: Tile[] = []
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const [u, v] = [0.06 + (0.88 * (column + 0.5)) / COLUMNS, 0.08 + (0.84 * (row + 0.5)) / ROWS]
      const at = (i: 0 | 1) => (a[i] * (1 - u) + b[i] * u) * (1 - v) + (d[i] * (1 - u) + c[i] * u) * v
      tiles.push(measureTile(frame, Math.round(at(0) * frame.widthPx), Math.round(at(1) * frame.heightPx)))
    }
  }
  const means = tiles.map(({ mean }) => mean)
  const detailed = tiles.filter(({ contrast }) => contrast >= DETAILED)
  const sharpest = (name: 'across' | 'down') =>
    quantile(
      detailed.map((tile) => tile[name] / tile.contrast),
      1 - SHARPEST_SHARE,
    )
  return {
    brightness: quantile(means, 0.5),
    lightest: quantile(means, 0.95),
    burnt: tiles.reduce((sum, tile) => sum + tile.burnt, 0) / tiles.length,
    sharpness: Math.min(sharpest('across'), sharpest('down')),
  }
}

interface Tile {
  mean: number
  contrast: number
  burnt: number
  /** Root mean square of the second difference, across and down. */
  across: number
  down: number
}

const measureTile = ({ widthPx, heightPx, data }: GreyFrame, middleX: number, middleY: number): Tile => {
  const left = Math.max(1, Math.min(widthPx - 1 - SIDE, middleX - (SIDE >> 1)))
  const top = Math.max(1, Math.min(heightPx - 1 - SIDE, middleY - (SIDE >> 1)))
  let [sum, squares, across, down] = [0, 0, 0, 0]
  const burnt = [0, 0, 0, 0]
  for (let y = top; y < top + SIDE; y++) {
    for (let x = left, at = y * widthPx + left; x < left + SIDE; x++, at++) {
      const here = data[at]!
      const [bendX, bendY] = [
        2 * here - data[at - 1]! - data[at + 1]!,
        2 * here - data[at - widthPx]! - data[at + widthPx]!,
      ]
      sum += here
      squares += here * here
      across += bendX * bendX
      down += bendY * bendY
      if (here >= BURNT.grey) burnt[2 * Number(y - top >= SIDE / 2) + Number(x - left >= SIDE / 2)]! += 1
    }
  }
  const count = SIDE * SIDE
  const mean = sum / count
  return {
    mean,
    contrast: Math.sqrt(Math.max(0, squares / count - mean * mean)),
    burnt: burnt.filter((white) => white >= (BURNT.share * count) / 4).length / 4,
    across: Math.sqrt(across / count),
    down: Math.sqrt(down / count),
  }
}

const quantile = (values: number[], share: number): number => {
  const sorted = values.sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}
