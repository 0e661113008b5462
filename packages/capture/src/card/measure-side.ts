import type { Edges } from '../frame/measure-edges.js'
import type { Point } from './corners.js'

/** Grey levels per pixel, across the side, that make a point of it an edge. */
const EDGE = 3
/** Pixels between two points that are looked at. */
const STEP = 2

export interface MeasuredSide {
  /** Share of the side's points where brightness changes across it. */
  readonly edge: number
  /** The same, where it changes the way it mostly does along this side: a card is lighter than the table, or darker, all along; print and grain are both. */
  readonly steady: number
}

export const measureSide = ({ widthPx, heightPx, across, down }: Edges, from: Point, to: Point): MeasuredSide => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const [nx, ny] = [-dy / length, dx / length]
  const points = Math.max(4, Math.floor(length / STEP))
  let [edges, lighter, darker] = [0, 0, 0]
  for (let i = 1; i < points; i++) {
    const [x, y] = [from[0] + (dx * i) / points, from[1] + (dy * i) / points]
    let [most, least] = [0, 0]
    for (let off = -1; off <= 1; off++) {
      const [px, py] = [Math.round(x + off * nx), Math.round(y + off * ny)]
      if (px < 1 || py < 1 || px > widthPx - 2 || py > heightPx - 2) continue
      const at = py * widthPx + px
      const slope = across[at]! * nx + down[at]! * ny
      most = Math.max(most, slope)
      least = Math.min(least, slope)
    }
    lighter += Number(most >= EDGE)
    darker += Number(least <= -EDGE)
    edges += Number(most >= EDGE || least <= -EDGE)
  }
  return { edge: edges / (points - 1), steady: Math.max(lighter, darker) / (points - 1) }
}
