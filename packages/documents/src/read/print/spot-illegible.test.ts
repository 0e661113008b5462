import { expect, it } from 'vitest'
import type { Print } from '../../testing/print-lines.js'
import { readCard } from '../../testing/read-card.js'

/** As a reader saw a Venezuelan card on a poor photo. */
const venezuela: Print[] = [
  ['REPÚBLICA BOLIVARIANA DE VENEZUELA', 18, 5, 5],
  ['APELLIDOS', 5, 31, 3, 0.9],
  ['GOICOECHEA ETXEBERRÍA', 22, 30, 5],
  ['NOMNnES', 5, 39, 3, 0.76],
  ['FRANCISCO DE ASÍS', 22, 38, 5],
]

it('finds the value of a label that was hardly read', () => {
  expect(readCard('ven-cedula', venezuela)).toMatchObject({
    surnames: 'GOICOECHEA ETXEBERRÍA',
    names: 'FRANCISCO DE ASÍS',
  })
})

it('finds a block of names so, and what stands behind a label on its line', () => {
  const licence: Print[] = [
    ['1NURE E SCRHENOMS', 4, 19, 2.5, 0.59],
    ['SÉRGIO CARVALHO SOUSA', 4, 22.5, 4],
    ['FILIAÇÃO', 34, 60, 2.5],
    ['JOSÉ DE SOUZA', 34, 63, 4],
  ]
  expect(readCard('bra-cnh', licence)).toMatchObject({ names: 'SÉRGIO', surnames: 'CARVALHO SOUSA' })
  const card: Print[] = [['DATA DEsePLLNOAS 20/09/2022', 58, 9, 3, 0.67]]
  expect(readCard('bra-rg', card)).toMatchObject({ issuing_date: '20-09-2022' })
})

it('takes no line for a label that was read surely, or that is like two letters of it alone', () => {
  const sure = venezuela.map((print): Print => (print[0] === 'NOMNnES' ? ['NOMNnES', 5, 39, 3, 0.99] : print))
  const unlike = venezuela.map((print): Print => (print[0] === 'NOMNnES' ? ['KDO CIE', 5, 39, 3, 0.6] : print))
  for (const prints of [sure, unlike])
    expect(
      readCard(
        'ven-cedula',
        prints.filter((_, at) => at !== 1 && at !== 2),
      ).names,
    ).toBeUndefined()
})
