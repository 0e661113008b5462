import { expect, it } from 'vitest'
import { parseName } from '../../parse/parse-name.js'
import { printLines } from '../../testing/print-lines.js'
import { cutPiece } from './piece.js'
import { partWholeName } from './read-whole-names.js'

const context = { today: new Date('2026-06-01'), dateKind: 'birth' } as const
const split = (lines: readonly string[], order: 'names_first' | 'surnames_first') => {
  const parts = lines.map((text) => {
    const piece = cutPiece(printLines([[text, 10, 10]])[0]!)!
    return { piece, parsed: parseName(text, context)! }
  })
  const found = partWholeName(parts, order)
  return found && [found.given, found.family].map((side) => side.map(({ parsed }) => parsed.value).join(' '))
}

it.each([
  [['JUAN', 'PÉREZ'], 'names_first', 'JUAN', 'PÉREZ'],
  [['PÉREZ GÓMEZ', 'JUAN'], 'surnames_first', 'JUAN', 'PÉREZ GÓMEZ'],
  [['PÉREZ GÓMEZ, JUAN CARLOS'], 'surnames_first', 'JUAN CARLOS', 'PÉREZ GÓMEZ'],
  [['ANA PÉREZ'], 'names_first', 'ANA', 'PÉREZ'],
  [['ANA MARÍA DE LA CRUZ GÓMEZ'], 'names_first', 'ANA MARÍA', 'DE LA CRUZ GÓMEZ'],
] as const)('%j, %s', (lines, order, given, family) => {
  expect(split(lines, order)).toEqual([given, family])
})

it('does not guess where three names are parted', () => {
  expect(split(['ANA MARÍA PÉREZ'], 'names_first')).toBeNull()
})
