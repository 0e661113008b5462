import { expect, it } from 'vitest'
import { seededRandom } from '../../../support/seeded-random.js'
import type { AskedCard } from './ask-cards.js'
import { compareFields } from './compare-fields.js'
import { reportCards } from './report-cards.js'

const card = (source: string, more: Partial<AskedCard> = {}): AskedCard => ({
  file: source,
  source,
  state: 'ESP',
  printed: { surnames: 'ORDÓÑEZ', document_number: '00171303B' },
  longSidePx: 1000,
  read: { surnames: 'Ordonez', document_number: 'OO171303B' },
  readUndescribed: { surnames: 'CALLE MAYOR' },
  template: 'esp-id-card',
  ...more,
})

it('counts neither accents nor O for 0, and tells wrong from empty', () => {
  expect(compareFields([card('a')], ({ read }) => read).map(({ outcome }) => outcome)).toEqual(['right', 'right'])
  const undescribed = compareFields([card('a')], ({ readUndescribed }) => readUndescribed)
  expect(undescribed.map(({ outcome }) => outcome)).toEqual(['wrong', 'empty'])
})

it('reports with and without the own design', () => {
  const report = reportCards([card('a'), card('b', { readUndescribed: card('b').read })], seededRandom(1))
  expect(report).toContain('design left out: fields right: 50.0 % [0.0 %, 100.0 %]')
  expect(report).toContain('design left out: cards with every field right: 50.0 %')
  expect(report).toContain('with every template: fields right: 100.0 % [100.0 %, 100.0 %]')
  expect(report).toContain('design left out, surnames: right 1, wrong 1, empty 0 of 2')
})
