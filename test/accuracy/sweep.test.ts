import { expect } from 'vitest'
import { examples, isWholeRun } from '../support/whole-run.js'
import { readingTest as it } from './reading-test.js'
import { capitalsOf, share, sweep, turned } from './sweep.js'

it('reads passports whichever way they lie', async ({ reader }) => {
  const steps = await sweep(reader, examples([45, 180, 285]), 1, turned)
  expect(share(steps)).toBe(1)
})

it('reads small print', async ({ reader }) => {
  const steps = await sweep(reader, [8], isWholeRun ? 2 : 1, capitalsOf)
  expect(share(steps)).toBe(1)
})
