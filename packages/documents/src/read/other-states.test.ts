import { expect, it } from 'vitest'
import { fuse } from '../fuse/fuse.js'
import { loadCatalogue } from '../templates/load-catalogue.js'
import { readOtherCards } from '../testing/other-cards.js'
import { printLines } from '../testing/print-lines.js'
import { readSide } from './read-side.js'

const context = { catalogue: loadCatalogue(), today: new Date('2026-06-01') }
const files = ['cards-of-other-states.txt', 'fronts-that-mislead.txt']
const cards = files.flatMap((file) => readOtherCards(new URL(file, import.meta.url)))

it('has many cards', () => {
  expect(cards.length).toBeGreaterThan(145)
})

it.each(cards.map((card) => [card.title, card] as const))('%s', (_, { prints, truth, missed, invented }) => {
  const evidence = { kind: 'card', lines: printLines(prints), mrz: null, barcodes: [] } as const
  const read = fuse(readSide(evidence, null, 'front', context))
  const values = Object.fromEntries(Object.entries(read).map(([field, { value }]) => [field, value]))
  const fields = [...new Set([...Object.keys(truth), ...Object.keys(values)])]
  const wrong = fields.filter((field) => values[field] !== truth[field]).sort()
  const known = [...missed, ...invented].sort()
  const news = fields.filter((field) => wrong.includes(field) !== known.includes(field))
  const told = news.map((field) => `${field}: read ${values[field] ?? 'nothing'}, printed ${truth[field] ?? 'nothing'}`)
  expect(wrong, told.join('; ')).toEqual(known)
})
