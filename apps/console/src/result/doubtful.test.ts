import { expect, test } from 'vitest'
import { doubtful } from './doubtful.js'

test('of each signal the side is told on which it is nearer to its own threshold', () => {
  const front = { signals: [{ name: 'screen', value: 0.3, threshold: 0.4 }] }
  const back = { signals: [{ name: 'screen', value: 0.5, threshold: 0.9 }] }
  expect(doubtful([front, back])).toEqual([{ name: 'screen', value: 0.3, threshold: 0.4, at: 0 }])
  expect(doubtful([{ signals: null }, back])).toMatchObject([{ value: 0.5, at: 1 }])
})
