import { expect, it } from 'vitest'
import { readCard, zoneOf } from '../testing/read-card.js'
import { type FrontCase, readFront } from '../testing/read-front.js'

const cards: readonly FrontCase[] = [
  [
    'Dominican Republic, 2014: names under the portrait',
    [
      ['JUNTA CENTRAL ELECTORAL', 55, 14, 4],
      ['402-3744070-2', 44, 22, 8],
      ['LUGAR DE NACIMIENTO:', 42, 35, 3],
      ['SANTIAGO', 42, 38.5, 4],
      ['FECHA DE NACIMIENTO:', 42, 45, 3],
      ['21 FEBRERO 1975', 42, 48.5, 4],
      ['NACIONALIDAD: DOMINICANA', 42, 55, 4],
      ['SEXO: F SANGRE: A- ESTADO CIVIL: C', 42, 61, 4],
      ['FECHA DE EXPIRACIÓN:', 42, 73, 3],
      ['17 OCTUBRE 2030', 42, 76.5, 4],
      ['Raquel', 5, 82, 6],
      ['Ospina Montes', 5, 90, 6],
    ],
    {
      template: 'dom-cedula-2014',
      document_number: '40237440702',
      names: 'RAQUEL',
      surnames: 'OSPINA MONTES',
      birth_date: '21-02-1975',
      nationality: 'DOM',
      gender: 'F',
      expiration_date: '17-10-2030',
    },
  ],
  [
    'Dominican Republic, 2014, hardly legible: by the form of the number and the places of the rest',
    [
      ['001-0000000-1', 45, 23, 8],
      ['21 SEPTIEMBRE 1997', 42.7, 48, 3.2],
      ['NCHO F SANOPE: 0+ EIDADO CIL: B', 42.7, 60, 2.7],
      ['01 ENERO 2014', 42.4, 73.7, 3.2],
    ],
    {
      template: 'dom-cedula-2014',
      document_number: '00100000001',
      birth_date: '21-09-1997',
      gender: 'F',
      issuing_date: '01-01-2014',
    },
  ],
  [
    'Dominican Republic, 2026: names with labels',
    [
      ['REPÚBLICA DOMINICANA', 35, 4, 6],
      ['402-3744070-2', 40, 20, 7],
      ['NOMBRES', 40, 30, 3],
      ['RAQUEL', 40, 34, 5],
      ['APELLIDOS', 40, 41, 3],
      ['OSPINA MONTES', 40, 45, 5],
      ['FECHA DE NACIMIENTO', 40, 52, 3],
      ['21/02/1975', 40, 56, 5],
      ['SEXO', 80, 52, 3],
      ['F', 80, 56, 5],
      ['FECHA DE EXPIRACIÓN', 40, 66, 3],
      ['17/10/2036', 40, 70, 5],
    ],
    { template: 'dom-cedula-2026', names: 'RAQUEL', surnames: 'OSPINA MONTES', expiration_date: '17-10-2036' },
  ],
  [
    'Cuba: the number tells birth date and sex',
    [
      ['REPÚBLICA DE CUBA', 35, 4, 6],
      ['CARNÉ DE IDENTIDAD', 35, 12, 5],
      ['Nombre(s)', 40, 30, 3],
      ['MÓNICA', 40, 34, 5],
      ['Apellidos', 40, 42, 3],
      ['ZAMBRANO RUIZ', 40, 46, 5],
      ['91021027775', 40, 80, 6],
    ],
    {
      template: 'cub-carne',
      document_number: '91021027775',
      names: 'MÓNICA',
      surnames: 'ZAMBRANO RUIZ',
      birth_date: '10-02-1991',
      gender: 'F',
    },
  ],
  [
    'Puerto Rico: the month first',
    [
      ['PUERTO RICO USA', 6, 4, 7],
      ['4d NÚMERO', 40, 22, 3],
      ['2989720', 40, 26, 5],
      ['1 APELLIDOS', 40, 34, 3],
      ['RAMÍREZ ORTIZ', 40, 38, 5],
      ['2 NOMBRES', 40, 46, 3],
      ['ISABELLA', 40, 50, 5],
      ['3 DOB 03/19/1971', 40, 60, 4],
      ['15 SEX F', 70, 60, 4],
      ['4b EXP 02/16/2027', 40, 70, 4],
    ],
    {
      template: 'pri-licence',
      document_number: '2989720',
      surnames: 'RAMÍREZ ORTIZ',
      names: 'ISABELLA',
      birth_date: '19-03-1971',
      gender: 'F',
      expiration_date: '16-02-2027',
    },
  ],
]

it.each(cards)('%s', (_, prints, expected) => {
  expect(readFront(prints)).toMatchObject(expected)
})

it('Dominican Republic: letters of a nationality that were hardly read make nobody a foreigner', () => {
  const zone = zoneOf({ issuingState: 'DOM', nationality: 'D' })!
  const read = (sure: number) => {
    const confidences = zone.confidences.map((line, at) =>
      at === 1 ? line.map((one, i) => (i === 15 ? sure : one)) : line,
    )
    return readCard('dom-cedula-2014', [], { ...zone, confidences }, 'back').nationality
  }
  expect(read(0.2)).toBeUndefined()
  expect(read(0.9)).toBe('DEU')
})
