import { expect, it } from 'vitest'
import type { Print } from '../../testing/print-lines.js'
import { readCard, zoneOf } from '../../testing/read-card.js'

/** Paraguay's card under glare: the label of the names is gone. */
const prints: Print[] = [
  ['REPÚBLICA DEL PARAGUAY', 33, 4, 3.5],
  ['PLICÍA FICTICIA', 47, 10, 2, 0.89],
  ['APELLEROS, Y7R', 34, 24, 2, 0.57],
  ['PEÑA PALACIO', 34, 28, 2.5],
  ['NURIA ADRIANA', 34, 32, 2.5],
  ['DEXO', 67, 39, 2, 0.81],
  ['FEMENINO', 67, 42, 3],
  ['LUGAR DE NACIMIENTO', 33, 50, 2],
  ['RÍO CLARO', 33, 53, 3],
]

it('takes the only two lines of names that follow each other for a block without a label', () => {
  expect(readCard('pry-cedula', prints)).toMatchObject({ surnames: 'PEÑA PALACIO', names: 'NURIA ADRIANA' })
})

it('takes none where other lines follow each other too, or one more', () => {
  const others: Print[] = [
    ['MONTE ALTO', 5, 80, 2.5],
    ['VILLA SOL', 5, 84, 2.5],
  ]
  expect(readCard('pry-cedula', [...prints, ...others]).names).toBeUndefined()
  expect(readCard('pry-cedula', [...prints, ['LAGUNA BLANCA', 34, 36, 2.5]]).names).toBeUndefined()
})

it('recognises names with labels between them by what the zone tells, in their own spelling', () => {
  const labelled: Print[] = [
    ['REPÚBLICA DOMINICANA', 30, 10, 5],
    ['NlES', 34, 31, 2, 0.34],
    ['MATEO', 34, 35, 3],
    ['ELL9O0', 34, 40, 2, 0.25],
    ['MUÑOZ VALENCIA', 34, 44, 3],
  ]
  const zone = zoneOf({ issuingState: 'DOM', surnames: 'MUNOZ VALENCIA', givenNames: 'MATEO' })
  expect(readCard('dom-cedula-2014', labelled, zone)).toMatchObject({ surnames: 'MUÑOZ VALENCIA', names: 'MATEO' })
})

it('parts a whole name on one line as the zone tells, though its label is gone', () => {
  const named: Print[] = [
    ['REPÚBLICA FEDERATIVA DO BRASIL', 26, 4, 3],
    ['CARTEIRA DE IDENTIDADE', 32, 17, 2.5],
    ['NRoib / NOSe', 32, 25, 2, 0.62],
    ['ANA INÊS OLIVEIRA PEREIRA', 32, 28, 3],
  ]
  const zone = zoneOf({ issuingState: 'BRA', surnames: 'OLIVEIRA PEREIRA', givenNames: 'ANA INES' })
  expect(readCard('bra-cin', named, zone)).toMatchObject({ surnames: 'OLIVEIRA PEREIRA', names: 'ANA INÊS' })
})
