import { expect, it } from 'vitest'
import { chooseTemplate } from '../choose/choose-template.js'
import type { SideEvidence } from '../evidence/side-evidence.js'
import { fuse } from '../fuse/fuse.js'
import { loadCatalogue } from '../templates/load-catalogue.js'
import { type Print, printLines } from '../testing/print-lines.js'
import { readSide } from './read-side.js'

const catalogue = loadCatalogue()
const today = new Date('2026-06-01')

/** What a front says by print alone, its template chosen by print alone; places are not those of the drawn specimens. */
const readFront = (prints: readonly Print[]) => {
  const front: SideEvidence = { kind: 'card', lines: printLines(prints), mrz: null, barcodes: [] }
  const template = chooseTemplate([front], catalogue, today)?.template ?? null
  const fields = fuse(readSide(front, template, 'front', { catalogue, today }), template)
  return {
    template: template?.id,
    ...Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
  }
}

const cards: readonly (readonly [
  name: string,
  prints: readonly Print[],
  expected: Readonly<Record<string, string>>,
])[] = [
  [
    'Mexico, model C: the keys tell birth date and sex',
    [
      ['INSTITUTO FEDERAL ELECTORAL', 35, 4, 6],
      ['REGISTRO FEDERAL DE ELECTORES', 35, 11, 5],
      ['NOMBRE', 6, 26, 3],
      ['EDAD 28', 50, 26, 4],
      ['GÓMEZ', 6, 30, 5],
      ['VELÁZQUEZ', 6, 36, 5],
      ['MARGARITA', 6, 42, 5],
      ['FOLIO 0000012345678', 45, 42, 4],
      ['CLAVE DE ELECTOR GMVLMR80070501M100', 6, 70, 4],
      ['CURP GÖVM800705MCLMLR01', 6, 77, 4],
    ],
    {
      template: 'mex-ife-c',
      surnames: 'GÓMEZ VELÁZQUEZ',
      names: 'MARGARITA',
      document_number: 'GMVLMR80070501M100',
      birth_date: '05-07-1980',
      gender: 'F',
    },
  ],
  [
    'Mexico, model E: birth date and sex on the right',
    [
      ['INSTITUTO NACIONAL ELECTORAL', 35, 4, 6],
      ['CREDENCIAL PARA VOTAR', 35, 11, 5],
      ['NOMBRE', 33, 26, 3],
      ['FECHA NACIMIENTO', 80, 26, 2.5],
      ['GÓMEZ', 33, 30, 5],
      ['05/07/1980', 81, 29.5, 4],
      ['VELÁZQUEZ', 33, 36, 5],
      ['SEXO M', 88, 38, 4],
      ['MARGARITA', 33, 42, 5],
      ['CLAVE DE ELECTOR GMVLMR80070501M100', 33, 70, 4],
      ['CURP GOVM800705MCLMLR01', 33, 77, 4],
      ['AÑO DE REGISTRO 2008 02', 72, 77, 4],
      ['LOCALIDAD 0001', 33, 90, 4],
      ['EMISIÓN 2015', 54, 90, 4],
      ['VIGENCIA 2025', 74, 90, 4],
    ],
    {
      template: 'mex-ine',
      surnames: 'GÓMEZ VELÁZQUEZ',
      birth_date: '05-07-1980',
      gender: 'F',
      expiration_date: '31-12-2025',
    },
  ],
  [
    'Mexico, resident: M is left to the CURP',
    [
      ['INSTITUTO NACIONAL DE MIGRACIÓN', 20, 4, 5],
      ['RESIDENTE PERMANENTE', 20, 11, 5],
      ['APELLIDOS', 40, 22, 3],
      ['CABRERA PEÑA', 60, 21.5, 4],
      ['NOMBRE', 40, 30, 3],
      ['NICOLÁS', 60, 29.5, 4],
      ['SEXO', 40, 38, 3],
      ['M', 60, 37.5, 4],
      ['CURP', 40, 46, 3],
      ['CAPN860510HNEBXC00', 60, 45.5, 4],
      ['FECHA DE VENCIMIENTO', 40, 60, 3],
      ['PERMANENTE', 40, 64, 4],
    ],
    { template: 'mex-resident', surnames: 'CABRERA PEÑA', names: 'NICOLÁS', gender: 'M', birth_date: '10-05-1986' },
  ],
  [
    'Guatemala, labels in one language, date in one word',
    [
      ['REPÚBLICA DE GUATEMALA', 30, 4, 6],
      ['CUI', 40, 14, 3],
      ['2394 72810 0101', 48, 13, 5],
      ['NOMBRE', 40, 24, 3],
      ['ANA LUCÍA', 40, 28, 5],
      ['APELLIDO', 40, 37, 3],
      ['PEÑA XICOL', 40, 41, 5],
      ['GÉNERO', 40, 50, 3],
      ['FEMENINO', 40, 54, 5],
      ['FECHA DE NACIMIENTO', 40, 63, 3],
      ['05DIC1990', 40, 67, 5],
    ],
    {
      template: 'gtm-dpi',
      document_number: '2394728100101',
      names: 'ANA LUCÍA',
      surnames: 'PEÑA XICOL',
      gender: 'F',
      birth_date: '05-12-1990',
    },
  ],
  [
    'El Salvador, date and place on one line',
    [
      ['REPÚBLICA DE EL SALVADOR', 30, 4, 6],
      ['Apellidos / Surname(s)', 35, 16, 3],
      ['PEÑA MENA', 35, 20, 5],
      ['Nombres / Given names', 35, 28, 3],
      ['JOSÉ RAÚL', 35, 32, 5],
      ['Género / Gender', 35, 40, 3],
      ['M', 35, 44, 5],
      ['Salvadoreño por / Salvadoran by', 60, 40, 3],
      ['NACIMIENTO', 60, 44, 5],
      ['Fecha y lugar de nacimiento / Date and place of birth', 35, 52, 3],
      ['14/05/1971 VILLA SERENA', 35, 56, 5],
      ['Número único de identidad', 35, 66, 3],
      ['00016297-5', 35, 70, 6],
    ],
    {
      template: 'slv-dui',
      surnames: 'PEÑA MENA',
      names: 'JOSÉ RAÚL',
      gender: 'M',
      birth_date: '14-05-1971',
      document_number: '000162975',
    },
  ],
  [
    'Honduras, chosen by the form of its number',
    [
      ['0801-1990-12345', 10, 80, 7],
      ['NOMBRE / FORENAME', 40, 20, 3],
      ['ANA', 40, 24, 5],
      ['APELLIDO / SURNAME', 40, 32, 3],
      ['PEÑA', 40, 36, 5],
      ['FECHA DE NACIMIENTO / DATE OF BIRTH', 40, 44, 3],
      ['26 05 1990', 40, 48, 5],
    ],
    { template: 'hnd-dni', names: 'ANA', surnames: 'PEÑA', birth_date: '26-05-1990', document_number: '0801199012345' },
  ],
  [
    'Nicaragua: the number tells a birth date that could not be read',
    [
      ['REPÚBLICA DE NICARAGUA', 30, 4, 6],
      ['001-250985-0010E', 35, 90, 6],
      ['NOMBRES:', 35, 30, 4],
      ['YEISON', 60, 30, 4],
      ['APELLIDOS:', 35, 40, 4],
      ['MEDINA', 60, 40, 4],
      ['SEXO: M', 35, 50, 4],
    ],
    {
      template: 'nic-cedula',
      names: 'YEISON',
      surnames: 'MEDINA',
      gender: 'M',
      birth_date: '25-09-1985',
      document_number: '0012509850010E',
    },
  ],
  [
    'Costa Rica, 2025: two dates on a line',
    [
      ['REPÚBLICA DE COSTA RICA', 30, 4, 6],
      ['7 4097 9136', 45, 22, 7],
      ['Nombre: QUINTÍN', 45, 34, 5],
      ['1°Apellido: ACHÁ', 45, 42, 5],
      ['2°Apellido: BENÍTEZ', 45, 50, 5],
      ['F. Nac:13/07/1964 Vence:12/01/2035', 45, 60, 5],
    ],
    {
      template: 'cri-cedula-2025',
      document_number: '740979136',
      names: 'QUINTÍN',
      surnames: 'ACHÁ BENÍTEZ',
      birth_date: '13-07-1964',
      expiration_date: '12-01-2035',
    },
  ],
  [
    "Costa Rica, DIMEX: the file's number is not the holder's",
    [
      ['DIRECCIÓN GENERAL DE MIGRACIÓN Y EXTRANJERÍA', 20, 4, 4],
      ['RESIDENTE PERMANENTE', 35, 14, 5],
      ['Apellidos:', 35, 30, 3],
      ['PEÑA MORA', 35, 34, 5],
      ['Nombre:', 35, 42, 3],
      ['ANA', 35, 46, 5],
      ['Género: F', 70, 46, 4],
      ['F.nac.: 02 05 1993', 70, 60, 4],
      ['Documento No.: 110550225476', 35, 70, 4],
      ['Expediente No.: 135 - 892690', 35, 78, 4],
      ['Vence: 01 03 2031', 70, 78, 4],
    ],
    {
      template: 'cri-dimex',
      document_number: '110550225476',
      surnames: 'PEÑA MORA',
      names: 'ANA',
      gender: 'F',
      birth_date: '02-05-1993',
      expiration_date: '01-03-2031',
    },
  ],
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

it('an expiry in words stays empty', () => {
  expect(readFront(cards[2]![1])).not.toHaveProperty('expiration_date')
})
