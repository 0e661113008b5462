import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainCharacter, plainText } from './plain-text.js'

describe('plain text', () => {
  it('is upper case, without marks, words one blank apart', () => {
    expect(plainText('  Núñez-Ærø,  ß1 ')).toBe('NUNEZ ARO S1')
    expect(plainText('…')).toBe('')
  })

  it('joins marks that stand apart with their letters', () => {
    expect(plainText('Nu\u0301n\u0303ez')).toBe('NUNEZ')
  })

  it('is every character made plain', () => {
    const text = fc.string({ unit: fc.constantFrom(...'aÑß- .ıŁ1\u0301😀'), maxLength: 12 })
    const slowly = (one: string) => Array.from(one.normalize('NFC'), plainCharacter).join('').replace(/ +/g, ' ').trim()
    fc.assert(fc.property(text, (one) => plainText(one) === slowly(one)))
  })
})
