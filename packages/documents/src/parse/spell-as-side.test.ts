import { describe, expect, it } from 'vitest'
import { printedCandidate } from '../testing/printed-candidate.js'
import { lettersOf, spellAsSide } from './spell-as-side.js'

const danish = ['EFTERNAVN / SURNAME', 'FØDSELSDATO / DATE OF BIRTH']
const lithuanian = ['PAVARDĖ SURNAME', 'GIMIMO DATA DATE OF BIRTH', 'LYTIS SEX']

/** The name with the sureness of its marks, in their order. */
const spell = (texts: readonly string[], value: string, ...sure: readonly number[]) => {
  const left = [...sure]
  const characters = [...value].map((letter) => (letter.normalize('NFD').length > 1 ? (left.shift() ?? 0.99) : 0.99))
  return spellAsSide({ ...printedCandidate('surnames', value), characters }, lettersOf(texts)).value
}

describe('a name', () => {
  it.each([
    [danish, 'ØSTERGÄRD', 'ØSTERGÅRD'],
    [lithuanian, 'EGLÉ', 'EGLĖ'],
    [lithuanian, 'JANÚTE', 'JANŪTE'],
  ])('has the marks of its side’s language: %s %s', (texts, read, meant) => {
    expect(spell(texts, read, 0.7)).toBe(meant)
    expect(spell(texts, read, 0.99)).toBe(read)
  })

  it('of a foreigner stays, by one mark that was read surely', () => {
    expect(spell(danish, 'HÄMÄLÄINEN', 0.7, 0.98, 0.9)).toBe('HÄMÄLÄINEN')
    expect(spell(danish, 'HÄMÄLÄINEN', 0.7, 0.7, 0.9)).toBe('HÅMÅLÅINEN')
  })

  it('stays where no letter or several may be meant, and where the side’s language is not known', () => {
    expect(spell(danish, 'SZABÓ', 0.7)).toBe('SZABÓ')
    expect(spell(['PŘÍJMENÍ', 'DATUM NAROZENÍ'], 'ÈERNY', 0.7)).toBe('ÈERNY')
    expect(spell(['SURNAME', 'FØDSELSDATO'], 'ØSTERGÄRD', 0.7)).toBe('ØSTERGÄRD')
  })
})

it('a foreigner’s card has the letters of no language', () => {
  expect(lettersOf([...danish, 'OPHOLDSKORT'])).toBeNull()
})

it('a side in two languages has the letters of both', () => {
  expect(lettersOf([...danish, ...lithuanian])).toContain('Ė')
  expect(lettersOf([...danish, ...lithuanian])).toContain('Å')
})
