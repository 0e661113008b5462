import { expect, test } from 'vitest'
import { headTurn } from './head-turn.js'

test('degrees between two directions; a tilted head points where it did', () => {
  const straight = { yaw: 0, pitch: 5, roll: 0 }
  expect(headTurn(straight, { ...straight, roll: 20 })).toBeCloseTo(0, 4)
  expect(headTurn({ yaw: -8, pitch: 0, roll: 0 }, { yaw: 12, pitch: 0, roll: 0 })).toBeCloseTo(20, 4)
  expect(headTurn({ yaw: 0, pitch: -4, roll: 0 }, { yaw: 0, pitch: 9, roll: 0 })).toBeCloseTo(13, 4)
})
