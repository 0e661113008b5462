import sharp from 'sharp'
import { expect, test } from 'vitest'
import { blankPortrait } from './blank-portrait.js'
import { drawSelfie } from './draw-selfie.js'

test('a selfie is a JPEG in portrait format, within the size the interface allows', async () => {
  const jpeg = await drawSelfie(blankPortrait, 1)
  const { format, width, height } = await sharp(jpeg).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 960, height: 1280 })
  expect(jpeg.length).toBeLessThan(2 * 1024 * 1024)
})

test('the portrait is handed the seed', async () => {
  const seeds: string[] = []
  await drawSelfie(async (seed) => {
    seeds.push(seed)
    return blankPortrait(seed)
  }, 7)
  expect(seeds).toEqual(['selfie/7'])
})
