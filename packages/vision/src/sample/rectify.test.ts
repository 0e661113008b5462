import { expect, it } from 'vitest'
import type { Quad } from '../geometry/quad.js'
import { createPicture } from '../image/picture.js'
import { toGrey } from '../image/to-grey.js'
import { rectify } from './rectify.js'

/** Grey value grows by 2 per column, by 1 per row. */
const ramp = (channels: 1 | 3) => {
  const picture = createPicture(60, 40, channels)
  for (let i = 0; i < 60 * 40 * channels; i++) {
    const pixel = Math.floor(i / channels)
    picture.data[i] = 2 * (pixel % 60) + Math.floor(pixel / 60)
  }
  return picture
}

const whole: Quad = [
  [0, 0],
  [60, 0],
  [60, 40],
  [0, 40],
]

it.each([1, 3] as const)('copies a picture of %i channel(s) that is already upright', (channels) => {
  const out = rectify(ramp(channels), whole, 60, 40)
  expect([...out.data]).toEqual([...ramp(1).data])
})

it('turns a sideways area upright', () => {
  const turned: Quad = [whole[1], whole[2], whole[3], whole[0]]
  const out = rectify(ramp(3), turned, 40, 60)
  expect(out.data[0]).toBe(2 * 59)
  expect(out.data[39]).toBe(2 * 59 + 39)
  expect(out.data[59 * 40]).toBe(0)
})

it('averages when it shrinks', () => {
  const noise = createPicture(90, 90, 1)
  for (let i = 0; i < noise.data.length; i++) noise.data[i] = Math.imul(i + 1, 2654435761) >>> 24
  const spread = (values: Uint8Array) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
  }
  const square = [
    [0, 0],
    [90, 0],
    [90, 90],
    [0, 90],
  ] as const
  expect(spread(rectify(noise, square, 30, 30).data)).toBeLessThan(spread(noise.data) / 1.8)
})

it('repeats the last pixels beyond the edge', () => {
  const out = rectify(
    ramp(1),
    [
      [-20, 0],
      [0, 0],
      [0, 40],
      [-20, 40],
    ],
    20,
    40,
  )
  expect(out.data[0]).toBe(0)
  expect(out.data[39 * 20 + 10]).toBe(39)
})

it('averages the tones of a colour picture as those of its grey one', () => {
  const colour = createPicture(60, 40, 3)
  for (let i = 0; i < colour.data.length; i++) colour.data[i] = (i * 7 + (i >> 4)) % 256
  const leaning: Quad = [
    [3, 2],
    [55, 5],
    [58, 37],
    [1, 33],
  ]
  const [out, expected] = [colour, toGrey(colour)].map((picture) => rectify(picture, leaning, 20, 12).data)
  for (const [i, tone] of out!.entries()) expect(Math.abs(tone - expected![i]!)).toBeLessThanOrEqual(1)
})
