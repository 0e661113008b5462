import { expect, it } from 'vitest'
import type { ReplacedResult } from './measure-replaced.js'
import { reportReplaced } from './report-replaced.js'

/** Judged without and with the comparison, by a limit of 0.4. */
const judged = (kind: string, shown: ReplacedResult['shown'], alone: number, together = alone): ReplacedResult => {
  const tell = (portrait: number) => ({ attack: portrait >= 0.4 ? 'portrait' : null, portrait, limit: 0.4 }) as const
  return {
    measured: 'replaced',
    template: kind,
    kind,
    level: 'clean',
    seed: '1',
    shown,
    hasGhost: true,
    code: null,
    compared: together !== alone,
    alone: tell(alone),
    together: tell(together),
  }
}

const results = [
  judged('a', 'own', 0.1),
  judged('a', 'own', 0.5),
  judged('a', 'printed anew', 0.2, 0.65),
  judged('b', 'printed anew', 0.2, 0.65),
  // Lacks more than the other kind's do.
  judged('b', 'printed anew', 0.1, 0.45),
  judged('b', 'printed anew', 0.1),
]

it('counts who is refused without and with the comparison', () => {
  const report = reportReplaced(results)
  expect(report).toContain('| own | yes | 2 | 0 | 1 | 1 |')
  expect(report).toContain('| printed anew | yes | 4 | 3 | 0 | 3 |')
})

it('chooses for each kind on the others what may be added', () => {
  expect(reportReplaced(results)).toContain('passed without the comparison: 3 of 2 kinds')
  expect(reportReplaced(results)).toContain('(0.98 to 1.79): 2.')
  expect(reportReplaced(results.slice(0, 3))).toContain('Too few kinds')
})
