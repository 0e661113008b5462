import { expect, it } from 'vitest'
import { type Choice, fitLogit, pruneChoice } from './fit-logit.js'

const choice = (right: number | null, ...rows: (readonly [number, number])[]): Choice => ({
  features: Float32Array.from(rows.flat()),
  count: rows.length,
  right: right === null ? [] : [right],
})
const nothing = new Float64Array(2)
const fitting = { start: nothing, towards: nothing, ridge: 0.01, steps: 300, signs: ['either', 'either'] } as const

/** The first feature is always there, the second where an alternative is right. */
const telling = [choice(0, [1, 1], [1, 0]), choice(1, [1, 0], [1, 1]), choice(null, [1, 0], [1, 0])]

it('weighs what tells right alternatives from wrong ones, and from nothing', () => {
  const { weights, loss } = fitLogit(telling, fitting)
  expect(weights[0]).toBeLessThan(-1)
  expect(weights[0]! + weights[1]!).toBeGreaterThan(1)
  expect(loss).toBeLessThan(0.2)
})

it('keeps to the sign that a feature may have', () => {
  const { weights } = fitLogit(telling, { ...fitting, signs: ['for', 'against'] })
  expect(weights[0]).toBeGreaterThanOrEqual(0)
  expect(weights[1]).toBeLessThanOrEqual(0)
})

it('keeps the right alternatives and the best of the others', () => {
  const pruned = pruneChoice(choice(2, [0, 0], [3, 0], [-1, 0]), Float64Array.of(1, 0), 2)
  expect(pruned).toEqual({ features: Float32Array.of(-1, 0, 3, 0), count: 2, right: [0] })
})
