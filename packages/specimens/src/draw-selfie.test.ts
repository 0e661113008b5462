import sharp from 'sharp'
import { expect, test } from 'vitest'
import { blankPortrait } from './blank-portrait.js'
import { drawCloseSelfie, drawSelfie } from './draw-selfie.js'

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

test('from closer nothing of the wall is left', async () => {
  const [widthPx, heightPx] = [160, 200]
  // The wall takes its colour from the corner: white around a black portrait.
  const data = new Uint8Array(widthPx * heightPx * 3)
  for (let y = 0; y < 4; y++) data.fill(255, y * widthPx * 3, (y * widthPx + 4) * 3)
  const brightest = async (jpeg: Buffer) => Math.max(...(await sharp(jpeg).stats()).channels.map(({ max }) => max))
  const portrait = async () => ({ widthPx, heightPx, data })
  expect(await brightest(await drawSelfie(portrait, 1))).toBeGreaterThan(240)
  expect(await brightest(await drawCloseSelfie(portrait, 1))).toBeLessThan(20)
})
