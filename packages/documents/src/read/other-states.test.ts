import { expect, it } from 'vitest'
import { fuse } from '../fuse/fuse.js'
import { loadCatalogue } from '../templates/load-catalogue.js'
import { readOtherCards } from '../testing/other-cards.js'
import { printLines } from '../testing/print-lines.js'
import { readSide } from './read-side.js'

const context = { catalogue: loadCatalogue(), today: new Date('2026-06-01') }
const cards = readOtherCards(new URL('cards-of-other-states.txt', import.meta.url))

it('has many cards', () => {
  expect(cards.length).toBeGreaterThan(115)
})

it.each(cards.map((card) => [card.title, card] as const))('%s', (_, { prints, truth, missed }) => {
  const evidence = { kind: 'card', lines: printLines(prints), mrz: null, barcodes: [] } as const
  const read = fuse(readSide(evidence, null, 'front', context))
  const wrong = Object.keys(truth).filter((field) => read[field as keyof typeof read]?.value !== truth[field])
  expect(wrong).toEqual(missed)
})
