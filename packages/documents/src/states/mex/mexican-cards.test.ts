import { expect, it } from 'vitest'
import { type FrontCase, readFront } from '../../testing/read-front.js'

const cards: readonly FrontCase[] = [
  [
    'Mexico, model C: the keys tell birth date and sex',
    [
      ['INSTITUTO FEDERAL ELECTORAL', 35, 4, 6],
      ['REGISTRO FEDERAL DE ELECTORES', 35, 11, 5],
      ['NOBRE', 6, 26, 3],
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
]

it.each(cards)('%s', (_, prints, expected) => {
  expect(readFront(prints)).toMatchObject(expected)
})

it('an expiry in words stays empty', () => {
  expect(readFront(cards.find(([name]) => name.includes('resident'))![1])).not.toHaveProperty('expiration_date')
})
