import { expect, it } from 'vitest'
import type { Print } from '../../testing/print-lines.js'
import { readCard } from '../../testing/read-card.js'

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
