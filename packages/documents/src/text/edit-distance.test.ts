import fc from 'fast-check'
import { describe, it } from 'vitest'
import { alignTexts } from './align-texts.js'
import { editDistance } from './edit-distance.js'
import { plainText } from './plain-text.js'
import { isSimilar, similarity } from './similarity.js'

const plain = fc.string({ unit: fc.constantFrom(...' ABEINMORS015'), maxLength: 14 }).map(plainText)

describe('distance of two texts', () => {
  it('is what the cheapest alignment costs', () => {
    fc.assert(fc.property(plain, plain, (a, b) => editDistance(a, b) === alignTexts(a, b).cost))
  })

  it('is the same under any limit that allows it, and infinite under others', () => {
    fc.assert(
      fc.property(plain, plain, fc.double({ min: 0, max: 12, noNaN: true }), (a, b, most) => {
        const cost = editDistance(a, b)
        return editDistance(a, b, most) === (cost <= most ? cost : Number.POSITIVE_INFINITY)
      }),
    )
  })
})

describe('texts at least so similar', () => {
  it('are those whose similarity reaches the least', () => {
    const least = fc.constantFrom(0.5, 0.62, 0.7, 0.75, 0.8, 1)
    fc.assert(fc.property(plain, plain, least, (a, b, limit) => isSimilar(a, b, limit) === similarity(a, b) >= limit))
  })
})
