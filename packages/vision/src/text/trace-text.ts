import type { Tensor } from '../model/load-model.js'
import type { DetectorSettings } from './detector-settings.js'
import { type Group, groupCells } from './group-cells.js'
import { reachEnd } from './reach-end.js'
import { splitByHeight } from './split-by-height.js'

/** A straight line of print: its middle (half the height of the capitals) at both ends, in input pixels. */
export interface TracedText {
  readonly leftPx: number
  readonly rightPx: number
  readonly leftMiddlePx: number
  readonly rightMiddlePx: number
  readonly heightPx: number
  readonly confidence: number
}

/** Print at the slope of a rectified document; steeper groups are drawings or upright text. */
const MAX_SLOPE = 0.25

/** Capitals lower than this cannot be read. */
const MIN_HEIGHT_PX = 3.5

/**
 * Lines of print from the network's maps: channel 0 says how surely a cell belongs to the core of a line, channel 1 how high
 * its capitals are.
 */
export const traceText = (maps: Tensor, cellPx: number, settings: DetectorSettings): TracedText[] => {
  const [height, width] = [maps.dims[2]!, maps.dims[3]!]
  const plane = width * height
  const core = maps.data.subarray(0, plane)
  const heights = maps.data.subarray(plane, 2 * plane)
  const groups = groupCells(core, width, settings.coreThreshold).flatMap((group) =>
    splitByHeight(group, heights, width, settings.heightUnitPx / cellPx),
  )
  return groups.flatMap((group) => {
    const line = fitLine(group, core, heights, width, cellPx, settings.heightUnitPx)
    return line && line.confidence >= settings.lineThreshold ? [line] : []
  })
}

/** The line through a group's cells by least squares, each weighing as much as it is sure. */
const fitLine = (
  group: Group,
  core: Float32Array,
  heights: Float32Array,
  width: number,
  cellPx: number,
  heightUnitPx: number,
): TracedText | null => {
  let [weight, sumX, sumY, sumHeight] = [0, 0, 0, 0]
  let [left, right] = [width, 0]
  for (const cell of group) {
    const [x, y, w] = [cell % width, Math.floor(cell / width), core[cell]!]
    weight += w
    sumX += w * x
    sumY += w * y
    sumHeight += w * heights[cell]!
    left = Math.min(left, x)
    right = Math.max(right, x)
  }
  const [meanX, meanY] = [sumX / weight, sumY / weight]
  const heightPx = (sumHeight / weight) * heightUnitPx
  if (heightPx < MIN_HEIGHT_PX) return null
  let [alongX, alongXy] = [0, 0]
  for (const cell of group) {
    const dx = (cell % width) - meanX
    alongX += core[cell]! * dx * dx
    alongXy += core[cell]! * dx * (Math.floor(cell / width) - meanY)
  }
  // A single letter is about as wide as high and says nothing of the slope.
  const isShort = (right - left + 1) * cellPx < 2 * heightPx
  const slope = isShort ? 0 : alongXy / alongX
  if (Math.abs(slope) > MAX_SLOPE) return null
  const rowAt = (x: number) => meanY + (x - meanX) * slope
  const middleAt = (x: number) => (rowAt(x - 0.5) + 0.5) * cellPx
  const first = reachEnd(core, width, left, -1, rowAt, heightPx / cellPx)
  const last = reachEnd(core, width, right, 1, rowAt, heightPx / cellPx)
  return {
    leftPx: first * cellPx,
    rightPx: (last + 1) * cellPx,
    leftMiddlePx: middleAt(first),
    rightMiddlePx: middleAt(last + 1),
    heightPx,
    confidence: weight / group.length,
  }
}
