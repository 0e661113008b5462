import { loadDocumentReader } from '@vivid/engines/ocr'
import { expect, it } from 'vitest'
import { capitalsOf, share, sweep, turned } from './sweep.js'

it('reads passports whichever way they lie', { timeout: 60_000 }, async () => {
  const reader = await loadDocumentReader()
  const steps = await sweep(reader, [0, 45, 90, 180, 285], 2, turned)
  expect(share(steps)).toBeGreaterThanOrEqual(0.9)
})

it('reads small print', { timeout: 60_000 }, async () => {
  const reader = await loadDocumentReader()
  const steps = await sweep(reader, [12, 18], 3, capitalsOf)
  expect(share(steps)).toBeGreaterThanOrEqual(0.9)
})
