import { expect, it } from 'vitest'
import { groundNames } from './candidate.js'
import { knownCostly } from './known-costly.js'
import { works } from './works.js'

it('has every ground that a known costly request lies on', () => {
  const wanted = works.flatMap(knownCostly).flatMap((candidate) => Object.values(candidate))
  const grounds = wanted.flatMap((one) => (typeof one === 'string' ? [] : [one.ground]))
  expect(groundNames).toEqual(expect.arrayContaining(grounds))
})
