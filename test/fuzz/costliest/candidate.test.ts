import { expect, it } from 'vitest'
import { drawPhotos } from './candidate.js'
import { plainGrounds } from './draw-recipe.js'
import { knownCostly } from './known-costly.js'
import { works } from './works.js'

it('has every ground that a known costly request lies on', async () => {
  const wanted = works.flatMap(knownCostly).flatMap((candidate) => Object.values(candidate))
  const grounds = wanted.flatMap((one) => (typeof one === 'string' ? [] : [one.ground]))
  expect([...plainGrounds, ...(await drawPhotos()).keys()]).toEqual(expect.arrayContaining(grounds))
})
