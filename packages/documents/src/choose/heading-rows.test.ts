import { expect, it } from 'vitest'
import type { SideEvidence } from '../evidence/side-evidence.js'
import { loadCatalogue } from '../templates/load-catalogue.js'
import { chooseFor } from '../testing/choose-for.js'
import { type Print, printLines } from '../testing/print-lines.js'
import { headingRows } from './heading-rows.js'

const catalogue = loadCatalogue()

it('knows a card by a heading that a reflection parts in two', () => {
  const prints: Print[] = [
    ['ESTADO PLURINACI', 24, 4.8, 3.5],
    ['DE BOLIVIA', 64, 4.3, 3.7],
    ['N° 24206586', 42, 30, 5.3],
  ]
  const side: SideEvidence = { kind: 'card', lines: printLines(prints), mrz: null, barcodes: [] }
  expect(chooseFor([side], catalogue, new Date('2026-06-01'))?.template.state).toBe('BOL')
})

it('puts nothing together that stands on another row, is of another size or was hardly read', () => {
  const rows = (...prints: Print[]) => headingRows(printLines([['REPÚBLICA', 10, 5, 4], ...prints])).length
  expect(rows(['DEL PERÚ', 40, 5.5, 4])).toBe(1)
  expect(rows(['DEL PERÚ', 40, 9, 4])).toBe(0)
  expect(rows(['DEL PERÚ', 40, 5, 1.5])).toBe(0)
  expect(rows(['DEL PERÚ', 40, 5, 4, 0.5])).toBe(0)
})
