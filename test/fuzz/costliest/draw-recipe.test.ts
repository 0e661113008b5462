import { openFonts } from '@vivid/specimens'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawRecipe } from './draw-recipe.js'

const nothing = { tiles: new Map(), photos: new Map(), fonts: openFonts() }

it.each([
  [400, 40],
  [40, 400],
])('draws noise on %i × %i pixels', async (widthPx, heightPx) => {
  const recipe = { widthPx, heightPx, ground: 'noise', layers: [], turnDegrees: 0, contrast: 1, quality: 60 }
  const { width, height } = await sharp(await drawRecipe(recipe, nothing, 1_000_000)).metadata()
  expect([width, height]).toEqual([widthPx, heightPx])
})
