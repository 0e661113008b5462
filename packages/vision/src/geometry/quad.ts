export type Point = readonly [x: number, y: number]

/** Clockwise (y points down) from the thing's own top left, so the order of the corners says which way is up. */
export type Quad = readonly [Point, Point, Point, Point]

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])
/** Positive when clockwise on screen. */
export const signedArea = (quad: Quad): number => {
  let sum = 0
  for (let i = 0; i < 4; i++) {
    const [a, b] = [quad[i]!, quad[(i + 1) % 4]!]
    sum += a[0] * b[1] - b[0] * a[1]
  }
  return sum / 2
}

/** Convex and clockwise: what a flat, unmirrored document always is in a photo. */
export const isProper = (quad: Quad): boolean =>
  quad.every((a, i) => {
    const [b, c] = [quad[(i + 1) % 4]!, quad[(i + 2) % 4]!]
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]) > 0
  })

/** Inside every edge of a clockwise quad, or on it. */
export const contains = (quad: Quad, [x, y]: Point): boolean =>
  quad.every((a, i) => {
    const b = quad[(i + 1) % 4]!
    return (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]) >= 0
  })

export const centre = (quad: Quad): Point =>
  [0, 1].map((axis) => quad.reduce((sum, point) => sum + point[axis]! / 4, 0)) as unknown as Point

/** Mean of the two long-wise and of the two cross-wise sides. */
export const sideLengths = (quad: Quad): { width: number; height: number } => {
  const [a, b, c, d] = quad
  return { width: (distance(a, b) + distance(d, c)) / 2, height: (distance(a, d) + distance(b, c)) / 2 }
}

/** Degrees the thing is turned clockwise from upright. */
export const turnDegrees = (quad: Quad): number => {
  const [a, b, c, d] = quad
  return (Math.atan2(b[1] + c[1] - a[1] - d[1], b[0] + c[0] - a[0] - d[0]) * 180) / Math.PI
}

/** The rectangle around a quad's middle, level with it, its sides this many times as long. */
export const levelRectangle = (quad: Quad, widen: number, heighten: number): Quad => {
  const [middleX, middleY] = centre(quad)
  const { width, height } = sideLengths(quad)
  const angle = (turnDegrees(quad) * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const corner = (along: number, down: number): Point => [
    middleX + (along * widen * width * cos - down * heighten * height * sin) / 2,
    middleY + (along * widen * width * sin + down * heighten * height * cos) / 2,
  ]
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
}

/** The same area read after turning the page by half a turn. */
export const turnHalf = ([a, b, c, d]: Quad): Quad => [c, d, a, b]

/** Point at (u, v) of the unit square laid onto the quad, bilinear: good enough for small margins. */
export const pointAt = ([a, b, c, d]: Quad, u: number, v: number): Point => {
  const mix = (axis: 0 | 1) => (a[axis] * (1 - u) + b[axis] * u) * (1 - v) + (d[axis] * (1 - u) + c[axis] * u) * v
  return [mix(0), mix(1)]
}

/** The part of a quad between two fractions of its width and height; fractions outside 0…1 widen it. */
export const subQuad = (quad: Quad, left: number, top: number, right: number, bottom: number): Quad => [
  pointAt(quad, left, top),
  pointAt(quad, right, top),
  pointAt(quad, right, bottom),
  pointAt(quad, left, bottom),
]

/** From corner to corner. */
export const wholePicture = ({ widthPx, heightPx }: { widthPx: number; heightPx: number }): Quad => [
  [0, 0],
  [widthPx, 0],
  [widthPx, heightPx],
  [0, heightPx],
]

/** Overlap of the bounding boxes, intersection over union: cheap, and enough to drop doubles. */
export const boxOverlap = (first: Quad, second: Quad): number => {
  const box = (quad: Quad) => {
    const [xs, ys] = [quad.map(([x]) => x), quad.map(([, y]) => y)]
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const
  }
  const [a, b] = [box(first), box(second)]
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0])
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1])
  if (width <= 0 || height <= 0) return 0
  const area = (c: readonly number[]) => (c[2]! - c[0]!) * (c[3]! - c[1]!)
  return (width * height) / (area(a) + area(b) - width * height)
}
