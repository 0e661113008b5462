import { describe, expect, it } from 'vitest'
import { fuseAnswers } from './fuse-answers.js'

const times = [1, 1.4, 1.8, 2.2]
const fusion = { wideFrom: 1.7, margin: 2 }

describe('fuseAnswers', () => {
  it('averages views that agree', () => {
    expect(fuseAnswers([1, 2, 3, 4], times, fusion)).toBe(2.5)
  })

  it('believes wide views that see the edge of a carrier', () => {
    expect(fuseAnswers([6, 6, -4, -6], times, fusion)).toBe(-3)
  })

  it('lets close views refuse on their own', () => {
    expect(fuseAnswers([-6, -6, 2, 2], times, fusion)).toBe(-2)
  })

  it('averages where no view is wide', () => {
    expect(fuseAnswers([3, 1], [1, 1.4], fusion)).toBe(2)
  })
})
