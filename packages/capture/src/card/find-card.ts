import type { GreyFrame } from '../frame/grey-frame.js'
import { measureEdges } from '../frame/measure-edges.js'
import type { Corners, Point } from './corners.js'
import { findLines, type Line } from './find-lines.js'
import { measureSide } from './measure-side.js'

export interface FoundCard {
  /** Clockwise from the top left, in shares of the frame's width and height. */
  readonly corners: Corners
  /** How much of the sides is an edge in the picture, 0…1: the mean of the weakest and of all. */
  readonly clearness: number
  /** Sides that the frame cuts off. */
  readonly cutSides: number
  /** Width by height. */
  readonly ratio: number
}

/** Width by height of cards (85.6 × 54 mm) and passport pages (125 × 88 mm), with room for perspective. */
const RATIOS = [1.2, 1.95] as const
/** Shortest side that is looked for, as a share of the frame's shorter side. */
const SMALLEST = 0.22
/** How much a card that fills the frame is preferred: print has rectangles too, but inside the card. */
const SIZE_COUNTS = 0.35
/** What a side that the frame cuts off costs, and a card that stands upright: both are rarer than what only looks so. */
const CUT_COSTS = 0.1
const UPRIGHT_COSTS = 0.1

/** The clearest four-sided thing of a card's proportions in a small frame, of about 160 pixels; null where there is none. */
export const findCard = (frame: GreyFrame): FoundCard | null => {
  const { widthPx, heightPx } = frame
  const edges = measureEdges(frame)
  const borders = (last: number): Line[] => [0, last].map((offset) => ({ angle: 0, offset, isBorder: true }))
  const levels = [...findLines(edges, false), ...borders(heightPx - 1)]
  const uprights = [...findLines(edges, true), ...borders(widthPx - 1)]
  const smallest = SMALLEST * Math.min(widthPx, heightPx)
  let best: FoundCard | null = null
  let most = 0
  for (const [top, bottom] of pairs(levels, smallest)) {
    for (const [left, right] of pairs(uprights, smallest)) {
      const corners = [meet(top, left), meet(top, right), meet(bottom, right), meet(bottom, left)] as const
      const shape = shapeOf(corners)
      const cutSides = [top, bottom, left, right].filter(({ isBorder }) => isBorder).length
      // Cut off on opposite sides it shows two lines only, as any table does.
      if ((top.isBorder && bottom.isBorder) || (left.isBorder && right.isBorder)) continue
      if (shape.shortest < smallest || !corners.every(isInside(widthPx, heightPx))) continue
      if (cutSides === 0 && !isCardLike(shape.ratio)) continue
      const isUpright = cutSides === 0 && shape.ratio < 1
      const bonus =
        (SIZE_COUNTS * shape.area) / (widthPx * heightPx) - CUT_COSTS * cutSides - (isUpright ? UPRIGHT_COSTS : 0)
      if (1 + bonus <= most) continue
      const sides = corners
        .map((corner, i) => [corner, corners[(i + 1) % 4]!, [top, right, bottom, left][i]!] as const)
        .filter(([, , { isBorder }]) => !isBorder)
        .map(([from, to]) => measureSide(edges, from, to))
        .map(({ edge, steady }) => (cutSides > 0 ? steady : edge))
      const clearness = (Math.min(...sides) + sides.reduce((sum, side) => sum + side, 0) / sides.length) / 2
      if (clearness + bonus <= most) continue
      most = clearness + bonus
      const shares = corners.map(([x, y]): Point => [x / widthPx, y / heightPx])
      best = { corners: shares as unknown as Corners, clearness, cutSides, ratio: shape.ratio }
    }
  }
  return best
}

const isCardLike = (ratio: number): boolean => {
  const flat = ratio < 1 ? 1 / ratio : ratio
  return flat >= RATIOS[0] && flat <= RATIOS[1]
}

function* pairs(lines: readonly Line[], smallest: number): Generator<readonly [Line, Line]> {
  for (const one of lines) {
    for (const other of lines) {
      // Opposite sides of a card seen at a slant differ by less than 15 degrees.
      if (other.offset - one.offset >= smallest * 0.8 && Math.abs(one.angle - other.angle) < 0.26) yield [one, other]
    }
  }
}

/** Where a level and an upright line cross. */
const meet = (level: Line, upright: Line): Point => {
  const both = Math.cos(level.angle + upright.angle)
  return [
    (upright.offset * Math.cos(level.angle) + level.offset * Math.sin(upright.angle)) / both,
    (level.offset * Math.cos(upright.angle) + upright.offset * Math.sin(level.angle)) / both,
  ]
}

const isInside =
  (widthPx: number, heightPx: number) =>
  ([x, y]: Point): boolean =>
    x > -3 && y > -3 && x < widthPx + 2 && y < heightPx + 2

const shapeOf = (corners: readonly Point[]) => {
  const length = (i: number, j: number) => Math.hypot(corners[i]![0] - corners[j]![0], corners[i]![1] - corners[j]![1])
  const [width, height] = [(length(0, 1) + length(2, 3)) / 2, (length(1, 2) + length(3, 0)) / 2]
  return { ratio: width / height, area: width * height, shortest: Math.min(width, height) }
}
