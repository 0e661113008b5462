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
