import { expect, it } from 'vitest'
import { findPeaks } from './find-peaks.js'
import { decodeLocated } from './locate.js'

const [width, height] = [12, 10]
const plane = width * height
const limits = { documentThreshold: 0.4, mrzThreshold: 0.3, maxEach: 4 }

const grid = () => {
  const heat = new Float32Array(3 * plane)
  const corners = new Float32Array(16 * plane)
  const put = (channel: number, x: number, y: number, score: number, offsets: number[]) => {
    heat[channel * plane + y * width + x] = score
    const first = channel === 2 ? 8 : 0
    offsets.forEach((offset, i) => {
      corners[(first + i) * plane + y * width + x] = offset
    })
  }
  const decode = (scale = 1) =>
    decodeLocated(
      { dims: [1, 3, height, width], data: heat },
      { dims: [1, 16, height, width], data: corners },
      ([x, y]) => [x / scale, y / scale],
      limits,
    )
  return { put, decode }
}

const box = (halfWidth: number, halfHeight: number) => [
  -halfWidth,
  -halfHeight,
  halfWidth,
  -halfHeight,
  halfWidth,
  halfHeight,
  -halfWidth,
  halfHeight,
]

it('places corners in picture pixels', () => {
  const { put, decode } = grid()
  put(1, 5, 4, 0.9, box(20, 10))
  put(2, 5, 5, 0.8, box(18, 3))
  const { documents, mrzs } = decode(0.5)
  expect(documents).toHaveLength(1)
  expect(documents[0]).toMatchObject({
    kind: 'passport',
    quad: [
      [48, 52],
      [128, 52],
      [128, 92],
      [48, 92],
    ],
  })
  expect(documents[0]!.confidence).toBeCloseTo(0.9)
  expect(mrzs[0]!.quad[0]).toEqual([52, 82])
})

it('adds up what speaks for either kind, and keeps documents apart that lie apart', () => {
  const { put, decode } = grid()
  put(0, 3, 4, 0.35, box(20, 10))
  put(1, 3, 4, 0.4, box(20, 10))
  put(0, 10, 4, 0.5, box(9, 6))
  const { documents } = decode()
  expect(documents.map(({ kind }) => kind)).toEqual(['passport', 'card'])
  expect(documents[0]!.confidence).toBeCloseTo(0.75)
})

it('keeps the better of two finds in one place', () => {
  const { put, decode } = grid()
  put(1, 3, 4, 0.6, box(20, 10))
  put(1, 5, 4, 0.7, box(24, 12))
  expect(decode().documents).toHaveLength(1)
})

it('drops weak finds and twisted quads', () => {
  const { put, decode } = grid()
  put(0, 3, 4, 0.14, box(20, 10))
  put(2, 3, 4, 0.9, [20, -3, -20, -3, -20, 3, 20, 3])
  expect(decode()).toEqual({ documents: [], mrzs: [] })
})

it('names what is most like a document only where there is none', () => {
  const { put, decode } = grid()
  put(0, 3, 4, 0.3, box(20, 10))
  put(0, 10, 4, 0.2, box(9, 6))
  expect(decode()).toMatchObject({ documents: [], suspected: { kind: 'card' } })
  expect(decode().suspected?.confidence).toBeCloseTo(0.3)
  put(1, 10, 4, 0.5, box(9, 6))
  expect(decode()).toMatchObject({ documents: [{ kind: 'passport' }] })
  expect(decode().suspected).toBeUndefined()
})

it('counts a plateau once', () => {
  const map = new Float32Array(plane)
  for (const i of [25, 26, 37, 38]) map[i] = 0.5
  map[100] = 0.6
  expect(findPeaks(map, width, height, 0.5)).toMatchObject([
    { x: 4, y: 8 },
    { x: 1, y: 2 },
  ])
})
