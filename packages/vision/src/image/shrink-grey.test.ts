import { expect, it } from 'vitest'
import { createPicture } from './picture.js'
import { rectify } from './rectify.js'
import { shrinkGrey } from './shrink-grey.js'

const striped = (channels: 1 | 3) => {
  const picture = createPicture(300, 200, channels)
  for (let i = 0; i < 300 * 200; i++) picture.data.fill(i % 300 < 150 ? 40 : 200, i * channels, (i + 1) * channels)
  return picture
}

it('keeps tones in place and averages at edges', () => {
  for (const channels of [1, 3] as const) {
    const small = shrinkGrey(striped(channels), 100, 60)
    expect([small.widthPx, small.heightPx, small.channels]).toEqual([100, 60, 1])
    expect([small.data[10], small.data[90], small.data[59 * 100 + 49]]).toEqual([40, 200, 40])
    expect(Math.abs(shrinkGrey(striped(channels), 37, 60).data[18]! - 120)).toBeLessThan(60)
  }
})

it('agrees with rectifying the whole picture', () => {
  const picture = createPicture(300, 200, 1)
  for (let i = 0; i < picture.data.length; i++) {
    picture.data[i] = 128 + 100 * Math.sin((i % 300) / 15) * Math.cos(Math.floor(i / 300) / 12)
  }
  const whole = [
    [0, 0],
    [300, 0],
    [300, 200],
    [0, 200],
  ] as const
  const [fast, slow] = [shrinkGrey(picture, 160, 96), rectify(picture, whole, 160, 96)]
  const apart = fast.data.reduce((sum, tone, i) => sum + Math.abs(tone - slow.data[i]!), 0) / fast.data.length
  expect(apart).toBeLessThan(4)
})
