import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWholeRun } from '../../support/whole-run.js'
import { hostilePictures } from '../images/hostile.js'
import { arbitraryPicture } from './arbitrary-picture.js'
import { drawAll } from './fuzz-prices.js'
import { measurePrices } from './measure-prices.js'

test('no picture costs more than its header said, of any format', async () => {
  const some = fc.array(arbitraryPicture(2e6), { minLength: 20, maxLength: 20 })
  const property = fc.asyncProperty(some, async (drawings) => {
    const compared = await measurePrices(await drawAll(drawings))
    expect(compared.filter(({ problem }) => problem !== null)).toEqual([])
    // Pictures that are all refused would test nothing.
    expect(compared.filter(({ outcome }) => outcome === 'decoded').length).toBeGreaterThan(8)
  })
  await fc.assert(property, { seed: 1, numRuns: isWholeRun ? 2 : 1, endOnFailure: true })
})

test('what costs seconds or gigabytes in a few bytes is refused, or what is costly about it never read', async () => {
  const hostile = await hostilePictures()
  const compared = await measurePrices(hostile)
  expect(compared.filter(({ problem }) => problem !== null)).toEqual([])
  const outcomes = Object.fromEntries(compared.map(({ name, outcome }) => [name, outcome]))
  expect(outcomes).toEqual(Object.fromEntries(hostile.map(({ name, outcome }) => [name, outcome])))
})
