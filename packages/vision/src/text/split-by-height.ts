import type { Group } from './group-cells.js'

/** Print whose capitals differ by less is one line: the network's own error is about 6 %. */
const MIN_RATIO = 1.25

/** Share of the heights' variance that two sizes must explain. */
const MIN_EXPLAINED = 0.6

/** Each part must be at least this many of its own letter heights long. */
const MIN_LENGTH = 1.2

/** Parts of a group whose capitals have different heights: a label and the value right behind it touch, but are two lines. */
export const splitByHeight = (group: Group, heights: Float32Array, width: number, cellsPerUnit: number): Group[] => {
  const columns = columnHeights(group, heights, width)
  const at = bestSplit(columns.logHeights, cellsPerUnit)
  if (at === null) return [group]
  const border = columns.left + at
  const parts = [group.filter((cell) => cell % width < border), group.filter((cell) => cell % width >= border)]
  return parts.flatMap((part) => splitByHeight(part, heights, width, cellsPerUnit))
}

const columnHeights = (group: Group, heights: Float32Array, width: number): { left: number; logHeights: number[] } => {
  const sums = new Float64Array(width)
  const counts = new Int32Array(width)
  let [left, right] = [width, 0]
  for (const cell of group) {
    const column = cell % width
    sums[column]! += heights[cell]!
    counts[column]!++
    left = Math.min(left, column)
    right = Math.max(right, column)
  }
  // Neighbouring cells touch, so no column between the first and the last is empty.
  const logHeights: number[] = []
  for (let i = left; i <= right; i++) logHeights.push(Math.log(Math.max(1e-3, sums[i]! / counts[i]!)))
  return { left, logHeights }
}

/** The column where splitting explains most of the variance, if two clearly different heights stand on its sides. */
const bestSplit = (logHeights: readonly number[], cellsPerUnit: number): number | null => {
  const count = logHeights.length
  const total = logHeights.reduce((sum, value) => sum + value, 0)
  const variance = logHeights.reduce((sum, value) => sum + (value - total / count) ** 2, 0)
  let best = { at: 0, between: 0, left: 0, right: 0 }
  let leftSum = 0
  for (let at = 1; at < count; at++) {
    leftSum += logHeights[at - 1]!
    const [left, right] = [leftSum / at, (total - leftSum) / (count - at)]
    const between = (at * (count - at) * (left - right) ** 2) / count
    if (between > best.between) best = { at, between, left, right }
  }
  const isTwo = Math.abs(best.left - best.right) >= Math.log(MIN_RATIO) && best.between >= MIN_EXPLAINED * variance
  const isLong = (cells: number, logHeight: number) => cells >= MIN_LENGTH * Math.exp(logHeight) * cellsPerUnit
  return isTwo && isLong(best.at, best.left) && isLong(count - best.at, best.right) ? best.at : null
}
