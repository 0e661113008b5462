import { expect, it } from 'vitest'
import { seededRandom } from '../../../support/seeded-random.js'
import type { AskedZone } from './ask-zones.js'
import { reportZones } from './zones.js'

const zone = (source: string, printed: string | null, read: string | null, isValid = true): AskedZone => ({
  file: source,
  source,
  printed: printed === null ? null : [printed],
  isChecked: true,
  longSidePx: 500,
  read: read === null ? null : { lines: [read], isValid },
})

it('tells exact zones, those that are believed wrongly, and invented ones', () => {
  const report = reportZones(
    [
      zone('a', 'P<X', 'P<X'),
      zone('b', 'P<X', 'P<Y'),
      zone('b', 'P<X', null),
      zone('c', null, 'P<Z'),
      zone('c', null, null),
    ],
    seededRandom(1),
  )
  expect(report).toContain('MRZ exact: 33.3 % [0.0 %, 100.0 %]')
  expect(report).toContain("check digits hold, text is not the label's: 1 of 3")
  expect(report).toContain('invented on documents without one: 1 of 2')
  expect(report).toContain('source: b: exact 0 of 2')
})
