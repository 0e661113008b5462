import { expect, it } from 'vitest'
import type { Print } from '../../testing/print-lines.js'
import { readCard } from '../../testing/read-card.js'

/** A Brazilian card whose labels are too small to be read. */
const card = (label: string, ...parents: Print[]): Print[] => [
  ['VÁLIDA EM TODO O TERRITÓRIO NACIONAL', 20, 6.7, 3],
  ['SNUR', 8, 28.6, 1.7, 0.5],
  ['JOÃO GONÇALO VASCONCELOS MAGALHÁES', 8, 31, 2.7],
  [label, 8.7, 38, 1.9, 0.57],
  ...parents,
  ['PRAIA DO SOSSEGO - SP', 10.8, 56, 2.6],
]

const father: Print = ['PAULO MAGALHÄES', 9, 41.4, 2.1]
const mother: Print = ['ANA MARIA VASCONCELOS', 9.4, 44.9, 2.1]

it("knows the holder's line by the surnames of the two lines below, whatever their label reads", () => {
  for (const label of ['YILOAÇNO', 'XTRK0W'])
    expect(readCard('bra-rg', card(label, father, mother))).toMatchObject({
      names: 'JOÃO GONÇALO',
      surnames: 'VASCONCELOS MAGALHÃES',
    })
})

it("has a letter that the holder's surname lost from a parent's, which was read surely", () => {
  const lost = (...parents: Print[]) =>
    readCard('bra-rg', [
      ['VÁLIDA EM TODO O TERRITÓRIO NACIONAL', 20, 6.7, 3],
      ['NOME', 8, 28.2, 1.7],
      ['RUI VASCONELOS MAGALHÃES', 8, 31, 2.7],
      ['FILIAÇÃO', 8.7, 38, 1.9],
      ...parents,
    ]).surnames
  expect(lost(father, mother)).toBe('VASCONCELOS MAGALHÃES')
  expect(lost(father, ['ANA MARIA VASCONCELOS', 9.4, 44.9, 2.1, 0.9])).toBe('VASCONELOS MAGALHÃES')
})

it('knows nobody where a line below has other surnames, or where another line has them too', () => {
  const names = (...parents: Print[]) => readCard('bra-rg', card('XTRK0W', ...parents)).names
  expect(names(father, ['ANA MARIA LEITÃO', 9.4, 44.9, 2.1])).toBeUndefined()
  expect(names(father)).toBeUndefined()
  expect(names(father, mother, ['RUI VASCONCELOS MAGALHÃES', 8, 1, 2.7])).toBeUndefined()
})

it("takes neither a misread FILIAÇÃO nor what stands below it for the holder's name", () => {
  const licence: Print[] = [
    ['REPÚBLICA FEDERATIVA DO BRASIL', 30, 7, 3],
    ['2eLNOME E SCRRaNCAY', 5, 21, 1.8, 0.48],
    ['FÁBIO JOÃO TEDXEIRA DA SILVA', 5, 24.7, 2.9],
    ['FAIÇÃO', 32.6, 78.4, 1.8, 0.73],
    ['JOÃO DA S8VA', 32.6, 81.7, 2.2],
    ['MARIA TEDÉGRA', 32.3, 85.2, 2.1, 0.82],
  ]
  expect(readCard('bra-cnh', licence)).toMatchObject({ names: 'FÁBIO JOÃO', surnames: 'TEDXEIRA DA SILVA' })
  const unnamed = readCard('bra-cnh', licence.slice(3))
  expect(unnamed.names ?? unnamed.surnames).toBeUndefined()
})
