import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SideEvidence } from '../evidence/side-evidence.js'
import { fuse } from '../fuse/fuse.js'
import { readSide } from '../read/read-side.js'
import { chooseFor } from '../testing/choose-for.js'
import { printLines } from '../testing/print-lines.js'
import { loadCatalogue, statesFolder } from './load-catalogue.js'

/** The recipe of states/README.md, done for a state that does not exist. */
const utopianCard = {
  id: 'uto-licence',
  state: 'UTO',
  title: 'Utopian island card',
  kind: 'card',
  sizeMm: [85.6, 53.98],
  sides: {
    front: {
      marks: ['ISLE OF UTOPIA', 'INSULA CARD'],
      fields: [
        { field: 'surnames', labels: ['Kinname'], placements: ['below'] },
        { field: 'names', labels: ['Callname'], placements: ['below'] },
        { field: 'document_number', fieldBox: [0.6, 0.8, 1, 1], pattern: 'AA9999' },
        { field: 'birth_date', labels: ['Born'], placements: ['right'] },
        { field: 'gender', labels: ['Sort'], placements: ['right'], words: { W: 'F', B: 'M' } },
      ],
    },
  },
  required: ['document_number', 'surnames', 'names', 'birth_date', 'gender'],
  source: 'Thomas More, 1516',
}

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'states-'))
  cpSync(statesFolder, folder, { recursive: true })
  mkdirSync(join(folder, 'uto'))
  writeFileSync(join(folder, 'uto/licence.json'), JSON.stringify(utopianCard))
})
afterAll(() => rmSync(folder, { recursive: true }))

const card: SideEvidence = {
  kind: 'card',
  mrz: null,
  barcodes: [],
  lines: printLines([
    ['1SLE OF UTOPIA', 10, 4, 7],
    ['INSULA CARD', 10, 12, 4],
    ['Kinname', 40, 25, 3],
    ['HYTHLODAY', 40, 29, 5],
    ['Callname', 40, 38, 3],
    ['RAPHAËL', 40, 42, 5],
    ['Born', 40, 55, 4],
    ['7 JUL 1978', 52, 55, 5],
    ['Sort', 40, 65, 4],
    ['B', 52, 65, 5],
    ['QX 15I6', 70, 86, 6],
  ]),
}

it('a state added as a file is chosen and read', () => {
  const catalogue = loadCatalogue(folder)
  const today = new Date('2026-06-01')
  const chosen = chooseFor([card], catalogue, today)
  expect(chosen).toMatchObject({ template: { id: 'uto-licence' }, frontIndex: 0, backIndex: null })
  const fields = fuse(readSide(card, chosen!.template, 'front', { catalogue, today }), chosen!.template)
  const values = Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))
  expect(values).toEqual({
    surnames: 'HYTHLODAY',
    names: 'RAPHAËL',
    document_number: 'QX1516',
    birth_date: '07-07-1978',
    gender: 'M',
  })
})

it('without the file nobody knows it', () => {
  expect(chooseFor([card], loadCatalogue(), new Date('2026-06-01'))).toBeNull()
})
