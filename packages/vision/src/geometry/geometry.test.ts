import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitAffine } from './fit-affine.js'
import { project, rectangleToQuad } from './homography.js'
import {
  boxOverlap,
  centre,
  isProper,
  levelRectangle,
  type Point,
  type Quad,
  sideLengths,
  signedArea,
  subQuad,
  turnDegrees,
  turnHalf,
} from './quad.js'

const rectangle: Quad = [
  [0, 0],
  [30, 0],
  [30, 10],
  [0, 10],
]
const turned = (quad: Quad, degrees: number): Quad =>
  quad.map(([x, y]) => {
    const angle = (degrees * Math.PI) / 180
    return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)]
  }) as unknown as Quad

describe('quads', () => {
  it('knows size, sense of rotation and convexity', () => {
    expect(signedArea(rectangle)).toBe(300)
    expect(sideLengths(rectangle)).toEqual({ width: 30, height: 10 })
    expect(isProper(rectangle)).toBe(true)
    expect(isProper([...rectangle].reverse() as unknown as Quad)).toBe(false)
    expect(isProper([rectangle[0], rectangle[2], rectangle[1], rectangle[3]])).toBe(false)
  })

  it('tells how far it is turned', () => {
    for (const degrees of [-170, -90, 0, 33, 90, 179]) {
      expect(turnDegrees(turned(rectangle, degrees))).toBeCloseTo(degrees, 6)
    }
    expect(Math.abs(turnDegrees(turnHalf(rectangle)))).toBe(180)
  })

  it('cuts and widens in its own directions', () => {
    expect(subQuad(rectangle, -0.1, 0.5, 1.1, 1)).toEqual([
      [-3, 5],
      [33, 5],
      [33, 10],
      [-3, 10],
    ])
  })

  it('levels and widens', () => {
    const level = levelRectangle(turned(rectangle, 30), 2, 1)
    expect(sideLengths(level).width).toBeCloseTo(60)
    expect(sideLengths(level).height).toBeCloseTo(10)
    expect(turnDegrees(level)).toBeCloseTo(30)
    expect(centre(level)[0]).toBeCloseTo(centre(turned(rectangle, 30))[0])
  })

  it('measures overlap', () => {
    const shifted = rectangle.map(([x, y]) => [x + 15, y]) as unknown as Quad
    expect(boxOverlap(rectangle, rectangle)).toBe(1)
    expect(boxOverlap(rectangle, shifted)).toBeCloseTo(1 / 3)
    expect(boxOverlap(rectangle, rectangle.map(([x, y]) => [x, y + 11]) as unknown as Quad)).toBe(0)
  })
})

describe('rectangleToQuad', () => {
  it('meets the four corners and keeps straight lines straight', () => {
    const jitter = fc.tuple(...Array.from({ length: 8 }, () => fc.double({ min: -3, max: 3, noNaN: true })))
    fc.assert(
      fc.property(
        jitter,
        fc.integer({ min: 5, max: 900 }),
        fc.integer({ min: 5, max: 900 }),
        (noise, width, height) => {
          const quad = rectangle.map(([x, y], i) => [x + noise[2 * i]!, y + noise[2 * i + 1]!]) as unknown as Quad
          const matrix = rectangleToQuad(width, height, quad)
          const corners: Point[] = [
            [0, 0],
            [width, 0],
            [width, height],
            [0, height],
          ]
          corners.forEach((corner, i) => {
            expect(project(matrix, corner)[0]).toBeCloseTo(quad[i]![0], 4)
            expect(project(matrix, corner)[1]).toBeCloseTo(quad[i]![1], 4)
          })
          const [a, b, c] = [0, 0.3, 1].map((t) => project(matrix, [t * width, t * height])) as [Point, Point, Point]
          expect((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])).toBeCloseTo(0, 3)
        },
      ),
    )
  })
})

describe('fitAffine', () => {
  it('finds the map that points were moved by, and comes nearest where there is none', () => {
    const from: Point[] = [
      [0, 0],
      [10, 0],
      [0, 10],
      [7, 4],
    ]
    const moved = from.map(([x, y]): Point => [2 * x - y + 3, 0.5 * x + y - 1])
    const map = fitAffine(from, moved)
    for (const [i, point] of from.entries())
      for (const axis of [0, 1] as const) expect(project(map, point)[axis]).toBeCloseTo(moved[i]![axis], 6)
  })
})
