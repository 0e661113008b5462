import fc from 'fast-check'
import { expect, it } from 'vitest'
import { similarAmong } from './similar-among.js'
import { similarity } from './similarity.js'

const word = fc.string({ unit: fc.constantFrom(...'ABEIMNORS018 '), minLength: 1, maxLength: 12 })
const plain = word.map((text) => text.trim().replace(/ +/g, ' ')).filter((text) => text !== '')

it('finds what comparing with each of them finds', () => {
  fc.assert(
    fc.property(
      fc.array(plain, { maxLength: 30 }),
      plain,
      fc.constantFrom(0.5, 0.65, 0.8, 0.87),
      (texts, read, least) => {
        const each = [...new Set(texts)].map((text) => ({ text, alike: similarity(text, read) }))
        expect(similarAmong(texts, least)(read)).toEqual(each.filter(({ alike }) => alike >= least))
      },
    ),
  )
})

it('finds a misread word among many', () => {
  expect(similarAmong(['COLOMBIA', 'COLONIA', 'BOLIVIA'], 0.8)('C0LOMB1A')).toEqual([
    { text: 'COLOMBIA', alike: expect.closeTo(1 - 0.7 / 8) },
  ])
})
