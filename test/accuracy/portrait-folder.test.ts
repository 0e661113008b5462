import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadFaceEmbedder } from '@vivid/engines/face-match'
import { createPicture } from '@vivid/vision'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'
import { selfie } from '../support/drawn.js'
import { cutOut, openPortraitFolder } from './portrait-folder.js'

it('cuts a face out where the portrait generator puts faces, and passes over pictures without one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vivid-portraits-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'a.jpg'), await selfie(1))
  const wall = sharp({ create: { width: 300, height: 300, channels: 3, background: '#776' } })
  await writeFile(join(folder, 'b.png'), await wall.png().toBuffer())
  const people = await openPortraitFolder(folder)
  const persons = await Promise.all(['1', '2', '3', '4', '5'].map((seed) => people.person(seed)))
  expect(new Set(persons)).toEqual(new Set(['a.jpg']))
  const { widthPx, heightPx, data } = await people.portraits('1')
  const png = await sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .png()
    .toBuffer()
  const { square } = (await (await loadFaceEmbedder()).embed(png)).numbers!
  const middle = [0, 1].map((axis) => square.reduce((sum, point) => sum + point[axis as 0 | 1] / 4, 0))
  expect(middle[0]! / widthPx).toBeCloseTo(0.5, 1)
  expect(middle[1]! / heightPx).toBeCloseTo(0.46, 1)
})

it('goes on with the outermost pixels where the portrait reaches beyond the picture', async () => {
  const picture = createPicture(40, 40, 3)
  picture.data.fill(200)
  const { widthPx, heightPx, data } = await cutOut(picture, [
    [0, 0],
    [40, 0],
    [40, 40],
    [0, 40],
  ])
  expect(data.length).toBe(widthPx * heightPx * 3)
  expect(Math.min(...data)).toBe(200)
})
