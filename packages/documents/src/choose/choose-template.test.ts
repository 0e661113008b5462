import { describe, expect, it } from 'vitest'
import type { SideEvidence } from '../evidence/side-evidence.js'
import { loadCatalogue } from '../templates/load-catalogue.js'
import { chooseFor } from '../testing/choose-for.js'
import { type Print, printLines } from '../testing/print-lines.js'
import { zoneOf as cardZone } from '../testing/read-card.js'

const catalogue = loadCatalogue()
const today = new Date('2026-06-01')

const zoneOf = (issuingState: string, documentCode = 'ID') => cardZone({ issuingState, documentCode })

const side = (prints: readonly Print[], mrz: SideEvidence['mrz'] = null, text?: string): SideEvidence => ({
  kind: 'card',
  lines: printLines(prints),
  mrz,
  barcodes: text === undefined ? [] : [{ format: 'QRCode', text, bytes: new Uint8Array() }],
})
const spanishFront = side([
  ['DOCUMENTO NACIONAL DE IDENTIDAD', 30, 4, 5],
  ['PRIMER APELLIDO', 28, 14, 2.5],
  ['SEGUNDO APELLIDO', 28, 22, 2.5],
  ['IDESP', 28, 55, 2.5],
])
const spanishBack = side([], zoneOf('ESP'))

describe('two sides', () => {
  it('as they should be', () => {
    expect(chooseFor([spanishFront, spanishBack], catalogue, today)).toMatchObject({
      template: { id: 'esp-dni-2006' },
      frontIndex: 0,
      backIndex: 1,
    })
  })

  it('swapped, and it is seen', () => {
    expect(chooseFor([spanishBack, spanishFront], catalogue, today)).toMatchObject({ frontIndex: 1, backIndex: 0 })
  })

  it('of a state without a template', () => {
    const front = side([['REPUBLIC OF UTOPIA', 10, 5, 6]])
    expect(chooseFor([side([], zoneOf('UTO')), front], catalogue, today)).toMatchObject({
      template: { id: 'generic-td1' },
      frontIndex: 1,
      backIndex: 0,
    })
  })
})

describe('one side', () => {
  it('by its zone’s code, where a state has several documents with one', () => {
    const chosen = (state: string, code: string) =>
      chooseFor([side([], zoneOf(state, code))], catalogue, today)?.template.id
    expect(chosen('ESP', 'IR')).toBe('esp-tie')
    expect(chosen('BRA', 'ID')).toBe('bra-cin')
    expect(chosen('BRA', 'I')).toBe('bra-cnh')
  })

  it('by one label that says more than another', () => {
    const front = side([
      ['REPÚBLICA DEL PARAGUAY', 30, 5, 6],
      ['APELLIDOS Y NOMBRES', 35, 25, 3],
      ['FECHA DE NACIMIENTO', 35, 40, 3],
      ['LUGAR DE NACIMIENTO', 35, 50, 3],
      ['FECHA DE VENCIMIENTO', 35, 60, 3],
      ['SEXO', 70, 40, 3],
      ['Nº 1.234.567', 5, 85, 6],
    ])
    expect(chooseFor([front], catalogue, today)?.template.id).toBe('pry-cedula')
  })

  it('by a heading that was badly read', () => {
    const front = side([['1NSTITUTO NACIONAL ELECT0RAL', 30, 5, 6]])
    expect(chooseFor([front], catalogue, today)?.template.id).toBe('mex-ine')
  })

  it('by a number that only its card prints so, where no heading can be read', () => {
    const front = side([
      ['FIGUILJENLICUA ESCNiNICANN', 40, 5, 4],
      ['001-0000000-1', 40, 12, 6],
    ])
    expect(chooseFor([front], catalogue, today)?.template.state).toBe('DOM')
    expect(chooseFor([side([['2001-0000000-1', 40, 12, 6]])], catalogue, today)).toBeNull()
  })

  it('not by a link or a text in a code: many cards have one', () => {
    expect(chooseFor([side([], null, 'https://example.org/x')], catalogue, today)).toBeNull()
    expect(chooseFor([side([], null, 'una cosa cualquiera')], catalogue, today)).toBeNull()
  })

  it('by its barcode', () => {
    const front = side([], null, '00527345198@GARCIA@JUANA@F@40680640@A@25/08/1998@06/01/2019')
    expect(chooseFor([front], catalogue, today)?.template.id).toBe('arg-dni')
  })

  it('by values in their places, where no heading can be read', () => {
    const front = side([
      ['URONEN', 29, 19, 5],
      ['EETU', 29, 25, 5],
      ['M', 39, 34, 5],
      ['084149479', 61, 33, 5],
      ['FIN', 92, 33, 5],
      ['21. 10. 1979', 29, 50, 5],
      ['18. 11. 2017', 29, 60, 5],
      ['18. 11. 2022', 29, 68, 5],
    ])
    expect(chooseFor([front], catalogue, today)?.template.id).toBe('fin-id-card')
  })

  it('not by labels alone: they are much the same everywhere', () => {
    const front = side([
      ['APELLIDOS', 30, 20, 3],
      ['NOMBRES', 30, 30, 3],
      ['NACIONALIDAD', 30, 40, 3],
      ['SEXO', 30, 50, 3],
    ])
    expect(chooseFor([front], catalogue, today)).toBeNull()
  })
})

it('tells issues of one card by how many dates they show, where no label can be read', () => {
  const front = (...dates: string[]) =>
    side([
      ['ESPAÑA', 15, 5, 4],
      ['DOCUMENTO NACIONAL DE IDENTIDAD', 30, 5, 4],
      ...dates.map((date, at): Print => [date, 40, 50 + 8 * at, 3]),
    ])
  const chosen = (...dates: string[]) =>
    chooseFor([front(...dates), side([], zoneOf('ESP'))], catalogue, today)?.template.id
  expect(chosen('03 06 1942', '28 03 2022', '27 03 2032')).toBe('esp-dni')
})

it('does not hold the state of a zone whose check digits fail against a card', () => {
  const read = zoneOf('PER', 'I')!
  const zone = { ...read, reading: { ...read.reading, valid: false, country: 'PE' } } as SideEvidence['mrz']
  const prints: Print[] = [
    ['REPÚBLICA DEL PERÚ', 4, 5, 4],
    ['Primer Apellido', 30, 14, 2.5],
    ['Segundo Apellido', 30, 22, 2.5],
    ['Pre Nombres', 30, 30, 2.5],
    ['Fecha Inscripción', 80, 14, 2.5],
  ]
  const back = side([['CONSTANCIA DE SUFRAGIO', 10, 70, 4]])
  expect(chooseFor([side(prints, zone), back], catalogue, today)?.template.id).toBe('per-dni-blue')
})

it('does not take a card for a design that is younger than all of its dates', () => {
  const front = (...dates: string[]) =>
    side([
      ['REPÚBLICA DOMINICANA', 50, 8, 5],
      ['001-0000000-1', 45, 22, 7],
      ...dates.map((date, at): Print => [date, 42, 48 + 10 * at, 4]),
    ])
  const chosen = (...dates: string[]) => chooseFor([front(...dates)], catalogue, today)?.template.id
  expect(chosen('21 SEPTIEMBRE 1997', '01 ENERO 2014')).toBe('dom-cedula-2014')
  const young = catalogue.templates.find(({ id }) => id === 'dom-cedula-2026')!
  const only = { ...catalogue, templates: [young] }
  expect(chooseFor([front('21 SEPTIEMBRE 1997', '01 ENERO 2036')], only, today)?.template.id).toBe('dom-cedula-2026')
  expect(chooseFor([front('21 SEPTIEMBRE 1997', '01 ENERO 2014')], only, today)).toBeNull()
})
