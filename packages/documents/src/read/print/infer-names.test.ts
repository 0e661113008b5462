import { expect, it } from 'vitest'
import type { Print } from '../../testing/print-lines.js'
import { readCard, zoneOf } from '../../testing/read-card.js'

const zone = zoneOf({ issuingState: 'PER', surnames: 'FIGUEROA', givenNames: 'MATEO', documentNumber: '37383011' })

/** Peru's blue card, whose zone has the first surname alone; no label was legible. */
const prints: Print[] = [
  ['REPÚBLICA DEL PERÚ', 3, 5, 4],
  ['FIGUEROA', 28, 18, 4],
  ['S42a1S Buehido', 28, 23, 2.5, 0.42],
  ['ACHÁ', 28, 26, 4],
  ['Pyg NúmtbieS', 28, 31, 2.5, 0.61],
  ['MATEO', 28, 34, 4],
]

it('takes the one line between two names for the one that is missing', () => {
  expect(readCard('per-dni-blue', prints, zone)).toMatchObject({ surnames: 'FIGUEROA ACHÁ', names: 'MATEO' })
})

it('takes nothing that is unsure, stands elsewhere, or is one of several', () => {
  const surnames = (...own: Print[]) =>
    readCard('per-dni-blue', [...prints.filter(([text]) => text !== 'ACHÁ'), ...own], zone).surnames
  expect(surnames(['ACHÁ', 28, 26, 4, 0.5])).toBe('FIGUEROA')
  expect(surnames(['ACHÁ', 60, 26, 4])).toBe('FIGUEROA')
  expect(surnames(['ACHÁ', 28, 24.5, 4], ['ROJAS', 28, 29.5, 4])).toBe('FIGUEROA')
})

it('takes as many lines as names are missing, each for its own, and none where there are fewer', () => {
  const costaRica: Print[] = [
    ['REPÚBLICA DE COSTA RICA', 8, 12, 3],
    ['NÉSTOR NICOLÁS', 15, 40, 3],
    ['Nartdras', 5, 40, 2.5, 0.5],
    ['GÓMEZ', 19.5, 49, 3],
    ['1A#Tdo', 4, 49, 2.5, 0.4],
    ['WONG', 19, 58, 3],
    ['2° Apellido:', 3, 58, 2.5],
  ]
  expect(readCard('cri-cedula-2016', costaRica)).toMatchObject({ names: 'NÉSTOR NICOLÁS', surnames: 'GÓMEZ WONG' })
  expect(
    readCard(
      'cri-cedula-2016',
      costaRica.filter(([text]) => !text.startsWith('N')),
    ).names,
  ).toBeUndefined()
})

it('takes a name in the column of the one below, where the card lies askew', () => {
  const askew: Print[] = [
    ['REPÚBLICA DE COSTA RICA', 0, 12, 3],
    ['DANIELA FERNANDA', 15, 43, 3],
    ['Nombre:', 4.5, 43, 3],
    ['GÓMEZ', 22, 52, 3],
    ['17 Apekios', 6, 52, 2.5, 0.6],
    ['ÁVILA', 23, 61, 3],
    ['2 Apellido', 7.5, 61, 3],
  ]
  expect(readCard('cri-cedula-2016', askew)).toMatchObject({ surnames: 'GÓMEZ ÁVILA' })
})

it('takes two lines above the next field for both names, and the dates for what they are by their order', () => {
  const licence: Print[] = [
    ['PUERTO RICO USA', 11, 6, 4],
    ['NoPU', 36, 18, 2, 0.41],
    ['3601288', 36, 22, 4],
    ['SaPEZ926', 36, 29, 2, 0.57],
    ['CASTRO WONG', 36, 33, 4],
    ['D3600GNSO', 36, 39, 2, 0.38],
    ['JORGE', 36, 43, 4],
    ['2FECSe 08ACCINEAN', 36, 49, 2, 0.42],
    ['06/25/1967', 36, 53, 4, 0.85],
    ['NeOTNE 0E CIMNCIN', 36, 60, 2, 0.47],
    ['03/03/2026', 36, 64, 4],
    ['1862E2ANOEEAPBCÓN', 36, 70, 2, 0.4],
    ['8302/2034', 36, 74, 4, 0.83],
  ]
  const read = readCard('pri-licence', licence)
  expect(read).toMatchObject({ surnames: 'CASTRO WONG', names: 'JORGE', document_number: '3601288' })
  expect(read).toMatchObject({ birth_date: '25-06-1967', issuing_date: '03-03-2026' })
  expect(read.expiration_date).toBeUndefined()
  const more = readCard('pri-licence', [...licence, ['01/02/2019', 70, 80, 4]])
  expect(more.issuing_date ?? more.names).toBeUndefined()
  const unordered = licence.map((print): Print => (print[0] === '03/03/2026' ? ['03/03/1926', 36, 64, 4] : print))
  expect(readCard('pri-licence', unordered).names).toBeUndefined()
})

it('has dates in the order in which the card prints them, the issue before the birth where it does so', () => {
  const card = (issue: string, birth: string): Print[] => [
    ['VÁLIDA EM TODO O TERRITÓRIO NACIONAL', 20, 4, 4],
    ['19KTN DS KMEDÃO', 55, 14, 2.5, 0.5],
    [issue, 74, 14, 4, 0.9],
    ['CKTA 18 NRSUMEEN7O', 64, 45, 2.5, 0.5],
    [birth, 64, 48, 4],
  ]
  expect(readCard('bra-rg', card('92/07/2017', '15/12/1948'))).toMatchObject({ birth_date: '15-12-1948' })
  expect(readCard('bra-rg', card('02/07/2017', '15/12/1948'))).toMatchObject({ issuing_date: '02-07-2017' })
  expect(readCard('bra-rg', card('92/07/2017', '15/12/2016')).birth_date).toBeUndefined()
})

it('ends where a number stands in the column of the names', () => {
  const card: Print[] = [
    ['REPÚBLICA DE NICARAGUA', 29.5, 3.8, 3.6],
    ['401-1791-3355X', 31.6, 20, 4, 0.8],
    ['NOHE', 31.6, 29, 2, 0.64],
    ['GABRIELA MÓNICA', 31.9, 32.7, 3],
    ['APELLIDIOS', 31.9, 38.6, 2.1, 0.84],
    ['ACHÁ DE LOS SANTOS', 31.9, 42.4, 3],
  ]
  expect(readCard('nic-cedula', card)).toMatchObject({ names: 'GABRIELA MÓNICA', surnames: 'ACHÁ DE LOS SANTOS' })
})
