import { expect, it } from 'vitest'
import { type Print, printLines } from '../testing/print-lines.js'
import { joinOverlapping } from './join-overlapping.js'

const LETTER = (4 * 0.55) / (85.6 / 53.98)
const texts = (prints: readonly Print[]) => joinOverlapping(printLines(prints)).map(({ text }) => text)

it('reads a row once that two boxes cover', () => {
  const right: Print = ['TOR GRURSL62091323M812', 10 + 13 * LETTER, 50, 4]
  expect(texts([['CLAVE DE ELECTOR GRL', 10, 50, 4], right])).toEqual(['CLAVE DE ELECTOR GRURSL62091323M812'])
  expect(texts([right, ['CLAVE DE ELECTOR GRL', 10, 50, 4]])).toEqual(['CLAVE DE ELECTOR GRURSL62091323M812'])
})

it('leaves out a box within another, unless it read the beginning better', () => {
  expect(
    texts([
      ['N 16073P717089', 10, 12, 4],
      ['N 1607', 10, 12, 4, 0.8],
    ]),
  ).toEqual(['N 16073P717089'])
  expect(
    texts([
      ['oni 97562817', 10, 12, 4, 0.6],
      ['DNI 975', 10, 12, 4],
    ]),
  ).toEqual(['DNI 97562817'])
})

it('takes a word of the box within where it was read more surely', () => {
  expect(
    texts([
      ['KO F', 10 + 2 * LETTER, 52, 4],
      ['SEXO P', 10, 52, 4, 0.6],
    ]),
  ).toEqual(['SEXO F'])
})

it('keeps a first letter that only one of the boxes has', () => {
  expect(
    texts([
      ['exo: F', 10 + LETTER, 52, 4],
      ['Sexo; F', 10, 52, 4, 0.94],
    ]),
  ).toEqual(['Sexo; F'])
})

it('leaves two columns and two rows alone', () => {
  const columns: Print[] = [
    ['APELLIDOS', 10, 12, 4],
    ['NOMBRES', 40, 12, 4],
  ]
  expect(texts(columns)).toEqual(['APELLIDOS', 'NOMBRES'])
  const rows: Print[] = [
    ['GARCÍA', 10, 12, 4],
    ['GARCÍA', 10, 17, 4],
  ]
  expect(texts(rows)).toHaveLength(2)
})
