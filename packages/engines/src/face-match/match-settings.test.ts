import { loadModel, ModelUnavailable } from '@vivid/vision'
import { expect, it } from 'vitest'
import { DEFAULT_FALSE_MATCH_RATE, matchSettings, similarityOf } from './match-settings.js'

const card = {
  id: 'face-embedding',
  weights: 'weights.onnx',
  sha256: '',
  slope: 20,
  limits: [
    { rate: 0.01, limit: 0.2 },
    { rate: 0.001, limit: 0.3 },
    { rate: 0.0001, limit: 0.36 },
  ],
}

it('takes the limit of a rate from the table, and between two rows by the logarithm of the rate', () => {
  expect(matchSettings(card, 0.01).limit).toBe(0.2)
  expect(matchSettings(card, 0.001).limit).toBe(0.3)
  expect(matchSettings(card, 0.0001).limit).toBe(0.36)
  expect(matchSettings(card, 10 ** -2.5).limit).toBeCloseTo(0.25)
  expect(matchSettings(card, 10 ** -3.5).limit).toBeCloseTo(0.33)
})

it('knows nothing of rates outside the table, nor of a card without one', () => {
  for (const rate of [0.1, 0.00001, 0, -1, Number.NaN]) expect(() => matchSettings(card, rate)).toThrow(RangeError)
  expect(() => matchSettings({ id: 'x', weights: '', sha256: '' }, 0.001)).toThrow(ModelUnavailable)
})

it('calls 0.5 what lies at the limit, and rises with the product', () => {
  const settings = matchSettings(card, 0.001)
  expect(similarityOf(0.3, settings)).toBe(0.5)
  const rising = [-0.2, 0, 0.2, 0.29, 0.31, 0.5, 0.9].map((product) => similarityOf(product, settings))
  expect(rising).toEqual([...rising].sort((a, b) => a - b))
  expect(rising.every((value) => value > 0 && value < 1)).toBe(true)
})

it('finds the table in the card that ships, stricter for rarer mistakes', async () => {
  const { card: shipped } = await loadModel('face-embedding')
  const limits = [0.01, DEFAULT_FALSE_MATCH_RATE, 0.0001, 0.00001].map((rate) => matchSettings(shipped, rate).limit)
  expect(limits).toEqual([...limits].sort((a, b) => a - b))
})
