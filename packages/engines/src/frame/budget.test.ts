import { expect, it } from 'vitest'
import { startBudget } from './budget.js'

it('gives what is left, all or nothing, each name apart', () => {
  const budget = startBudget({ looks: 2, pixels: 100 })
  expect(budget.take('pixels', 101)).toBe(false)
  expect(budget.take('pixels', 100)).toBe(true)
  expect(budget.take('pixels', 1)).toBe(false)
  expect(budget.left('pixels')).toBe(0)
  expect(budget.take('looks', 1)).toBe(true)
  expect(budget.left('looks')).toBe(1)
  expect(budget.spent()).toEqual({ looks: 1, pixels: 100 })
})

it('gives parts, each with limits of its own, and never more than the whole has', () => {
  const whole = startBudget({ looks: 5, pixels: 100 })
  const most = { looks: 3, pixels: 80 }
  const [front, back] = [whole.part(most), whole.part(most)]
  expect(front.take('looks', 4)).toBe(false)
  expect(front.take('looks', 3)).toBe(true)
  expect(front.left('looks')).toBe(0)
  expect(back.left('looks')).toBe(2)
  expect(back.take('looks', 3)).toBe(false)
  expect(back.take('pixels', 60)).toBe(true)
  expect(front.left('pixels')).toBe(40)
  expect(back.spent()).toEqual({ looks: 0, pixels: 60 })
  expect(whole.spent()).toEqual({ looks: 3, pixels: 60 })
})

it('does not share what it gives with other requests', () => {
  const most = { looks: 1 }
  startBudget(most).take('looks', 1)
  expect(startBudget(most).left('looks')).toBe(1)
})
