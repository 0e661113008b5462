import { createPicture, openBarcodeDecoder } from '@vivid/vision'
import { expect, test } from 'vitest'
import { blankPortrait } from '../blank-portrait.js'
import { layouts } from '../layouts/index.js'
import { openStudio } from '../studio.js'
import { someOf } from '../testing/some-of.js'
import type { Drawing } from './draw-specimen.js'
import { drawSpecimen } from './draw-specimen.js'

const studio = await openStudio({ portraits: blankPortrait })
const decoder = await openBarcodeDecoder()
const coded = layouts.flatMap(({ kind, faces }) =>
  faces.flatMap(({ side, art }) => {
    const codes = art.filter((item) => item.art === 'barcode' && item.symbology !== 'code128')
    return codes.length > 0 ? [{ kind, side }] : []
  }),
)

test.each(someOf(coded, 4))('$kind $side: its code reads byte for byte', async ({ kind, side }) => {
  let found: string[] = []
  let expected: string[] = []
  // The decoder misses flawless PDF417 codes at some sizes; one of these is enough.
  for (const pixelsPerMm of [14, 12, 18]) {
    const drawing = await drawSpecimen({ kind, side, seed: 4, pixelsPerMm }, studio)
    expected = drawing.truth.barcodes.map(({ text }) => text)
    found = (await decoder(toGrey(drawing))).map(({ bytes }) => Buffer.from(bytes).toString('latin1'))
    if (found.length > 0) break
  }
  expect(expected.length).toBeGreaterThan(0)
  expect(found).toEqual(expected)
})

const toGrey = ({ widthPx, heightPx, data }: Drawing) => {
  const grey = createPicture(widthPx, heightPx, 1)
  for (let i = 0; i < widthPx * heightPx; i++) grey.data[i] = data[i * 4 + 1]!
  return grey
}
