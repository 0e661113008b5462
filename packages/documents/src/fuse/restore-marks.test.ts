import { expect, it } from 'vitest'
import { restoreLost, restoreMarks } from './restore-marks.js'

it.each([
  ['GUEEMES LOPEZ', 'GUEMES LÓPEZ', 'GÜEMES LÓPEZ'],
  ['OEZTUERK', 'ÖZTURK', 'ÖZTÜRK'],
  ['QUINONES GUEEMES', 'QUIÑONES GUEMES', 'QUIÑONES GÜEMES'],
  ['HAAKON', 'HAKON', 'HÅKON'],
  ['MIGUEL', 'MIGUEL', 'MIGUEL'],
  ['JOERG', 'JORG', 'JORG'],
  ['ANA', 'ANNA', 'ANNA'],
])('%s and %s: %s', (zone, print, name) => {
  expect(restoreMarks(zone, print)).toBe(name)
})

it('gives up on other letters without trying every way to mark them', () => {
  const print = `${'UA'.repeat(11)}X`
  expect(restoreMarks(`${'UA'.repeat(11)}Y`, print)).toBe(print)
}, 2_000)

it.each([
  ['DANIELA URSULA', 'DANIELA RSULA', 'DANIELA ÚRSULA'],
  ['DANIELA URSULA', 'DANIELA USULA', 'DANIELA URSULA'],
  ['NURIA', 'NRIA', 'NURIA'],
])('%s of which print has %s: %s', (zone, print, name) => {
  expect(restoreLost(zone, print)).toBe(name)
})
