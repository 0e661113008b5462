import type { Picture } from '../image/picture.js'

/** Part of a view, in shares of its width and height. */
export interface SuspectedCode {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** How dense the modules stand; codes come before text. */
  readonly energy: number
}

/** About 0.9 mm of a card. */
const CELLS_ACROSS = 100

/** Cells to each side that are averaged: wider than the gaps between modules, narrower than a code. */
const REACH = 2

/**
 * Mean step between neighbours, as a share of the view's contrast: drawn codes lay at 0.17 to 0.43, also in bad photos
 * (0.11 in two that no decoder reads), blocks of text at 0.05 to 0.25.
 */
const MIN_ENERGY = 0.1
const SHARE_OF_STRONGEST = 0.6

/** 6 mm: the smallest codes on cards are larger, a line of text is lower. */
const MIN_CELLS = 7
const MIN_FILL = 0.6
const MAX_SUSPECTS = 3

/** Where modules may stand close together in both directions in a grey view: cheap, and wrong rather too often than too seldom. */
export const suspectCodes = (view: Picture): SuspectedCode[] => {
  const cellPx = Math.max(1, Math.floor(view.widthPx / CELLS_ACROSS))
  const columns = Math.floor(view.widthPx / cellPx)
  const rows = Math.floor(view.heightPx / cellPx)
  const energy = smooth(measureSteps(view, cellPx, columns, rows), columns, rows)
  const threshold = Math.max(MIN_ENERGY, SHARE_OF_STRONGEST * energy.reduce((most, value) => Math.max(most, value), 0))
  return findAreas(energy, columns, rows, threshold)
    .filter(({ left, top, right, bottom, cells }) => {
      const [width, height] = [right - left + 1, bottom - top + 1]
      return width >= MIN_CELLS && height >= MIN_CELLS && cells >= MIN_FILL * width * height
    })
    .sort((a, b) => b.energy / b.cells - a.energy / a.cells)
    .slice(0, MAX_SUSPECTS)
    .map(({ left, top, right, bottom, cells, energy }) => ({
      left: left / columns,
      top: top / rows,
      right: (right + 1) / columns,
      bottom: (bottom + 1) / rows,
      energy: energy / cells,
    }))
}

/** Mean step to the right and down in each cell of a grey view, as a share of the contrast. */
const measureSteps = ({ widthPx, data }: Picture, cellPx: number, columns: number, rows: number) => {
  const steps = new Float32Array(columns * rows)
  const tones = new Uint32Array(256)
  const lastRow = rows * cellPx - 1
  const lastColumn = columns * cellPx - 1
  for (let y = 0; y < lastRow; y++) {
    const row = Math.floor(y / cellPx) * columns
    for (let cell = 0; cell < columns; cell++) {
      const end = y * widthPx + Math.min(lastColumn, (cell + 1) * cellPx)
      let sum = 0
      for (let at = y * widthPx + cell * cellPx; at < end; at++) {
        const tone = data[at]!
        tones[tone]!++
        sum += Math.abs(data[at + 1]! - tone) + Math.abs(data[at + widthPx]! - tone)
      }
      steps[row + cell]! += sum
    }
  }
  const scale = 1 / (cellPx * cellPx * contrastOf(tones))
  return steps.map((step) => step * scale)
}

/** Between the darkest and the lightest twentieth; a blank view has no contrast to speak of. */
const contrastOf = (tones: Uint32Array): number => {
  const total = tones.reduce((sum, count) => sum + count, 0)
  const percentile = (share: number) => {
    let seen = 0
    return tones.findIndex((count) => {
      seen += count
      return seen > share * total
    })
  }
  return Math.max(30, percentile(0.95) - percentile(0.05))
}

const smooth = (values: Float32Array, columns: number, rows: number): Float32Array => {
  const out = new Float32Array(values.length)
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      let sum = 0
      let count = 0
      for (let j = Math.max(0, y - REACH); j <= Math.min(rows - 1, y + REACH); j++) {
        for (let i = Math.max(0, x - REACH); i <= Math.min(columns - 1, x + REACH); i++) {
          // One glaring edge must not pass for many.
          sum += Math.min(0.6, values[j * columns + i]!)
          count++
        }
      }
      out[y * columns + x] = sum / count
    }
  }
  return out
}

interface Area {
  left: number
  top: number
  right: number
  bottom: number
  cells: number
  energy: number
}

const findAreas = (values: Float32Array, columns: number, rows: number, threshold: number): Area[] => {
  const seen = new Uint8Array(values.length)
  const areas: Area[] = []
  for (let start = 0; start < values.length; start++) {
    if (seen[start] || values[start]! < threshold) continue
    const area: Area = { left: columns, top: rows, right: 0, bottom: 0, cells: 0, energy: 0 }
    const queue = [start]
    seen[start] = 1
    for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
      const [x, y] = [cell % columns, Math.floor(cell / columns)]
      area.left = Math.min(area.left, x)
      area.right = Math.max(area.right, x)
      area.top = Math.min(area.top, y)
      area.bottom = Math.max(area.bottom, y)
      area.cells++
      area.energy += values[cell]!
      const next = [x > 0 ? cell - 1 : -1, x < columns - 1 ? cell + 1 : -1, cell - columns, cell + columns]
      for (const other of next) {
        if (other < 0 || other >= values.length || seen[other] || values[other]! < threshold) continue
        seen[other] = 1
        queue.push(other)
      }
    }
    areas.push(area)
  }
  return areas
}
