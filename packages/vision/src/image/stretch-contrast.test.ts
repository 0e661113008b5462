import { expect, it } from 'vitest'
import { createPicture } from './picture.js'
import { stretchContrast } from './stretch-contrast.js'

const tones = (low: number, high: number) => {
  const picture = createPicture(40, 10, 1)
  for (let i = 0; i < picture.data.length; i++) picture.data[i] = i % 4 ? high : low
  return picture
}

it('spreads the tones of a picture taken at night', () => {
  const { data } = stretchContrast(tones(6, 18))
  expect([data[0], data[1]]).toEqual([40, 215])
})

it('leaves usual and empty pictures alone', () => {
  for (const picture of [tones(60, 180), tones(9, 9)]) expect(stretchContrast(picture)).toBe(picture)
})
