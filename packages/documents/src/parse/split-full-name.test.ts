import { describe, expect, it } from 'vitest'
import { type NameClues, splitFullName } from './split-full-name.js'

const halves = (text: string, rule: Parameters<typeof splitFullName>[1], clues?: NameClues) => {
  const at = splitFullName(text, rule, clues)
  return at === null ? null : [text.slice(0, at).trim(), text.slice(at)]
}

describe('given names first', () => {
  it.each([
    ['ANTONIO AUGUSTO DE OLIVEIRA JUNIOR', 'ANTONIO AUGUSTO', 'DE OLIVEIRA JUNIOR'],
    ['JOÃO PEDRO SILVA DOS SANTOS', 'JOÃO PEDRO', 'SILVA DOS SANTOS'],
    ['MARIA DAS GRAÇAS SOUZA', 'MARIA DAS GRAÇAS', 'SOUZA'],
    ['Ana Lima', 'Ana', 'Lima'],
    ['XUXA PAULO', 'XUXA', 'PAULO'],
    ['LETÍCIA FERNANDA CONCEIÇÃO LIMA', 'LETÍCIA FERNANDA', 'CONCEIÇÃO LIMA'],
  ])('%s, by which words are given names', (text, names, surnames) => {
    expect(halves(text, { order: 'names_first' })).toEqual([names, surnames])
  })

  it.each([
    ['MARÍA RENÉE QUISPE MAMANI', 'MARÍA RENÉE', 'QUISPE MAMANI'],
    ['JUAN DE LA CRUZ MAMANI', 'JUAN', 'DE LA CRUZ MAMANI'],
    ['ROSA MAMANI', 'ROSA', 'MAMANI'],
    ['LUIS SAN MARTÍN VAN DER BERG', 'LUIS', 'SAN MARTÍN VAN DER BERG'],
    ['VERÓNICA ZÚÑIGA MONTES DE OCA', 'VERÓNICA', 'ZÚÑIGA MONTES DE OCA'],
    ['ANA SUÁREZ DE FIGUEROA NÚÑEZ DEL PRADO', 'ANA', 'SUÁREZ DE FIGUEROA NÚÑEZ DEL PRADO'],
    ['MONTES DE OCA', 'MONTES', 'DE OCA'],
  ])('%s, by how many surnames people have', (text, names, surnames) => {
    expect(halves(text, { order: 'names_first', surnames: 2 })).toEqual([names, surnames])
  })

  it.each([
    ['MÁRCIO ESTÊVÃO LEITÃO DA SILVA', ['JOÃO DA SILVA', 'ROSA LEITÃO'], 'MÁRCIO ESTÊVÃO', 'LEITÃO DA SILVA'],
    ['KEVELLYN THAYNA DOS SANTOS', ['CAIO DOS SANIOS', 'ANA LIMA'], 'KEVELLYN THAYNA', 'DOS SANTOS'],
    ['ANA CAROLINA SOUZA', ['MARIA CAROLINA SOUZA'], 'ANA CAROLINA', 'SOUZA'],
    ['CAIO LIMA ROCHA', [], 'CAIO', 'LIMA ROCHA'],
  ])("%s, by the parents' surnames", (text, parents, names, surnames) => {
    expect(halves(text, { order: 'names_first' }, { parents })).toEqual([names, surnames])
  })

  it('as a zone told that had no room for all of it', () => {
    const told = ['C', 'DOS SANTOS SIMOES'] as const
    expect(halves('CLÁUDIA XIS DOS SANTOS SIMÕES', { order: 'names_first' }, { told })).toEqual([
      'CLÁUDIA XIS',
      'DOS SANTOS SIMÕES',
    ])
  })

  it('tells nothing of one word', () => {
    expect(halves('PELÉ', { order: 'names_first' })).toBeNull()
  })
})

describe('surnames first', () => {
  const rule = { order: 'surnames_first' } as const
  it('parted by a comma, or by the end of capitals', () => {
    expect(halves('DE LA PEÑA, ANA', rule)).toEqual(['DE LA PEÑA,', 'ANA'])
    expect(halves('WILLIAM John', rule)).toEqual(['WILLIAM', 'John'])
  })
  it('as a zone told, and otherwise not at all', () => {
    expect(halves('GARCÍA PEÑA ANA', rule, { told: ['GARCIA PENA', 'ANA'] })).toEqual(['GARCÍA PEÑA', 'ANA'])
    expect(halves('GARCÍA PEÑA ANA', rule)).toBeNull()
  })
})
