import { expect, test } from 'vitest'
import { bytesOf, createBodyRoom } from './body-room.js'

test('forms beyond the room are refused until others have been stored', () => {
  const room = createBodyRoom(100)
  const first = room.take('a', 40)!
  expect(room.take('b', 50)).not.toBeNull()
  expect(room.take('c', 20)).toBeNull()
  first()
  first()
  expect(room.take('c', 20)).not.toBeNull()
  expect(room.take('d', 40), 'given back once').toBeNull()
})

test('one tenant leaves half of the room to others', () => {
  const room = createBodyRoom(100)
  expect(room.take('flood', 30)).not.toBeNull()
  expect(room.take('flood', 30)).toBeNull()
  expect(room.take('other', 30)).not.toBeNull()
})

test('one form is taken whatever its size', () => {
  const room = createBodyRoom(10)
  const giveBack = room.take('a', 50)!
  expect(room.take('a', 1)).toBeNull()
  giveBack()
  expect(room.take('a', 1)).not.toBeNull()
})

test('a length that is not stated, or not true, counts as the largest', () => {
  expect(bytesOf({ headers: { 'content-length': '7' } }, 100)).toBe(7)
  expect(bytesOf({ headers: {} }, 100)).toBe(100)
  expect(bytesOf({ headers: { 'content-length': '1e9' } }, 100)).toBe(100)
})
