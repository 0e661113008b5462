import { expect, it } from 'vitest'
import { addDoubt, doubtAt } from './compare-sex.js'

const judged = (portrait: number) => ({
  score: 0.9,
  signals: { screen: 0.01, print: 0.01, portrait, digital: 0.01 },
  thresholds: { screen: 0.8, print: 0.2, portrait: 0.4, digital: 0.6 },
  attack: null,
})

it('doubts the more the less a face looks like the printed sex, and only so far', () => {
  expect([1, 0.9, 0.5].map(doubtAt)).toEqual([0, 0, 0])
  expect(doubtAt(0.2)).toBeCloseTo(Math.log(1.9), 5)
  expect([0.02, 0.001, 0].map(doubtAt)).toEqual([1, 1, 1])
})

it('rejects a portrait that was odd before, and none that looked genuine', () => {
  expect(addDoubt(judged(0.3), 1)).toMatchObject({ attack: 'portrait' })
  const genuine = addDoubt(judged(0.12), 1)
  expect(genuine.attack).toBeNull()
  expect(genuine.signals.portrait).toBeCloseTo(0.27, 2)
  expect(genuine.score).toBeLessThan(0.7)
})

it('changes nothing where there is no doubt', () => {
  const { signals, attack } = addDoubt(judged(0.3), 0)
  expect(signals.portrait).toBeCloseTo(0.3, 9)
  expect(attack).toBeNull()
})
