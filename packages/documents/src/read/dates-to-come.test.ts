import { expect, it } from 'vitest'
import { fuse } from '../fuse/fuse.js'
import { loadCatalogue } from '../templates/load-catalogue.js'
import { printLines } from '../testing/print-lines.js'
import { readSide } from './read-side.js'

const context = { catalogue: loadCatalogue(), today: new Date('2026-06-01') }

const read = (label: string, date: string) => {
  const lines = printLines([
    ['Surname', 35, 17, 3],
    ['Hudin', 35, 20, 5],
    [label, 35, 35, 3],
    [date, 35, 39, 5],
  ])
  return fuse(readSide({ kind: 'card', lines, mrz: null, barcodes: [] }, null, 'front', context))
}

it('never takes a day to come for a birth', () => {
  const born = (date: string) => read('Date of birth', date).birth_date?.value
  expect(born('08.06.2094')).toBeUndefined()
  expect(born('02.06.26')).toBe('02-06-1926')
  expect(born('01.06.2026')).toBe('01-06-2026')
})

it('never takes a day of a year to come for an issue', () => {
  const issued = (date: string) => read('Date of issue', date).issuing_date?.value
  expect(issued('24.12.2029')).toBeUndefined()
  expect(issued('24.12.2020')).toBe('24-12-2020')
})
