import { expect, it } from 'vitest'
import type { Print } from '../../testing/print-lines.js'
import { readCard, zoneOf } from '../../testing/read-card.js'

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

it('knows a short label by all of its line, and by no part of one', () => {
  const card = (label: string): Print[] => [
    ['REPÚBLICA DEL PARAGUAY', 33, 4, 4],
    [label, 67, 38, 2.5, 0.55],
    ['FEMENINO', 67, 41, 4],
    ['MASCULINO', 67, 80, 4],
  ]
  expect(readCard('pry-cedula', card('SLXO'))).toMatchObject({ gender: 'F' })
  expect(readCard('pry-cedula', card('KT SLXO')).gender).toBeUndefined()
})

it("parts a whole name where the parents' surnames begin, if both parents could be read", () => {
  const card = (...parents: Print[]): Print[] => [
    ['REGISTRO GERAL 7.116.290', 7, 5, 3],
    ['NOME', 7, 21, 3],
    ['CAIO UIRAPURU SOUSA LIMA', 7, 25, 4],
    ['FILIAÇÃO', 7, 32, 3],
    ...parents,
  ]
  const both: Print[] = [
    ['JOÃO LIMA', 7, 36, 4],
    ['ROSA SOUSA', 7, 40.5, 4],
  ]
  expect(readCard('bra-rg', card(...both))).toMatchObject({ names: 'CAIO UIRAPURU', surnames: 'SOUSA LIMA' })
  expect(readCard('bra-rg', card(both[0]!))).toMatchObject({ names: 'CAIO', surnames: 'UIRAPURU SOUSA LIMA' })
})

it("has no parent's name for the holder's, though a zone tells their common surname", () => {
  const licence: Print[] = [
    ['NOME E SOBRENOME', 4, 19, 2.5],
    ['CAIO MAGALHÃES', 4, 22.5, 4],
    ['FILIAÇÃO', 34, 60, 2.5],
    ['JOSÉ MAGALHÃES', 34, 63, 4],
    ['LÚCIA MAGALHÃES', 34, 67.5, 4],
  ]
  const told = zoneOf({ issuingState: 'BRA', surnames: 'MAGALHAES', givenNames: 'CAIO' })
  expect(readCard('bra-cnh', licence, told)).toMatchObject({ names: 'CAIO', surnames: 'MAGALHÃES' })
})

it('takes no tail of a label that was hardly read for its value', () => {
  const card: Print[] = [
    ['REPÚBLICA DE NICARAGUA', 33, 4.5, 3.6],
    ['KUELLIDNCIA', 35, 39.4, 2.2, 0.5],
    ['VILLALOBOS GUERRERO', 35, 43.6, 3.1],
  ]
  expect(readCard('nic-cedula', card)).toMatchObject({ surnames: 'VILLALOBOS GUERRERO' })
})
