import { expect, it } from 'vitest'
import type { Print } from '../../testing/print-lines.js'
import { readCard } from '../../testing/read-card.js'

/** A certificate whose labels are too small to be read: the number stands behind its own, not in the names' column. */
const certificate = (...own: Print[]): Print[] => [
  ['CERTIFICADO DE REGISTRO DE CIUDADANO DE LA UNIÓN', 5, 7, 3],
  ['A/K', 1, 24, 2, 0.5],
  ['Z-1811582-5', 10, 23, 3],
  ['SERNRNE', 2, 33, 1.8, 0.4],
  ...own,
  ['AUNCIALI407', 3, 53, 1.8, 0.5],
  ['48CFA,i0 2AICSOENTE', 48, 53, 1.8, 0.4],
  ['KEN', 3, 56.4, 2.8],
  ['02/05/1978', 48, 56.5, 2.8],
  ['FAuGE SE AA9/anCA4', 4, 72, 1.8, 0.4],
  ['09/10/2023', 4, 75.4, 2.8],
]

const given: Print = ['HELENA CLÁUDIA', 2, 36.2, 2.8]
const label: Print = ['ashAI IA3S', 2.4, 43, 1.8, 0.3]
const family: Print = ['LEITÃO', 2.4, 46.4, 2.8]

it('takes the only lines between the fields before and after the names for both, in their order', () => {
  expect(readCard('esp-nie', certificate(given, label, family))).toMatchObject({
    names: 'HELENA CLÁUDIA',
    surnames: 'LEITÃO',
    nationality: 'KEN',
  })
})

it('takes none where one of them is unsure, stands elsewhere, or is one of several', () => {
  const names = (...own: Print[]) => readCard('esp-nie', certificate(...own)).names
  expect(names(given, label, ['LEITÃO', 2.4, 46.4, 2.8, 0.6])).toBeUndefined()
  expect(names(given, label, ['LEITÃO', 30, 46.4, 2.8])).toBeUndefined()
  expect(names(given, label, family, ['SOUSA', 2.4, 50, 2.8])).toBeUndefined()
  expect(names(given, label, family, ['XQWMK3', 40, 46, 2.8, 0.4])).toBeUndefined()
})
