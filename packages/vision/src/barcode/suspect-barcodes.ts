import type { Picture } from '../image/picture.js'

/** Part of a view, in shares of its width and height. */
export interface SuspectedBarcode {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** How dense the modules stand; barcodes come before text. */
  readonly energy: number
}

/** About 0.9 mm of a card. */
const CELLS_ACROSS = 100

/** Cells to each side that are averaged: wider than the gaps between modules, narrower than a barcode. */
const REACH = 2

/**
 * Mean step between neighbours, as a share of the view's contrast. In views 576 px wide (the engine's are 512) drawn barcodes that were
 * read lay at 0.13 to 0.51, also in bad photos, other areas at 0.12 to 0.54; in wider views both are less.
 */
const MIN_ENERGY = 0.1
const SHARE_OF_STRONGEST = 0.6

/** 6 mm: the smallest barcodes on cards are larger, a line of text is lower. */
const MIN_CELLS = 7
const MIN_FILL = 0.6
const MAX_SUSPECTS = 3

/** Where modules may stand close together in both directions in a grey view: cheap, and wrong rather too often than too seldom. */
export const suspectBarcodes = (view: Picture): SuspectedBarcode[] => {
  const cellPx = Math.max(1, Math.round(view.widthPx / CELLS_ACROSS))
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
const measureSteps = (view: Picture, cellPx: number, columns: number, rows: number): Float32Array => {
  const { widthPx, data } = view
  const steps = new Float32Array(columns * rows)
  const lastRow = rows * cellPx - 1
  const lastColumn = columns * cellPx - 1
  for (let y = 0; y < lastRow; y++) {
    const row = Math.floor(y / cellPx) * columns
    let at = y * widthPx
    let tone = data[at]!
    for (let cell = 0; cell < columns; cell++) {
      const end = y * widthPx + Math.min(lastColumn, (cell + 1) * cellPx)
      let sum = 0
      for (; at < end; at++) {
        const next = data[at + 1]!
        sum += Math.abs(next - tone) + Math.abs(data[at + widthPx]! - tone)
        tone = next
      }
      steps[row + cell]! += sum
    }
  }
  const scale = 1 / (cellPx * cellPx * contrastOf(view))
  return steps.map((step) => step * scale)
}

/** Every so many pixels' tones are counted; no divisor of usual widths, or they would stand in columns. */
const TONE_STEP = 7

/** Between the darkest and the lightest twentieth; a blank view has no contrast to speak of. */
const contrastOf = ({ data }: Picture): number => {
  const tones = new Uint32Array(256)
  for (let at = 0; at < data.length; at += TONE_STEP) tones[data[at]!]!++
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

/** The mean of the cells around each: first along the rows, then of those means along the columns. */
const smooth = (values: Float32Array, columns: number, rows: number): Float32Array => {
  // One glaring edge must not pass for many.
  const held = values.map((value) => Math.min(0.6, value))
  const across = meansAlong(held, { count: columns, step: 1 }, { count: rows, step: columns })
  return meansAlong(across, { count: rows, step: columns }, { count: columns, step: 1 })
}

interface Axis {
  readonly count: number
  /** From one value to the next. */
  readonly step: number
}

const meansAlong = (values: Float32Array, along: Axis, other: Axis): Float32Array => {
  const out = new Float32Array(values.length)
  for (let line = 0; line < other.count; line++) {
    const start = line * other.step
    for (let i = 0; i < along.count; i++) {
      const from = Math.max(0, i - REACH)
      const to = Math.min(along.count - 1, i + REACH)
      let sum = 0
      for (let j = from; j <= to; j++) sum += values[start + j * along.step]!
      out[start + i * along.step] = sum / (to - from + 1)
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
