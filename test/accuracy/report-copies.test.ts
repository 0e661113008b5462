import { expect, it } from 'vitest'
import { reportCopies, tellsNoLiving } from './report-copies.js'

const copies = [733, 733, 706, null, 730].map((code) => ({ sent: 'cut out' as const, code }))
const living = [null, 707, null].map((code) => ({ sent: 'living' as const, code }))

it('tells by way how many copies were told, and of those that could be compared', () => {
  const report = reportCopies([...copies, ...living])
  expect(report).toContain('| cut out | 5 | 2 (40.0 %) | 2 (40.0 %) | 1 (20.0 %) |')
  expect(report).toContain('| living | 3 | 0 (0.0 %) | 1 (33.3 %) | 2 (66.7 %) |')
  expect(report).toContain('let through: 2 (50.0 %)')
})

it('misses its target where a living person is told to be a copy', () => {
  expect(tellsNoLiving([...copies, ...living])).toBe(true)
  expect(tellsNoLiving([...living, { sent: 'living', code: 733 }])).toBe(false)
})
