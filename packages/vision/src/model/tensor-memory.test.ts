import { describe, expect, it } from 'vitest'
import { createTensorMemory } from './tensor-memory.js'

describe('memory of tensors', () => {
  it('is used again once it was given back, for any tensor that fits', () => {
    const { borrow, giveBack } = createTensorMemory()
    const first = borrow(100)
    expect(borrow(100).buffer).not.toBe(first.buffer)
    giveBack(first)
    const second = borrow(60)
    expect(second).toHaveLength(60)
    expect(second.buffer).toBe(first.buffer)
    expect(borrow(60).buffer).not.toBe(first.buffer)
  })

  it('is the smallest that is large enough', () => {
    const { borrow, giveBack } = createTensorMemory()
    const [large, small] = [borrow(100), borrow(10)]
    giveBack(large)
    giveBack(small)
    expect(borrow(5).buffer).toBe(small.buffer)
    expect(borrow(11).buffer).toBe(large.buffer)
  })

  it('stays with whoever made it, and is never given back twice', () => {
    const { borrow, giveBack } = createTensorMemory()
    const own = new Float32Array(10)
    giveBack(own)
    expect(borrow(10).buffer).not.toBe(own.buffer)
    const one = borrow(20)
    giveBack(one)
    giveBack(one)
    expect(borrow(20).buffer).toBe(one.buffer)
    expect(borrow(20).buffer).not.toBe(one.buffer)
  })

  it('does not grow without end', () => {
    const { borrow, giveBack } = createTensorMemory()
    const all = Array.from({ length: 6 }, (_, i) => borrow(10 + i))
    for (const one of all) giveBack(one)
    const kept = Array.from({ length: 6 }, () => borrow(10).buffer)
    expect(all.filter(({ buffer }) => kept.includes(buffer)).map(({ length }) => length)).toEqual([12, 13, 14, 15])
  })
})
