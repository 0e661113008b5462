import { describe, expect, it } from 'vitest'
import type { SideEvidence } from '../evidence/side-evidence.js'
import { fuse } from '../fuse/fuse.js'
import { loadCatalogue } from '../templates/load-catalogue.js'
import { type Print, printLines } from '../testing/print-lines.js'
import { readSide } from './read-side.js'

const context = { catalogue: loadCatalogue(), today: new Date('2026-06-01') }

const front = (prints: readonly Print[]): SideEvidence => ({
  kind: 'card',
  lines: printLines(prints),
  mrz: null,
  barcodes: [],
})

const values = (prints: readonly Print[]) => {
  const fields = fuse(readSide(front(prints), null, 'front', context))
  return Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))
}

describe('labels alone', () => {
  it('reads a Slovak card, labels over values in two columns', () => {
    expect(
      values([
        ['SLOVENSKÁ REPUBLIKA', 13, 6, 7],
        ['OBČIANSKY PREUKAZ / ID-CARD', 13, 13, 3],
        ['Priezvisko / Surname', 35, 17, 3],
        ['Hudin', 35, 20, 5],
        ['Meno / Given names', 35, 26, 3],
        ['Ziba', 35, 29, 5],
        ['Štátne občianstvo / Nationality', 35, 35, 3],
        ['SVK', 35, 39, 5],
        ['Dátum narodenia / Date of birth', 71, 35, 3],
        ['08.06.1994', 71, 39, 5],
        ['Pohlavie / Sex', 35, 45, 3],
        ['F', 35, 48, 5],
        ['Rodné číslo / Personal No.', 71, 45, 3],
        ['940608/3524', 71, 48, 5],
        ['Číslo / No.', 35, 54, 3],
        ['TH304495', 35, 60, 7],
        ['Dátum platnosti / Date of expiry', 71, 63, 3],
        ['15.10.2025', 71, 67, 5],
        ['Vydal / Issued by', 35, 72, 3],
        ['Komárno', 35, 75, 6],
        ['Dátum vydania / Date of issue', 71, 72, 3],
        ['15.10.2015', 71, 76, 5],
      ]),
    ).toEqual({
      surnames: 'HUDIN',
      names: 'ZIBA',
      nationality: 'SVK',
      birth_date: '08-06-1994',
      gender: 'F',
      personal_number: '9406083524',
      document_number: 'TH304495',
      expiration_date: '15-10-2025',
      issuing_date: '15-10-2015',
    })
  })

  it('reads an Estonian card whose labels stand left of the values and are badly read', () => {
    expect(
      values([
        ['EESTI VABARIIK ISIKUTUNNISTUS', 18, 4, 7],
        ['PEREKONNANIM1/SURNAHE', 36, 19, 2.5],
        ['LAUR', 36, 23, 5],
        ['EESNIHED / GIVEN NAMES', 36, 30, 2.5],
        ['AGNES', 36, 34, 4.5],
        ['SUGU/', 36, 46, 2.5],
        ['SEX', 36, 48.5, 2.5],
        ['N/F', 47, 46, 5],
        ['KODAKONDSUS/', 36, 53, 2.5],
        ['CITIZENSH1P', 36, 55.5, 2.5],
        ['EST', 47, 53, 5],
        ['SUNNIAEG/', 36, 59.5, 2.5],
        ['DATE OF BIRTH', 36, 62, 2.5],
        ['29.10.1989', 47, 60, 5],
        ['ISIKUKOOD/', 36, 66, 2.5],
        ['PERSONAL CODE', 36, 68.5, 2.5],
        ['48910290547', 47, 66, 5],
        ['DOKUMENDI NUMBER/', 36, 72.5, 2.5],
        ['DOCUMENT NUMBER', 36, 75, 2.5],
        ['AA6133126', 36, 79, 5],
        ['KEHTIV KUNI / DATE OF EXPIRY', 36, 86, 2.5],
        ['29.11.2023', 36, 90, 5],
        ['KASUTAJA ALLKIRI / HOLDER’S SIGNATURE', 57, 92, 2.5],
      ]),
    ).toEqual({
      surnames: 'LAUR',
      names: 'AGNES',
      gender: 'F',
      nationality: 'EST',
      birth_date: '29-10-1989',
      personal_number: '48910290547',
      document_number: 'AA6133126',
      expiration_date: '29-11-2023',
    })
  })

  it('reads a label and its value from one line, and columns that were read as one', () => {
    expect(
      values([
        ['NOMBRES: JOSÉ MARÍA', 30, 20, 5],
        ['APELLIDOS NÚÑEZ PEÑA', 30, 28, 5],
        ['SEXO   NACIONALIDAD', 30, 40, 3],
        ['M      ESP', 30, 44, 5],
        ['FECHA DE NACIMIENTO', 30, 52, 3],
        ['12 ENE/JAN 1990', 30, 56, 5],
      ]),
    ).toMatchObject({
      names: 'JOSÉ MARÍA',
      surnames: 'NÚÑEZ PEÑA',
      gender: 'M',
      nationality: 'ESP',
      birth_date: '12-01-1990',
    })
  })

  it('joins two surnames that are labelled one by one', () => {
    expect(
      values([
        ['PRIMER APELLIDO', 30, 14, 2.5],
        ['ORDÓÑEZ', 30, 17, 4.5],
        ['SEGUNDO APELLIDO', 30, 22, 2.5],
        ['ESPAÑOLA', 30, 25, 4.5],
        ['NOMBRE', 30, 30.5, 2.5],
        ['ABRIL', 30, 34, 4.5],
      ]),
    ).toMatchObject({ surnames: 'ORDÓÑEZ ESPAÑOLA', names: 'ABRIL' })
  })

  it('tells dates by their order where no label could be read, and a surname by how it is written', () => {
    expect(
      values([
        ['URONEN', 29, 19, 5],
        ['21. 10. 1979', 29, 50, 5],
        ['18. 11. 2017', 29, 60, 5],
        ['18. 11. 2022', 29, 68, 5],
        ['FIN', 90, 30, 5],
        ['M', 39, 34, 5],
      ]),
    ).toEqual({
      surnames: 'URONEN',
      birth_date: '21-10-1979',
      issuing_date: '18-11-2017',
      expiration_date: '18-11-2022',
      nationality: 'FIN',
      gender: 'M',
    })
  })

  it('does not take the later of two past dates for an expiry', () => {
    const fields = values([
      ['21.10.1979', 29, 50, 5],
      ['18.11.2017', 29, 60, 5],
    ])
    expect(fields.birth_date).toBe('21-10-1979')
    expect(fields.expiration_date).toBeUndefined()
  })
})

it("takes the one date between birth and expiry for a card's issue, where its label could not be read", () => {
  const template = context.catalogue.templates.find(({ id }) => id === 'slv-dui')!
  const told = (['birth_date', 'expiration_date'] as const).map((field, at) => ({
    field,
    value: at === 0 ? '04-09-1973' : '26-04-2031',
    printed: '',
    confidence: 1,
    source: 'mrz' as const,
    verified: true,
    truncated: false,
    characters: null,
    box: null,
    flags: [],
  }))
  const prints: Print[] = [
    ['04/09/1973 EL ENCANTO', 35, 54, 3],
    ['Seh y lpiie OL oiadleIDe', 35, 60, 2],
    ['27/04/2023 CIUDAD MIRADOR', 35, 64, 3],
    ['26/04/2031', 35, 73, 3],
  ]
  const read = (more: readonly Print[] = []) =>
    fuse(readSide(front([...prints, ...more]), template, 'front', { ...context, told })).issuing_date?.value
  expect(read()).toBe('27-04-2023')
  expect(read([['01/02/2022', 70, 80, 3]])).toBe('27-04-2023')
  // Whole years pass from the one to the expiry, and not from the other.
  expect(read([['01/02/2024', 70, 80, 3]])).toBe('27-04-2023')
  const hardly = (date: string) =>
    prints.map((print): Print => (print[0].startsWith('27') ? [`${date} CIUDAD MIRADOR`, 35, 64, 3] : print))
  const readHardly = (date: string) =>
    fuse(readSide(front(hardly(date)), template, 'front', { ...context, told })).issuing_date?.value
  expect(readHardly('27/04/223')).toBe('27-04-2023')
  expect(readHardly('21/04/223')).toBeUndefined()
})
