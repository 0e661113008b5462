import { describe, expect, it } from 'vitest'
import { rectangleToQuad } from '../geometry/homography.js'
import type { Quad } from '../geometry/quad.js'
import { createPicture, type Picture } from '../image/picture.js'
import { toGrey } from '../image/to-grey.js'
import { isInside } from './place-samples.js'
import { rectify } from './rectify.js'
import { rectifyColour } from './rectify-colour.js'

const [WIDTH, HEIGHT] = [90, 70]

const noise = (channels: 1 | 3): Picture => {
  const picture = createPicture(WIDTH, HEIGHT, channels)
  let seed = 7
  for (let i = 0; i < picture.data.length; i++) {
    seed = (seed * 1103515245 + 12345) % 2 ** 31
    picture.data[i] = seed >> 16
  }
  return picture
}

/** Seen at an angle, well within the picture. */
const quad: Quad = [
  [12.3, 9.7],
  [77.1, 13.2],
  [71.4, 58.9],
  [16.8, 52.5],
]

/** The same picture with its edge rows and columns repeated outwards, which the quad is then far from or near to. */
const moved = ([...points]: Quad, by: number): Quad => points.map(([x, y]) => [x + by, y + by]) as unknown as Quad

const grown = ({ widthPx, heightPx, channels, data }: Picture, by: number): Picture => {
  const out = createPicture(widthPx + 2 * by, heightPx + 2 * by, channels)
  for (let y = 0; y < out.heightPx; y++) {
    for (let x = 0; x < out.widthPx; x++) {
      const [column, row] = [Math.min(widthPx - 1, Math.max(0, x - by)), Math.min(heightPx - 1, Math.max(0, y - by))]
      for (let c = 0; c < channels; c++) {
        out.data[(y * out.widthPx + x) * channels + c] = data[(row * widthPx + column) * channels + c]!
      }
    }
  }
  return out
}

describe('a quad within the picture', () => {
  it('is told from one that its edge may cut', () => {
    const picture = noise(1)
    expect(isInside(picture, quad, 2)).toBe(true)
    expect(isInside(picture, quad, 11)).toBe(false)
    expect(isInside(picture, moved(quad, -10), 2)).toBe(false)
  })

  it.each([
    ['interpolated', 60, 44],
    ['averaged', 30, 20],
  ])('is read as one at the edge is: %s', (_, widthPx, heightPx) => {
    // Cut by the edge, and the same place with the edge repeated far beyond it.
    const edge = moved(quad, -11)
    for (const picture of [noise(1), noise(3)]) {
      const near = rectify(picture, edge, widthPx, heightPx)
      const far = rectify(grown(picture, 32), moved(edge, 32), widthPx, heightPx)
      expect(isInside(grown(picture, 32), moved(edge, 32), 4)).toBe(true)
      expect(Math.max(...near.data.map((tone, i) => Math.abs(tone - far.data[i]!)))).toBeLessThanOrEqual(1)
    }
    const near = rectifyColour(noise(3), edge, widthPx, heightPx)
    const far = rectifyColour(grown(noise(3), 32), moved(edge, 32), widthPx, heightPx)
    expect(Math.max(...near.data.map((tone, i) => Math.abs(tone - far.data[i]!)))).toBeLessThanOrEqual(1)
  })

  it.each([
    [2, 30, 20],
    [3, 14, 10],
  ])('is averaged from the pixels that its samples fall on: %i in either direction', (samples, widthPx, heightPx) => {
    const picture = noise(3)
    const [a, b, c, d, e, f, g, h] = rectangleToQuad(samples * widthPx, samples * heightPx, quad)
    const at = (x: number, y: number, channel: number) => {
      const w = g * (x + 0.5) + h * (y + 0.5) + 1
      const column = Math.floor((a * (x + 0.5) + b * (y + 0.5) + c) / w)
      const row = Math.floor((d * (x + 0.5) + e * (y + 0.5) + f) / w)
      return picture.data[(row * WIDTH + column) * 3 + channel]!
    }
    const { data } = rectifyColour(picture, quad, widthPx, heightPx)
    const expected = data.map((_, i) => {
      const [channel, x, y] = [i % 3, Math.floor(i / 3) % widthPx, Math.floor(i / 3 / widthPx)]
      let sum = 0
      for (let j = 0; j < samples ** 2; j++) {
        sum += at(samples * x + (j % samples), samples * y + Math.floor(j / samples), channel)
      }
      return sum / samples ** 2 + 0.5
    })
    expect(data).toEqual(expected)
  })

  it('has the tones of its grey copy', () => {
    const picture = noise(3)
    const [colour, grey] = [rectify(picture, quad, 30, 20), rectify(toGrey(picture), quad, 30, 20)]
    expect(Math.max(...colour.data.map((tone, i) => Math.abs(tone - grey.data[i]!)))).toBeLessThanOrEqual(1)
  })
})
