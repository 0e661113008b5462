import { expect, it } from 'vitest'
import { decode } from './decode.js'
import { drawOver } from './draw-over.js'
import { createPicture } from './picture.js'

it('draws outlines where they belong and survives words full of markup', async () => {
  const picture = createPicture(200, 100, 3)
  picture.data.fill(255)
  const points = [
    [40, 20],
    [160, 20],
    [160, 80],
    [40, 80],
  ] as const
  const jpeg = await drawOver(picture, [{ points, colour: '#f00', label: 'P<UTO<<&"' }], ['<note>'])
  const { picture: drawn } = await decode(jpeg)
  const at = (x: number, y: number) => [...drawn.data.subarray((y * 200 + x) * 3, (y * 200 + x) * 3 + 3)]
  expect(at(160, 50)[1]).toBeLessThan(200)
  expect(at(160, 50)[0]).toBeGreaterThan(200)
  expect(at(190, 10)).toEqual([255, 255, 255])
})
