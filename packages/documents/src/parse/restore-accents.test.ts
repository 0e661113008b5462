import { expect, it } from 'vitest'
import { printedCandidate } from '../testing/printed-candidate.js'
import { restoreAccents } from './restore-accents.js'

/** With one letter unsure. */
const spell = (value: string, at: number, sure: number) =>
  restoreAccents({
    ...printedCandidate('surnames', value),
    characters: [...value].map((_, index) => (index === at ? sure : 0.99)),
  }).value

it.each([
  ['NUÑEZ', 1, 'NÚÑEZ'],
  ['SOTO RODRIGUEZ', 9, 'SOTO RODRÍGUEZ'],
  ['JOSE', 3, 'JOSÉ'],
  ['SANTIÁGO', 5, 'SANTIAGO'],
  ['SANCHEZ', 1, 'SÁNCHEZ'],
  ['MARQUEZ', 1, 'MÁRQUEZ'],
  ['IBÑEZ', 0, 'IBÑEZ'],
  ['CORTEZ', 1, 'CORTEZ'],
  ['GARCÍA', 4, 'GARCÍA'],
  ['ÚRSULA', 0, 'ÚRSULA'],
  ['HÉCTOR', 1, 'HÉCTOR'],
])('%s: letter %i in doubt', (value, at, name) => {
  expect(spell(value, at, 0.6)).toBe(name)
})

it('doubts more where another word has an acute', () => {
  expect(spell('LÓPEZ SANCHEZ', 7, 0.9)).toBe('LÓPEZ SÁNCHEZ')
})

it('leaves a word of which another letter is in doubt', () => {
  const characters = [0.99, 0.8, 0.4, 0.99, 0.99]
  expect(restoreAccents({ ...printedCandidate('surnames', 'NUÑEZ'), characters }).value).toBe('NUÑEZ')
})

it('leaves what was read surely as it is printed', () => {
  expect(spell('NUÑEZ', 1, 0.95)).toBe('NUÑEZ')
  expect(spell('NUÑEZ', 0, 0.5)).toBe('NUÑEZ')
  expect(spell('LEON SANCHEZ', 6, 0.9)).toBe('LEON SANCHEZ')
  expect(spell('SANTIÁGO', 5, 0.9)).toBe('SANTIÁGO')
})
