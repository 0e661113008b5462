import { createPicture } from '@vivid/vision'
import { expect, it } from 'vitest'
import { smoothed } from './smoothed.js'

it.each([
  [9, 7],
  [1, 12],
  [3, 2],
])('gives the mean of every square, with the last pixels repeated, in a picture of %i × %i', (widthPx, heightPx) => {
  const picture = createPicture(widthPx, heightPx, 1)
  for (let i = 0; i < picture.data.length; i++) picture.data[i] = Math.imul(i + 1, 2654435761) >>> 24
  const mean = (x: number, y: number) => {
    let sum = 0
    for (let dy = -2; dy <= 2; dy++) {
      for (let dx = -2; dx <= 2; dx++) {
        const [column, row] = [Math.min(widthPx - 1, Math.max(0, x + dx)), Math.min(heightPx - 1, Math.max(0, y + dy))]
        sum += picture.data[row * widthPx + column]!
      }
    }
    return Math.floor(sum / 25)
  }
  const expected = Array.from(picture.data, (_, i) => mean(i % widthPx, Math.floor(i / widthPx)))
  expect([...smoothed(picture, 2).data]).toEqual(expected)
})
