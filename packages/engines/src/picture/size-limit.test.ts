import { errors, limits } from '@vivid/contract'
import { anyPicture } from '@vivid/vision'
import { expect, it } from 'vitest'

it('is the one that gateways know, and that the texts for unreadable pictures name', () => {
  expect(anyPicture.maxPixels).toBe(limits.pixels)
  const megapixels = String(anyPicture.maxPixels / 1e6)
  for (const { en, es } of [errors.file_unreadable, errors.selfie_unreadable]) {
    expect(en).toContain(`${megapixels} megapixels`)
    expect(es).toContain(`${megapixels} megapíxeles`)
  }
})
