import { expect, it } from 'vitest'
import type { SideEvidence } from '../evidence/side-evidence.js'
import { loadCatalogue } from '../templates/load-catalogue.js'
import { chooseFor } from '../testing/choose-for.js'
import { type Print, printLines } from '../testing/print-lines.js'
import { isHeadedByAnother, statesNamed } from './headed-by-another.js'

const catalogue = loadCatalogue()
const spain = catalogue.templates.find(({ id }) => id === 'esp-dni')!
const peru = catalogue.templates.find(({ id }) => id === 'per-dni')!

const isForeign = (heading: string, template = spain, top = 5) =>
  isHeadedByAnother(statesNamed(printLines([[heading, 10, top, 5]])), template)

it('another state in the heading speaks against a template', () => {
  expect(isForeign('REPÚBLICA DEL PERÚ')).toBe(true)
  expect(isForeign('REPUBLIC OF UTOPIA')).toBe(true)
  expect(isForeign('ESTADO PLURINACIONAL DE BOLIVIA')).toBe(true)
  expect(isForeign('REPÚBLICA DEL ECUADOR', peru)).toBe(true)
  const colombia = catalogue.templates.find(({ id }) => id === 'col-cedula-yellow')!
  expect(isForeign('ESTADO PLURINACIONAL DE BOLIVIA CÉDULA DE', colombia)).toBe(true)
})

it('its own state does not, nor a heading that names none', () => {
  expect(isForeign('REINO DE ESPAÑA')).toBe(false)
  expect(isForeign('REPUBLICA DEL PERU', peru)).toBe(false)
  expect(isForeign('DOCUMENTO NACIONAL DE IDENTIDAD')).toBe(false)
})

it('a surname that looks like a realm heads nothing', () => {
  for (const surname of ['TREVIÑO', 'REINOSO', 'REINA'])
    expect(isForeign(`NÚÑEZ ${surname}, BARTOLOMÉ FRANCISCO`)).toBe(false)
})

it('nor does the beginning of its own name, where the rest was not read', () => {
  const brazil = catalogue.templates.find(({ id }) => id === 'bra-rg')!
  expect(isForeign('REPÚBLICA FED', brazil)).toBe(false)
  expect(isForeign('REPÚBLICA FED', peru)).toBe(true)
  const honduras = catalogue.templates.find(({ id }) => id === 'hnd-dni')!
  expect(isForeign('REPÚBLICA DE HOM', honduras)).toBe(false)
  expect(isForeign('REPÚBLICA DE HOM', peru)).toBe(true)
})

it('a republic further down may be where the holder was born', () => {
  expect(isForeign('REPÚBLICA DOMINICANA', spain, 60)).toBe(false)
})

it('a heading that several states print does not make a Peruvian card Spanish', () => {
  const prints: Print[] = [
    ['REPÚBLICA DEL PERÚ', 15, 4, 4],
    ['DOCUMENTO NACIONAL DE IDENTIDAD', 15, 12, 3],
  ]
  const side: SideEvidence = { kind: 'card', lines: printLines(prints), mrz: null, barcodes: [] }
  const others = { ...catalogue, templates: catalogue.templates.filter(({ state }) => state !== 'PER') }
  expect(chooseFor([side], catalogue, new Date('2026-06-01'))?.template.state).toBe('PER')
  expect(chooseFor([side], others, new Date('2026-06-01'))?.template.state ?? null).toBeNull()
})
