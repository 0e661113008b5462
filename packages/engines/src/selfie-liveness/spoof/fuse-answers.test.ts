import { describe, expect, it } from 'vitest'
import { fuseAnswers } from './fuse-answers.js'

const fusion = { weight: 4, margin: 1.5 }

describe('fuseAnswers', () => {
  it('averages close views where nothing shows around the face', () => {
    expect(fuseAnswers([1, 2, 3, 4], [-8, -9], fusion)).toBeCloseTo(2.5, 3)
  })

  it('believes a wide view that sees what carries the picture, however live the face looks', () => {
    expect(fuseAnswers([4, 4], [5.5, -9], fusion)).toBeCloseTo(4 - 8, 1)
  })

  it('lets close views reject on their own', () => {
    expect(fuseAnswers([-6, -2], [-9, -9], fusion)).toBeCloseTo(-4, 3)
  })

  it('takes the close views alone where no wide one was asked', () => {
    expect(fuseAnswers([1, 3], [], fusion)).toBe(2)
  })

  it('never makes a face more live', () => {
    expect(fuseAnswers([1], [-1e6], fusion)).toBe(1)
  })

  it('stays a number whatever the wide views say', () => {
    expect(fuseAnswers([0], [1e4], fusion)).toBeCloseTo(-4 * (1e4 - 1.5))
  })
})
