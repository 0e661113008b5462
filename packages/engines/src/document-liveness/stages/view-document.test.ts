import { createPicture, type Quad } from '@vivid/vision'
import { expect, it } from 'vitest'
import { viewDocument } from './view-document.js'

const picture = createPicture(1200, 900, 3)
const upright = (width: number, height: number): Quad => [
  [50, 50],
  [50 + width, 50],
  [50 + width, 50 + height],
  [50, 50 + height],
]

it('keeps the proportions of a document', () => {
  const { grey, colour } = viewDocument(picture, upright(768, 484))
  expect([grey.widthPx, grey.heightPx]).toEqual([384, 242])
  expect([colour.widthPx, colour.heightPx]).toEqual([256, 161])
})

it('makes no large picture of a sliver', () => {
  const { grey, colour } = viewDocument(picture, upright(1, 800))
  expect(grey.heightPx).toBe(4 * grey.widthPx)
  expect(colour.heightPx).toBe(4 * colour.widthPx)
})
