import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { letterClasses, mayHold, quickIndex } from './letter-classes.js'

const plain = fc.string({ unit: fc.constantFrom(...' ABEINMORS015'), maxLength: 40 }).map((text) => text.trim())

describe('quick index of phrases', () => {
  it('lets every phrase pass that may stand in the text', () => {
    fc.assert(
      fc.property(plain, plain, fc.nat(4), (text, phrase, errors) => {
        const [line, sought] = [letterClasses(text), letterClasses(phrase)]
        if (mayHold(line, sought, errors)) expect(quickIndex([sought], [errors])(line)).toEqual([0])
      }),
    )
  })

  it('tells phrases apart whose letters the text lacks', () => {
    const sought = ['APELLIDOS', 'NOMBRES'].map(letterClasses)
    const mayStandIn = quickIndex(sought, [2, 2])
    const line = letterClasses('NOMBRES NAMES')
    expect(mayStandIn(line)).toEqual([1])
  })
})
