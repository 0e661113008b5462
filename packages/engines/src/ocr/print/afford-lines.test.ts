import type { Quad } from '@vivid/vision'
import { expect, it } from 'vitest'
import { startBudget } from '../../frame/budget.js'
import { requestBudget } from '../budgets.js'
import { fakeTextReader } from '../testing/fake-print.js'
import { affordLines } from './afford-lines.js'

/** As wide for the reader as in the view, and 16 px of margins: capitals of 16 px are what it wants. */
const line = (widthPx: number, confidence = 0.9) => {
  const quad: Quad = [
    [0, 0],
    [widthPx, 0],
    [widthPx, 16],
    [0, 16],
  ]
  return { quad, confidence }
}
const budgetOf = (linePx: number) => startBudget({ ...requestBudget, linePx })

it('affords every line of an honest page, and counts their pixels', () => {
  const budget = budgetOf(30_000)
  const lines = Array.from({ length: 30 }, () => line(284))
  expect(affordLines(fakeTextReader, lines, budget)).toEqual(lines)
  expect(budget.left('linePx')).toBe(30_000 - 30 * 300)
})

it('affords the surest lines of a page full of them, in their order', () => {
  const lines = [line(84, 0.5), line(84, 0.9), line(84, 0.6), line(84, 0.8)]
  expect(affordLines(fakeTextReader, lines, budgetOf(250))).toEqual([lines[1], lines[3]])
})

it('affords shorter lines where a surer one is too long', () => {
  const lines = [line(84, 0.5), line(384, 0.9), line(84, 0.6)]
  expect(affordLines(fakeTextReader, lines, budgetOf(250))).toEqual([lines[0], lines[2]])
})

it('never affords more at once than a page has, nor more than is left', () => {
  const budget = budgetOf(30_000)
  const many = Array.from({ length: 300 }, () => line(284))
  expect(affordLines(fakeTextReader, many, budget)).toHaveLength(46)
  expect(affordLines(fakeTextReader, many, budget)).toHaveLength(46)
  expect(affordLines(fakeTextReader, many, budget)).toHaveLength(8)
  expect(affordLines(fakeTextReader, many, budget)).toEqual([])
})
