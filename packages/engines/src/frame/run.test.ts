import { expect, it } from 'vitest'
import { startRun } from './run.js'

it('lets the remaining time run out on a clock of its own', () => {
  let nowMs = 5_000
  const { remainingMs } = startRun({}, 300, () => nowMs)
  expect(remainingMs()).toBe(300)
  nowMs += 200
  expect(remainingMs()).toBe(100)
})

it('waits for ever where nobody said otherwise', () => {
  expect(startRun({}).remainingMs()).toBe(Number.POSITIVE_INFINITY)
})

it('hands on tools that are no networks as they are', () => {
  const decode = () => 'decoded'
  expect(startRun({ decode }).models.decode()).toBe('decoded')
})
