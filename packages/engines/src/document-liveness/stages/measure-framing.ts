import { type Point, type Quad, sideLengths } from '@vivid/vision'

interface Frame {
  readonly widthPx: number
  readonly heightPx: number
}

/** From the nearest corner to the frame's left, top, right and bottom, as shares of its width or height; outside is negative. */
export const frameMargins = (quad: Quad, { widthPx, heightPx }: Frame): readonly number[] => {
  const [xs, ys] = [quad.map(([x]) => x), quad.map(([, y]) => y)]
  return [
    Math.min(...xs) / widthPx,
    Math.min(...ys) / heightPx,
    1 - Math.max(...xs) / widthPx,
    1 - Math.max(...ys) / heightPx,
  ]
}

/** The furthest that any side of the document lies from the frame's, inside or outside, of the frame's longer side. */
export const distanceFromFrame = (quad: Quad, frame: Frame): number => {
  const [left, top, right, bottom] = frameMargins(quad, frame) as [number, number, number, number]
  const { widthPx, heightPx } = frame
  const distances = [left * widthPx, right * widthPx, top * heightPx, bottom * heightPx].map(Math.abs)
  return Math.max(...distances) / Math.max(widthPx, heightPx)
}

/** How far the furthest corner lies outside the frame, of the document's longer side. */
export const largestOverhang = (quad: Quad, { widthPx, heightPx }: Frame): number => {
  const { width, height } = sideLengths(quad)
  const outsidePx = Math.max(0, ...quad.map(([x, y]) => Math.max(-x, -y, x - widthPx, y - heightPx)))
  return outsidePx / Math.max(width, height)
}

export const quadArea = (polygon: readonly Point[]): number =>
  Math.abs(
    polygon.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = polygon[(i + 1) % polygon.length]!
      return sum + x * nextY - nextX * y
    }, 0),
  ) / 2

/** Area of the part of a quad that lies inside the frame. */
export const areaInside = (quad: Quad, { widthPx, heightPx }: Frame): number => {
  // Sutherland and Hodgman 1974: cut by one side of the frame after the other.
  const sides: readonly (readonly [axis: 0 | 1, at: number, keep: 1 | -1])[] = [
    [0, 0, 1],
    [1, 0, 1],
    [0, widthPx, -1],
    [1, heightPx, -1],
  ]
  let polygon: readonly Point[] = quad
  for (const [axis, at, keep] of sides) {
    const inside = (point: Point) => (point[axis] - at) * keep >= 0
    polygon = polygon.flatMap((point, i) => {
      const next = polygon[(i + 1) % polygon.length]!
      const kept = inside(point) ? [point] : []
      if (inside(point) === inside(next)) return kept
      const share = (at - point[axis]) / (next[axis] - point[axis])
      return [...kept, [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share] as const]
    })
  }
  return quadArea(polygon)
}
