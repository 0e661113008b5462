import type { Edges } from '../frame/measure-edges.js'
import type { Point } from './corners.js'

/** Grey levels per pixel, across the side, that make a point of it an edge. */
const EDGE = 3
/** Pixels between two points that are looked at. */
const STEP = 2

/** Share of a side's points where brightness changes across it. */
export const measureSide = ({ widthPx, heightPx, across, down }: Edges, from: Point, to: Point): number => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const [nx, ny] = [-dy / length, dx / length]
  const points = Math.max(4, Math.floor(length / STEP))
  let edges = 0
  for (let i = 1; i < points; i++) {
    const [x, y] = [from[0] + (dx * i) / points, from[1] + (dy * i) / points]
    for (let off = -1; off <= 1; off++) {
      const [px, py] = [Math.round(x + off * nx), Math.round(y + off * ny)]
      if (px < 1 || py < 1 || px > widthPx - 2 || py > heightPx - 2) continue
      const at = py * widthPx + px
      if (Math.abs(across[at]! * nx + down[at]! * ny) < EDGE) continue
      edges++
      break
    }
  }
  return edges / (points - 1)
}
