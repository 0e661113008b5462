import { createPicture } from '@vivid/vision'
import { expect, it } from 'vitest'
import { inSkinTones, isGrey } from './skin-tones.js'

/** From black to white; red and blue lie `hue` from green, on every `nth` pixel. */
const ramp = (hue: number, nth = 1) => {
  const picture = createPicture(256, 40, 3)
  for (let at = 0; at < picture.data.length; at += 3) {
    const [pixel, level] = [at / 3, Math.min(235, Math.max(20, (at / 3) % 256))]
    const shift = pixel % nth === 0 ? hue : 0
    picture.data.set([level + shift, level, level - shift], at)
  }
  return picture
}

it('knows a picture without colour, even when saving has left a trace of it', () => {
  expect(isGrey(ramp(0))).toBe(true)
  expect(isGrey(ramp(1))).toBe(true)
  expect(isGrey(createPicture(1, 1, 3))).toBe(true)
})

it.each([
  ['a pale picture', ramp(3)],
  ['a grey one with something coloured in it', ramp(20, 7)],
])('%s has colour', (_, picture) => {
  expect(isGrey(picture)).toBe(false)
})

it('gives every grey the colour that skin of its brightness has', () => {
  const { data } = inSkinTones(ramp(0))
  const at = (grey: number) => [...data.subarray(grey * 3, grey * 3 + 3)]
  expect(at(100)).toEqual([133, 88, 73])
  expect(at(230)).toEqual([242, 225, 220])
  const brightness = ([red, green, blue]: number[]) => 0.299 * red! + 0.587 * green! + 0.114 * blue!
  for (const grey of [40, 100, 160, 220]) expect(Math.abs(brightness(at(grey)) - grey)).toBeLessThan(2)
})
