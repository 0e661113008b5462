import { expect, test, vi } from 'vitest'
import { createDelayLine } from './delay-line.js'

test('what comes after the delay has ended stays behind what came before', () => {
  vi.useFakeTimers()
  try {
    const passed: string[] = []
    const pass = createDelayLine()
    pass(() => passed.push('first'), 200)
    pass(() => passed.push('second'), 200)
    vi.advanceTimersByTime(100)
    pass(() => passed.push('third'), 0)
    expect(passed).toEqual([])
    vi.advanceTimersByTime(150)
    expect(passed).toEqual(['first', 'second', 'third'])
    pass(() => passed.push('fourth'), 0)
    expect(passed.at(-1)).toBe('fourth')
  } finally {
    vi.useRealTimers()
  }
})
