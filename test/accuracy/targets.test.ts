import { expect, it } from 'vitest'
import type { FieldsResult } from './measure-fields.js'
import { reportFields } from './report.js'
import { tallyFields } from './tally.js'
import { meetsChanged, meetsFields, meetsSides } from './targets.js'

const result = (level: 'clean' | 'moderate', exact: number): FieldsResult => ({
  measured: 'fields',
  template: 'Chile',
  kind: 'id-card-chile',
  level,
  seed: '1',
  fields: 8,
  exact,
  complete: exact === 8,
  misses: [],
})

it('adds documents up by template and level', () => {
  const tallies = tallyFields([result('clean', 8), result('clean', 4), result('moderate', 8)])
  expect(tallies.get('Chile')).toMatchObject({ clean: { documents: 2, fields: 16, exact: 12, complete: 1 } })
  expect(reportFields(tallies, ['clean', 'moderate'])).toContain(
    '| Chile | 75.0 % | 50.0 % | 0 | 100.0 % | 100.0 % | 0 |',
  )
})

it('misses a target by one field in many, meets it otherwise', () => {
  const perfect = tallyFields([result('clean', 8), result('moderate', 8)]).get('Chile')!
  expect(meetsFields(perfect)).toBe(true)
  expect(meetsFields(tallyFields([result('clean', 7)]).get('Chile')!)).toBe(false)
  expect(meetsSides([{ pairs: 100, right: 99, rejected: 0 }])).toBe(true)
  expect(meetsSides([{ pairs: 100, right: 98, rejected: 0 }])).toBe(false)
})

it('bears no changed front that is valid or matches, and few right pairs that are not valid', () => {
  const tally = (pairs: number, valid: number, match = 0) => ({ pairs, valid, match, rejected: 0 })
  const meets = (changed: ReturnType<typeof tally>, right = tally(100, 97, 97)) =>
    meetsChanged(
      new Map([
        ['surnames', changed],
        ['none', right],
      ]),
    )
  expect(meets(tally(500, 0))).toBe(true)
  expect(meets(tally(500, 1))).toBe(false)
  expect(meets(tally(500, 0, 1))).toBe(false)
  expect(meets(tally(500, 0), tally(100, 96))).toBe(false)
})
