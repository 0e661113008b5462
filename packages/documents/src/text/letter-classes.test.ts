import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { letterClasses, mayHold, phrasesThatMayStand } from './letter-classes.js'

const plain = fc.string({ unit: fc.constantFrom(...' ABEINMORS015'), maxLength: 40 }).map((text) => text.trim())

describe('phrases that may stand in a text', () => {
  it('lets those phrases pass that may stand in the text, and no others', () => {
    const phrases = fc.array(fc.record({ phrase: plain, errors: fc.nat(4) }), { maxLength: 5 })
    fc.assert(
      fc.property(plain, phrases, (text, all) => {
        const line = letterClasses(text)
        const sought = all.map(({ phrase }) => letterClasses(phrase))
        const errors = all.map((one) => one.errors)
        const alone = [...sought.keys()].filter((index) => mayHold(line, sought[index]!, errors[index]!))
        expect(phrasesThatMayStand(sought, errors)(line)).toEqual(alone)
      }),
    )
  })

  it('counts no error where a letter was read as the one it looks like', () => {
    expect(mayHold(letterClasses('0B5ERVAC1ONES DE1 8ARR10'), letterClasses('OBSERVACIONES DEL BARRIO'), 0)).toBe(true)
  })

  it('tells phrases apart whose letters the text lacks', () => {
    const sought = ['APELLIDOS', 'NOMBRES'].map(letterClasses)
    const mayStandIn = phrasesThatMayStand(sought, [2, 2])
    const line = letterClasses('NOMBRES NAMES')
    expect(mayStandIn(line)).toEqual([1])
  })
})
