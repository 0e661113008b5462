import { expect, it } from 'vitest'
import { readCard } from '../testing/read-card.js'

it('Spain, 2021: number and sex whose labels could not be read', () => {
  const fields = readCard('esp-dni', [
    ['REINO DE ESPAÑA', 33, 6, 6],
    ['5I4 99999999R', 41, 18, 6, 0.95],
    ['APELLIDOS', 41, 27, 2.5],
    ['ESPAÑOLA', 41, 30.5, 4],
    ['ESPAÑOLA', 41, 35.5, 4],
    ['SBYQ', 41, 49, 2.5, 0.6],
    ['NACIONALIDAD', 53, 49, 2.5],
    ['NACIMIENTO', 79, 49, 2.5],
    ['F', 41, 52.5, 4],
    ['ESP', 53, 52.5, 4],
    ['01 01 1980', 79, 52.5, 4],
    ['EMISIÓN', 41, 58, 2.5],
    ['VALIDEZ', 60, 58, 2.5],
    ['02 06 2021', 41, 61.5, 4],
    ['02 06 2031', 60, 61.5, 4],
  ])
  expect(fields).toMatchObject({
    document_number: '99999999R',
    gender: 'F',
    birth_date: '01-01-1980',
    issuing_date: '02-06-2021',
    expiration_date: '02-06-2031',
  })
})

it('Spain, residence card: surnames in capitals before given names', () => {
  expect(
    readCard('esp-tie', [
      ['PERMISO DE RESIDENCIA', 26, 4, 5],
      ['E35797128', 70, 3, 6],
      ['APELLIDOS Nombres / SURNAMES Forenames', 41, 17, 2.5],
      ['WILLIAM John', 41, 21, 4],
    ]),
  ).toEqual({ document_number: 'E35797128', surnames: 'WILLIAM', names: 'JOHN' })
})
